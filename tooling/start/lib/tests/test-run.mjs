import { startTestPostgres } from '../../../postgres/start-test-postgres.mjs'
import { build } from '../build.mjs'
import { findOrInstallChromium } from '../chromium.mjs'
import { installWhenNeeded } from '../install.mjs'
import { makeMemoryFolder } from '../memory-folder.mjs'
import { requireMachineNode } from '../node-version.mjs'
import { nodeForScripts } from '../own-node.mjs'
import { print, step } from '../terminal.mjs'
import { texts } from '../texts.mjs'
import { runSuite } from './run-suite.mjs'

/** Returns the PostgreSQL of TEST_DATABASE_URL, or starts a temporary one if installed. */
async function postgresForTests() {
  const configured = process.env.TEST_DATABASE_URL
  if (configured) return { url: configured, stop: async () => {} }
  const started = await step(texts.postgres, startTestPostgres)
  if (!('missing' in started)) return started
  print(texts.noPostgres(started.missing))
  return { url: '', stop: async () => {} }
}

/**
 * Installs and builds what is out of date, then calls `work` with a function that runs one suite with a browser and
 * PostgreSQL.
 *
 * @template T
 * @param {(runOne: (suite: object) => ReturnType<typeof runSuite>) => Promise<T>} work
 */
export async function withTestMachine(work) {
  requireMachineNode()
  await installWhenNeeded()
  const node = nodeForScripts()
  await build(node)
  const chromium = await step(texts.lookingForBrowser, () => findOrInstallChromium(node))
  const memory = makeMemoryFolder()
  if (memory !== null) process.env.TMPDIR = memory.path
  const postgres = await postgresForTests()
  const env = { TEST_DATABASE_URL: postgres.url, CHROMIUM_PATH: chromium }
  try {
    return await work(suite => runSuite(node, suite, env))
  } finally {
    await postgres.stop()
    memory?.remove()
  }
}
