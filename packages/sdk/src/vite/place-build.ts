import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import { contentHash, filesBelow, placeVersion, sha384 } from './version-folder.ts'

function integrityOf(folder: string): Record<string, string> {
  return Object.fromEntries(filesBelow(folder).map(file => [file, sha384(readFileSync(join(folder, file)))]))
}

/**
 * Writes `manifest.json` into a finished build `<name>/<anything>/`, moves it to `<name>/<version>-<hash>/`
 * and records it in `<name>/newest.json`. The hash covers the files and the manifest without the hash, so the
 * same content has the same folder.
 * @returns the version with its hash
 */
export function placeBuild(
  folder: string,
  version: string,
  createManifest: (version: string, integrity: Readonly<Record<string, string>>) => SubAppManifest,
): string {
  const integrity = integrityOf(folder)
  const write = (writtenVersion: string) => {
    const manifest = createManifest(writtenVersion, integrity)
    writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  }
  write(version)
  const fullVersion = `${version}-${contentHash(folder)}`
  write(fullVersion)
  placeVersion(folder, join(folder, '..', fullVersion))
  writeFileSync(join(folder, '..', 'newest.json'), `${JSON.stringify({ version: fullVersion })}\n`)
  return fullVersion
}
