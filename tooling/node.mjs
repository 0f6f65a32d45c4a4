// Runs a script of the project with the project's own Node: node tooling/node.mjs <script> [arguments]
import { INSTALL, isInstalled } from './start/lib/installed.mjs'
import { nodeForScripts } from './start/lib/own-node.mjs'
import { ROOT } from './start/lib/paths.mjs'
import { run } from './start/lib/run.mjs'
import { Stop, script } from './start/lib/terminal.mjs'
import { texts } from './start/lib/texts.mjs'

await script(() => {
  if (!isInstalled(ROOT)) throw new Stop(texts.notInstalled(`npm ${INSTALL.join(' ')}`))
  return run(nodeForScripts(), process.argv.slice(2))
})
