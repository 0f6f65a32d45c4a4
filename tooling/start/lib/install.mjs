import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { isNetworkError, knownFailure } from './failure.mjs'
import { installArguments, isInstalled } from './installed.mjs'
import { npm } from './npm.mjs'
import { ownNodePackage } from './own-node.mjs'
import { ROOT } from './paths.mjs'
import { ExpectedError, step } from './terminal.mjs'
import { texts } from './texts.mjs'

/** A single small query to the registry. npm's own retries would take minutes to notice that nobody answers. */
const REGISTRY_PROBE = [
  'view',
  'typescript',
  'name',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=500',
  '--fetch-timeout=20000',
]
const LINES_SHOWN = 12

const MB = 1024 * 1024
/** Space for a first installation, including npm's own files. */
const FIRST_INSTALL_MB = 1_000
/** Space for an installation without development libraries. */
const FIRST_PRODUCT_INSTALL_MB = 750
/** With less free space after a failed installation, that is the cause, whatever npm reports. */
const NEARLY_NOTHING_MB = 50

/**
 * Installs the libraries of the lock file if any are missing or it changed, and verifies the result.
 *
 * @param {{ development?: boolean }} which whether to include development libraries
 */
export async function installWhenNeeded({ development = true } = {}) {
  const wanted = { development, ownNode: ownNodePackage() }
  if (isInstalled(ROOT, wanted)) return
  await step(texts.installing, () => install(wanted), { quiet: true })
}

async function install(wanted) {
  const first = !existsSync(join(ROOT, 'node_modules'))
  const needed = wanted.development ? FIRST_INSTALL_MB : FIRST_PRODUCT_INSTALL_MB
  if (first && freeMb() < needed) throw new ExpectedError(texts.spaceNeeded(ROOT, freeMb(), needed))
  const probe = await npm(REGISTRY_PROBE)
  const offline = probe.code !== 0 && isNetworkError(probe.output)
  // Without a network everything may still be in npm's cache.
  const { code, output } = await npm([
    ...installArguments(ROOT, wanted.development),
    offline ? '--offline' : '--prefer-offline',
  ])
  if (code === 0 && isInstalled(ROOT, wanted)) return
  if (freeMb() < NEARLY_NOTHING_MB) throw new ExpectedError(texts.diskFull(ROOT))
  const known = knownFailure(output, ROOT)
  if (known !== null) throw known
  throw new ExpectedError(offline ? texts.offline : texts.installFailed(lastLines(output)))
}

function freeMb() {
  const { bavail, bsize } = statfsSync(ROOT)
  return Math.floor((bavail * bsize) / MB)
}

function lastLines(output) {
  return output.trim().split('\n').slice(-LINES_SHOWN).join('\n')
}
