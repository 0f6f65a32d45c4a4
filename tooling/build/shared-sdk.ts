import { join } from 'node:path'
import type { Places } from './places.ts'
import type { Target } from './target.ts'
import { buildShared } from './vite-build.ts'

export function sharedSdk(places: Places): Target {
  return {
    name: 'sdk',
    inputs: ['package-lock.json', 'tooling/build', 'packages/sdk', 'packages/contract'],
    async build() {
      const folder = await buildShared(places, {
        name: 'sdk',
        input: { sdk: join(places.root, 'packages/sdk/src/public.ts') },
        externalReact: true,
        codeSplitting: false,
      })
      return [folder]
    },
  }
}
