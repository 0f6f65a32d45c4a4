import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What npm is told to install the libraries, by the start scripts and by people. It takes every version from the lock
 * file and leaves that file as it is. `npm ci` does the same from nothing; it empties node_modules first, so that an
 * update without a network or on a full disk would leave no libraries at all.
 */
export const INSTALL = ['install', '--no-save', '--ignore-scripts']

/**
 * Whether node_modules holds what the lock file says. npm keeps its own record of what it installed, so that no file
 * of a library need be looked at. Packages of other platforms are optional and may be missing; npm also leaves out an
 * optional one that it could not write, so the project's own Node is asked for by name.
 *
 * @param {string} root folder of the repository
 * @param {string | undefined} ownNode name of the package with this platform's Node
 */
export function isInstalled(root, ownNode) {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  if (wanted === null || present === null) return false
  return Object.entries(wanted).every(([path, entry]) => {
    const inFolder = path.includes('node_modules/')
    const here = present[path]
    const mayMiss = entry.optional && path !== `node_modules/${ownNode}`
    if (!inFolder || (mayMiss && here === undefined)) return true
    // Packages of platforms that no registry at hand had when the file was written are there without their checksum.
    const sameContents = entry.integrity === undefined || here?.integrity === entry.integrity
    return here?.version === entry.version && sameContents
  })
}

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null
  } catch {
    return null
  }
}
