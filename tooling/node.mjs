// Runs a script of the project with the project's own Node: node tooling/node.mjs <script> [arguments]
import { installArguments, isInstalled, needsDevelopment } from './start/lib/installed.mjs'
import { nodeForScripts } from './start/lib/own-node.mjs'
import { ROOT } from './start/lib/paths.mjs'
import { run } from './start/lib/run.mjs'
import { ExpectedError, script } from './start/lib/terminal.mjs'
import { texts } from './start/lib/texts.mjs'

await script(() => {
  const args = process.argv.slice(2)
  const development = needsDevelopment(args[0])
  if (!isInstalled(ROOT, { development }))
    throw new ExpectedError(texts.notInstalled(`npm ${installArguments(ROOT, development).join(' ')}`))
  return run(nodeForScripts(), args)
})
