import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { SubAppConfig } from '../app/sub-app-config.ts'
import { buildManifest } from './build-manifest.ts'
import { entryFiles, sharedRanges } from './entry-files.ts'
import { contentHash, filesBelow, placeVersion, sha384 } from './version-folder.ts'

interface PackageFile {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

function readPackageFile(root: string): PackageFile {
  const json: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (typeof json !== 'object' || json === null || !('version' in json) || typeof json.version !== 'string') {
    throw new Error(`${root}/package.json has no version`)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm itself refuses dependencies that are no texts
  return json as PackageFile
}

function integrityOf(folder: string): Record<string, string> {
  return Object.fromEntries(filesBelow(folder).map(file => [file, sha384(readFileSync(join(folder, file)))]))
}

/**
 * Writes `manifest.json` and moves the build to `<name>/<version>-<hash>/`. The hash is that of the files and of the
 * manifest without its version, so the same content is the same folder.
 */
export function writeManifestPlugin(config: SubAppConfig): Plugin {
  let resolved: ResolvedConfig | undefined
  return {
    name: 'apron:write-manifest',
    apply: 'build',
    configResolved(given) {
      resolved = given
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(output, bundle) {
        if (resolved === undefined || output.dir === undefined) throw new Error('Vite gave no output folder')
        const folder = output.dir
        const { version, dependencies = {} } = readPackageFile(resolved.root)
        const facts = {
          ...entryFiles(bundle),
          integrity: integrityOf(folder),
          shared: sharedRanges(bundle, dependencies),
        }
        const write = (fullVersion: string) => {
          const manifest = buildManifest(config, { ...facts, version: fullVersion })
          writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
        }
        write(version)
        const fullVersion = `${version}-${contentHash(folder)}`
        write(fullVersion)
        placeVersion(folder, join(folder, '..', fullVersion))
        writeFileSync(join(folder, '..', 'newest.json'), `${JSON.stringify({ version: fullVersion })}\n`)
      },
    },
  }
}
