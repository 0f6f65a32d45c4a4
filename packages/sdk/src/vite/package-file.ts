import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Fields read from a package.json. */
export interface PackageFile {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const EXACT = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/

/** @param folder of the package @throws if there is no package.json with a version */
export function readPackageFile(folder: string): PackageFile {
  const json: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (typeof json !== 'object' || json === null || !('version' in json) || typeof json.version !== 'string') {
    throw new Error(`${folder}/package.json has no version`)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm rejects dependencies that are not strings
  return json as PackageFile
}

function installedVersion(folder: string, library: string): string | null {
  const installedFolder = join(folder, 'node_modules', library)
  if (existsSync(join(installedFolder, 'package.json'))) return readPackageFile(installedFolder).version
  return dirname(folder) === folder ? null : installedVersion(dirname(folder), library)
}

/** Returns the exact versions of dependencies: from package.json, or as installed for files and ranges. */
export function exactDependencies(folder: string): Record<string, string> {
  const { dependencies = {} } = readPackageFile(folder)
  return Object.fromEntries(
    Object.entries(dependencies).map(([library, range]) => [
      library,
      EXACT.test(range) ? range : (installedVersion(folder, library) ?? range),
    ]),
  )
}
