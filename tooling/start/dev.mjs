// npm run dev: the portal on this machine with applications served from source, hot reload included.
import { join } from 'node:path'
import { installWhenNeeded } from './lib/install.mjs'
import { requireMachineNode } from './lib/node-version.mjs'
import { nodeForScripts } from './lib/own-node.mjs'
import { ROOT } from './lib/paths.mjs'
import { requireFreePort } from './lib/port.mjs'
import { run } from './lib/run.mjs'
import { script } from './lib/terminal.mjs'

await script(async () => {
  requireMachineNode()
  await requireFreePort({ ...process.env, HOST: '127.0.0.1' })
  await installWhenNeeded()
  return run(nodeForScripts(), [join(ROOT, 'tooling/dev/dev.ts'), ...process.argv.slice(2)], { tied: true })
})
