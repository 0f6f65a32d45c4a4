import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { knownFailure, speaksOfNetwork } from './failure.mjs'
import { INSTALL, isInstalled } from './installed.mjs'
import { npm } from './npm.mjs'
import { ownNodePackage } from './own-node.mjs'
import { ROOT } from './paths.mjs'
import { Stop, step } from './terminal.mjs'
import { texts } from './texts.mjs'

/** One small question to the registry: npm's own retries would take minutes to find out that nobody answers. */
const ASK = [
  'view',
  'typescript',
  'name',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=500',
  '--fetch-timeout=20000',
]
const LINES_SHOWN = 12

const MB = 1024 * 1024
/** What a first installation takes, with room for npm's own files. */
const FIRST_INSTALL_MB = 1_000
/** Less than this after a failed installation is the reason for it, whatever npm says. */
const NEARLY_NOTHING_MB = 50

/** Installs the libraries from the lock file when they are missing or the lock file changed. What was installed is compared afterwards. */
export async function installWhenNeeded() {
  if (isInstalled(ROOT, ownNodePackage())) return
  await step(texts.installing, install, { quiet: true })
}

async function install() {
  const first = !existsSync(join(ROOT, 'node_modules'))
  if (first && freeMb() < FIRST_INSTALL_MB)
    throw new Stop(texts.spaceNeeded(ROOT, freeMb(), FIRST_INSTALL_MB))
  const answer = await npm(ASK)
  const offline = answer.code !== 0 && speaksOfNetwork(answer.output)
  // Without a network everything may still be in npm's cache.
  const { code, output } = await npm([...INSTALL, offline ? '--offline' : '--prefer-offline'])
  if (code === 0 && isInstalled(ROOT, ownNodePackage())) return
  if (freeMb() < NEARLY_NOTHING_MB) throw new Stop(texts.diskFull(ROOT))
  const known = knownFailure(output, ROOT)
  if (known !== null) throw known
  throw new Stop(offline ? texts.offline : texts.installFailed(lastLines(output)))
}

function freeMb() {
  const { bavail, bsize } = statfsSync(ROOT)
  return Math.floor((bavail * bsize) / MB)
}

function lastLines(output) {
  return output.trim().split('\n').slice(-LINES_SHOWN).join('\n')
}
