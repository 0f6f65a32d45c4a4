import { join } from 'node:path'
import type { Places } from '../places.ts'
import type { Target } from '../target.ts'
import { buildShared, REACT_IDS } from '../vite-build.ts'

/**
 * `@apron/sdk`, and `@apron/sdk/query` in a separate file: the cache for applications, which the first document does
 * not need.
 */
export function sharedSdk(places: Places): Target {
  const source = join(places.root, 'packages/sdk/src')
  return {
    name: 'sdk',
    inputs: ['package-lock.json', 'tooling/build', 'packages/sdk', 'packages/contract'],
    async build() {
      const sdk = await buildShared(places, {
        name: 'sdk',
        input: { sdk: join(source, 'public.ts') },
        external: REACT_IDS,
        codeSplitting: false,
      })
      const query = await buildShared(places, {
        name: 'query',
        input: { query: join(source, 'query/public.ts') },
        // It shares the SDK's contexts, of which there must be only one each.
        external: [...REACT_IDS, '@apron/sdk'],
        codeSplitting: false,
      })
      return [sdk, query]
    },
  }
}
