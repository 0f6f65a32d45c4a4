import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash, placeVersion } from '@apron/sdk/version-folder'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { dropOldVersions } from './old-versions.ts'
import type { Places } from './places.ts'

export const REACT_IDS = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const

interface SharedBuild {
  /** Prefix of the folder name. */
  readonly name: string
  /** Modules by file name without `.js`. */
  readonly input: Readonly<Record<string, string>>
  readonly plugins?: readonly Plugin[]
  /** Modules that the import map serves from other files. */
  readonly external: readonly (string | RegExp)[]
  /** How code is split into files; false for one file. */
  readonly codeSplitting: false | Rolldown.CodeSplittingOptions
}

/** Builds one shared library into `dist/shared/<name>-<hash>/` and returns that folder. */
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
        // Libraries mark modules for server-side React, which does not matter here.
        checks: { moduleLevelDirective: false },
        // The only place for externals: with `external` as well, CommonJS dependencies would keep `require`.
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
