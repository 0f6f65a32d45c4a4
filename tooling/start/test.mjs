// npm test: installs and builds what is out of date, then runs all tests on the embedded store and on PostgreSQL.
import { startTestPostgres } from '../postgres/start-test-postgres.mjs'
import { build } from './lib/build.mjs'
import { findOrInstallChromium } from './lib/chromium.mjs'
import { installWhenNeeded } from './lib/install.mjs'
import { requireMachineNode } from './lib/node-version.mjs'
import { nodeForScripts } from './lib/own-node.mjs'
import { runSuite, SUITES } from './lib/suites.mjs'
import { say, script, step } from './lib/terminal.mjs'
import { texts } from './lib/texts.mjs'

/** A PostgreSQL that TEST_DATABASE_URL names, else a throw-away one where its programs are installed. */
async function postgresForTests() {
  const named = process.env.TEST_DATABASE_URL
  if (named) return { url: named, stop: async () => {} }
  const started = await step(texts.postgres, startTestPostgres)
  if (!('missing' in started)) return started
  say(texts.noPostgres(started.missing))
  return { url: '', stop: async () => {} }
}

async function main() {
  requireMachineNode()
  await installWhenNeeded()
  const node = nodeForScripts()
  await build(node)
  const chromium = await step(texts.lookingForBrowser, () => findOrInstallChromium(node))
  const postgres = await postgresForTests()
  const total = { passed: 0, failed: 0 }
  try {
    for (const suite of SUITES) {
      const { passed, failed } = await runSuite(node, suite, {
        TEST_DATABASE_URL: postgres.url,
        CHROMIUM_PATH: chromium,
      })
      total.passed += passed
      total.failed += failed
    }
  } finally {
    await postgres.stop()
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  return total.failed === 0 ? 0 : 1
}

await script(main)
