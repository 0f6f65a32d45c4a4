import { join } from 'node:path'
import { build } from './build.mjs'
import { installWhenNeeded } from './install.mjs'
import { requireMachineNode } from './node-version.mjs'
import { nodeForScripts } from './own-node.mjs'
import { ROOT } from './paths.mjs'
import { requireFreePort } from './port.mjs'
import { run } from './run.mjs'

/**
 * Installs what the product needs, builds what is out of date, and runs the server until it ends. Resolves with its
 * exit code.
 */
export async function startProduct(serverArgs) {
  requireMachineNode()
  await requireFreePort(process.env)
  await installWhenNeeded({ development: false })
  const node = nodeForScripts()
  // Compressing takes as long as building, and a demo is opened on the same machine.
  await build(node, serverArgs.includes('--demo') ? ['--no-compress'] : [])
  return run(node, [join(ROOT, 'server/src/app/main.ts'), ...serverArgs], { tied: true })
}
