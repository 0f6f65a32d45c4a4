import type { QueryClient } from '@tanstack/react-query'
import type { BuiltInApp } from '../../features/sub-apps/manifest/built-in-app.ts'
import { firstSegment, PATHS } from '../../paths.ts'
import { type LazyModule, lazyModule } from '../../platform/parts/lazy-module.ts'

const code = lazyModule(() => import('../../features/favourites/favourites-app.tsx'), 'on-demand')
const page = lazyModule(() => import('../../features/favourites/favourites.page.tsx'), 'on-demand')

/**
 * Returns the favourites page as a built-in application. @param queries query cache shared with other views of
 * favourites
 */
export function favourites(queries: QueryClient): BuiltInApp {
  const name = firstSegment(PATHS.favourites)
  return {
    manifest: {
      name,
      version: '1.0.0',
      tabs: 'multi',
      titles: {},
      keepAlive: [PATHS.favourites],
      confirmClose: [],
    },
    async module() {
      const { favouritesApp } = await code.get()
      return favouritesApp({ name, page, queries })
    },
  }
}

/** Returns the code still to load if the page is among these. */
export function favouritesToLoad(paths: readonly string[]): LazyModule<unknown>[] {
  return (paths.includes(PATHS.favourites) ? [code, page] : []).filter(({ isLoaded }) => !isLoaded)
}
