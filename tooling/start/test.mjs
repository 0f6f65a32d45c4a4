// npm test: installs and builds what is out of date, then runs all tests; on PostgreSQL those that prove something there, in .ci/run all.
// npm test -- workCard: those of one application.
import { startTestPostgres } from '../postgres/start-test-postgres.mjs'
import { build } from './lib/build.mjs'
import { findOrInstallChromium } from './lib/chromium.mjs'
import { installWhenNeeded } from './lib/install.mjs'
import { requireMachineNode } from './lib/node-version.mjs'
import { nodeForScripts } from './lib/own-node.mjs'
import { runSuite } from './lib/run-suite.mjs'
import { suitesOf } from './lib/suites.mjs'
import { say, script, step } from './lib/terminal.mjs'
import { shareLines } from './lib/test-times.mjs'
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
  const [application] = process.argv.slice(2)
  const whole = process.env.CI !== undefined
  const suites = suitesOf(application, { whole })
  const stores = application === undefined && !whole ? 'marked' : 'all'
  requireMachineNode()
  await installWhenNeeded()
  const node = nodeForScripts()
  await build(node)
  const chromium = await step(texts.lookingForBrowser, () => findOrInstallChromium(node))
  const postgres = await postgresForTests()
  const ran = []
  try {
    for (const suite of suites) {
      const env = { TEST_DATABASE_URL: postgres.url, TEST_STORES: stores, CHROMIUM_PATH: chromium }
      ran.push(await runSuite(node, suite, env))
    }
  } finally {
    await postgres.stop()
  }
  for (const line of shareLines(ran)) process.stdout.write(`${line}\n`)
  const passed = ran.reduce((sum, suite) => sum + suite.passed, 0)
  const failed = ran.reduce((sum, suite) => sum + suite.failed, 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
}

await script(main)
