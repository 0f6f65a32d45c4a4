import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash, placeVersion } from '@apron/sdk/version-folder'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { dropOldVersions } from './old-versions.ts'
import type { Places } from './places.ts'

export const REACT_IDS = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const

interface SharedBuild {
  /** Start of the folder's name. */
  readonly name: string
  /** Name of the file without `.js` → module. */
  readonly input: Readonly<Record<string, string>>
  readonly plugins?: readonly Plugin[]
  /** What the import map serves by other files: stays outside. */
  readonly external: readonly (string | RegExp)[]
  /** How it is cut into files; false: one file. */
  readonly codeSplitting: false | Rolldown.CodeSplittingOptions
}

/** Builds one shared library into `dist/shared/<name>-<hash>/` and answers that folder. */
export async function buildShared(places: Places, shared: SharedBuild): Promise<string> {
  const { build, esmExternalRequirePlugin } = await import('vite')
  const { BROWSER_TARGET } = await import('@apron/sdk/vite')
  const outDir = join(places.shared, `.building-${shared.name}`)
  const config: InlineConfig = {
    configFile: false,
    root: places.root,
    mode: 'production',
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [...(shared.plugins ?? [])],
    build: {
      outDir,
      emptyOutDir: true,
      target: BROWSER_TARGET,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { ...shared.input },
        preserveEntrySignatures: 'strict',
        // Libraries mark their modules for servers that render React; that means nothing here.
        checks: { moduleLevelDirective: false },
        // The only place that names externals: with `external` beside it, CommonJS dependencies keep `require`.
        plugins:
          shared.external.length === 0 ? [] : [esmExternalRequirePlugin({ external: [...shared.external] })],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: chunk => `${chunk.name.replaceAll('~', '-')}.js`,
          assetFileNames: '[name][extname]',
          codeSplitting: shared.codeSplitting,
        },
      },
    },
  }
  rmSync(outDir, { recursive: true, force: true })
  await build(config)
  const folder = `${shared.name}-${contentHash(outDir)}`
  placeVersion(outDir, join(places.shared, folder))
  dropOldVersions(places.shared, shared.name, folder)
  return `dist/shared/${folder}`
}
