import type { Plugin, ResolvedConfig } from 'vite'
import type { SubAppConfig } from '../app/sub-app-config.ts'
import { buildManifest } from './build-manifest.ts'
import { entryFiles, sharedRanges } from './entry-files.ts'
import { notKept } from './not-kept.ts'
import { exactDependencies, readPackageFile } from './package-file.ts'
import { placeBuild } from './place-build.ts'

/** Writes `manifest.json` and moves the build to `<name>/<version>-<hash>/`. */
export function writeManifestPlugin(config: SubAppConfig): Plugin {
  let resolved: ResolvedConfig | undefined
  return {
    name: 'apron:write-manifest',
    apply: 'build',
    configResolved(viteConfig) {
      resolved = viteConfig
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(output, bundle) {
        if (resolved === undefined || output.dir === undefined) throw new Error('Vite set no output folder')
        const folder = output.dir
        const { root } = resolved
        const facts = {
          ...entryFiles(bundle),
          shared: sharedRanges(bundle, exactDependencies(root)),
          notKept: notKept(config, bundle),
        }
        placeBuild(folder, readPackageFile(root).version, (fullVersion, integrity) =>
          buildManifest(config, { ...facts, integrity, version: fullVersion }),
        )
      },
    },
  }
}
