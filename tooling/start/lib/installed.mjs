import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * npm arguments for installing the libraries, for the start scripts and for people. Takes every version from the lock
 * file without changing it. `npm ci` would empty node_modules first, so that an update without a network or on a full
 * disk would leave no libraries at all.
 */
const INSTALL = ['install', '--no-save', '--ignore-scripts']

/** Scripts for building and running the product. They need only `dependencies`. */
const PRODUCT_SCRIPTS = /^(?:server[/]src|tooling[/]build)[/]/

/**
 * Returns npm arguments for installing the libraries, with or without development libraries. If the latter are
 * installed already, npm would remove them, so they are updated instead.
 *
 * @param {string} root folder of the repository
 * @param {boolean} development
 */
export function installArguments(root, development) {
  return [...INSTALL, development || hasDevelopment(root) ? '--include=dev' : '--omit=dev']
}

/** @param {string | undefined} script path in the repository */
export function needsDevelopment(script = '') {
  return !PRODUCT_SCRIPTS.test(script)
}

/**
 * True if node_modules matches the lock file. Compares npm's own record of the installation, so that no library file
 * has to be read. Packages of other platforms are optional and may be missing. npm also skips an optional package that
 * it could not write, so the project's own Node is checked by name.
 *
 * @param {string} root folder of the repository
 * @param {{ development: boolean, ownNode?: string | undefined }} wanted whether development libraries are required,
 * and the package of this platform's Node
 */
export function isInstalled(root, { development, ownNode }) {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = presentPackages(root)
  if (wanted === null || present === null) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    if (!development && entry.dev) return true
    const here = present[path]
    // devOptional: needed for development, optional for the product.
    const optional = entry.optional || (!development && entry.devOptional)
    const mayMiss = optional && path !== `node_modules/${ownNode}`
    if (mayMiss && here === undefined) return true
    // Platform packages that were unavailable when the lock file was written have no checksum.
    const sameContents = entry.integrity === undefined || here?.integrity === entry.integrity
    return here?.version === entry.version && sameContents
  })
}

function hasDevelopment(root) {
  return Object.values(presentPackages(root) ?? {}).some(({ dev }) => dev)
}

function presentPackages(root) {
  return packagesOf(join(root, 'node_modules', '.package-lock.json'))
}

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null
  } catch {
    return null
  }
}
