import { join } from 'node:path'
import type { Plugin } from 'vite'
import { packageParts } from '../package-parts.ts'
import type { Places } from '../places.ts'
import type { Target } from '../target.ts'
import { buildShared, REACT_IDS } from '../vite-build.ts'
import { bundleSources } from './ui-bundles.ts'

const PREFIX = 'virtual:ui-'

/** Generates a module per bundle that exports everything its parts export. */
function bundlesPlugin(bundles: ReadonlyMap<string, readonly string[]>): Plugin {
  const sourcesOf = (id: string) => (id.startsWith(PREFIX) ? bundles.get(id.slice(PREFIX.length)) : undefined)
  return {
    name: 'apron:ui-bundles',
    resolveId: id => (sourcesOf(id) === undefined ? null : id),
    load: id =>
      sourcesOf(id)
        ?.map(source => `export * from ${JSON.stringify(source)}`)
        .join('\n'),
    buildEnd(error) {
      if (error !== undefined) return
      for (const [bundle, sources] of bundles) {
        const names = sources.flatMap(source => this.getModuleInfo(source)?.exports ?? [])
        const twice = names.filter((name, index) => names.indexOf(name) !== index)
        // With two equal names neither would be exported, silently.
        if (twice.length > 0) throw new Error(`Two parts of the bundle ${bundle} export ${twice.join(', ')}`)
      }
    },
  }
}

export function sharedUi(places: Places): Target {
  return {
    name: 'ui',
    inputs: [
      'package-lock.json',
      'tooling/build',
      'packages/sdk/src/vite',
      'packages/contract/src/texts',
      'packages/ui/package.json',
      'packages/ui/src',
    ],
    async build() {
      const bundles = bundleSources(packageParts(places.root, 'ui'))
      const folder = await buildShared(places, {
        name: 'ui',
        input: {
          ...Object.fromEntries([...bundles.keys()].map(name => [name, PREFIX + name])),
          ui: join(places.root, 'packages/ui/src/ui.css'),
        },
        plugins: [bundlesPlugin(bundles)],
        external: REACT_IDS,
        // Code shared by several bundles is grouped into few files, so that a page does not load what only others need.
        codeSplitting: {
          groups: [
            { name: 'common', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
          ],
        },
      })
      return [folder]
    },
  }
}
