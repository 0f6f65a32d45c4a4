import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What npm is told to install the libraries, by the start scripts and by people. It takes every version from the lock
 * file and leaves that file as it is. `npm ci` does the same from nothing; it empties node_modules first, so that an
 * update without a network or on a full disk would leave no libraries at all.
 */
const INSTALL = ['install', '--no-save', '--ignore-scripts']

/** Building and running the product: what these scripts need are `dependencies`, all else is for development. */
const PRODUCT_SCRIPTS = /^(?:server[/]src|tooling[/]build)[/]/

/**
 * Arguments of npm that install the libraries, with or without those for development. npm would remove the latter where
 * they are already, so that they are brought up to date there too.
 *
 * @param {string} root folder of the repository
 * @param {boolean} development
 */
export function installArguments(root, development) {
  return [...INSTALL, development || hasDevelopment(root) ? '--include=dev' : '--omit=dev']
}

/** @param {string | undefined} script of the project, as its path in the repository */
export function needsDevelopment(script = '') {
  return !PRODUCT_SCRIPTS.test(script)
}

/**
 * Whether node_modules holds what the lock file says. npm keeps its own record of what it installed, so that no file
 * of a library need be looked at. Packages of other platforms are optional and may be missing; npm also leaves out an
 * optional one that it could not write, so the project's own Node is asked for by name.
 *
 * @param {string} root folder of the repository
 * @param {{ development: boolean, ownNode?: string | undefined }} wanted whether the libraries for development must be
 *   there, and the name of the package with this platform's Node
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
    // Packages of platforms that no registry at hand had when the file was written are there without their checksum.
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
