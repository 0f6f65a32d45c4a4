import { packageParts } from '../package-parts.ts'
import type { Places } from '../places.ts'
import type { Target } from '../target.ts'
import { buildShared, REACT_IDS } from '../vite-build.ts'

/** Builds one file for each part of `@apron/pages`, on top of the SDK and the UI parts that the page has anyway. */
export function sharedPages(places: Places): Target {
  return {
    name: 'pages',
    inputs: [
      'package-lock.json',
      'tooling/build',
      'packages/contract',
      'packages/pages/package.json',
      'packages/pages/src',
      'packages/sdk/src/vite',
    ],
    async build() {
      const folder = await buildShared(places, {
        name: 'pages',
        input: Object.fromEntries(packageParts(places.root, 'pages')),
        external: [...REACT_IDS, '@apron/sdk', '@apron/sdk/query', /^@apron\/ui\/[a-z-]+$/],
        codeSplitting: { groups: [] },
      })
      return [folder]
    },
  }
}
