// The browser tests that npm test left out: corners, hosting, other languages and window sizes; prints "N passed, N failed" last.
import { findOrInstallChromium } from '../tooling/start/lib/chromium.mjs'
import { nodeForScripts } from '../tooling/start/lib/own-node.mjs'
import { runSuite } from '../tooling/start/lib/run-suite.mjs'
import { BROWSER_REST } from '../tooling/start/lib/suites.mjs'
import { script } from '../tooling/start/lib/terminal.mjs'
import { shareLines } from '../tooling/start/lib/test-times.mjs'

await script(async () => {
  const node = nodeForScripts()
  const ran = await runSuite(node, BROWSER_REST, { CHROMIUM_PATH: await findOrInstallChromium(node) })
  for (const line of shareLines([ran])) process.stdout.write(`${line}\n`)
  process.stdout.write(`\n${ran.passed} passed, ${ran.failed} failed\n`)
  return ran.failed === 0 ? 0 : 1
})
