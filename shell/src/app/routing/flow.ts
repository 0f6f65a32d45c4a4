import type { BuiltInApp } from '../../features/sub-apps/manifest/built-in-app.ts'
import { FLOW_PATHS, firstSegment, PATHS } from '../../paths.ts'
import { type LazyModule, lazyModule } from '../../platform/parts/lazy-module.ts'
import type { Counts } from './work-flow.ts'

/** Page names are available once it has loaded. The first page does not need them. */
const code = lazyModule(() => import('./work-flow.ts'), 'on-demand')

/** Returns the work flow as a built-in application. @param counts source and target of task change notifications */
export function workFlow(counts: Counts): BuiltInApp {
  const name = firstSegment(PATHS.flow)
  return {
    manifest: {
      name,
      version: '1.0.0',
      tabs: 'multi',
      // Menu pages are titled after their entries; others set their own title.
      titles: {},
      keepAlive: Object.values(FLOW_PATHS),
      confirmClose: [],
    },
    async module() {
      const { flowApp, FLOW_PAGES, createFlowHints } = await code.get()
      return flowApp({ name, pages: FLOW_PAGES, hints: createFlowHints(counts) })
    },
  }
}

/** Returns the code still to load for users with work flow pages in their menu. */
export function workFlowToLoad(paths: readonly string[]): LazyModule<unknown>[] {
  const isWanted = paths.some(path => firstSegment(path) === firstSegment(PATHS.flow))
  return isWanted && !code.isLoaded ? [code] : []
}
