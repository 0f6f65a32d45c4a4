// The browser tests that npm test left out: corners, hosting, other languages and window sizes; prints "N passed, N failed" last.
import { findOrInstallChromium } from '../tooling/start/lib/chromium.mjs'
import { nodeForScripts } from '../tooling/start/lib/own-node.mjs'
import { runSuite, SUITES } from '../tooling/start/lib/suites.mjs'
import { script } from '../tooling/start/lib/terminal.mjs'

await script(async () => {
  const node = nodeForScripts()
  const browser = SUITES.find(({ name }) => name === 'browser')
  const { passed, failed } = await runSuite(
    node,
    { ...browser, reportName: 'browser-matrix' },
    {
      BROWSER_RUNS: 'rest',
      CHROMIUM_PATH: await findOrInstallChromium(node),
    },
  )
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
})
