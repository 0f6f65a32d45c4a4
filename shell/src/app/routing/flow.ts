import type { BuiltInApp } from '../../features/sub-apps/manifest/built-in-app.ts'
import { FLOW_PATHS, firstSegment, PATHS } from '../../paths.ts'
import { type LazyModule, lazyModule } from '../../platform/parts/lazy-module.ts'
import type { Counts } from './work-flow.ts'

/** Loaded on demand. Until then the names of its pages are unknown; the portal shows its first page without them. */
const code = lazyModule(() => import('./work-flow.ts'), 'on-demand')

/** Returns the work flow as a built-in application. Its pages watch and refresh the counts of messages and tasks. */
export function workFlow(counts: Counts): BuiltInApp {
  const name = firstSegment(PATHS.flow)
  return {
    manifest: {
      name,
      version: '1.0.0',
      tabs: 'multi',
      // Pages in the menu are titled after their menu entries. Other pages set their title.
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

/** Returns the code that is not loaded yet, if the menu paths include work flow pages. */
export function workFlowToLoad(paths: readonly string[]): LazyModule<unknown>[] {
  const hasWorkFlow = paths.some(path => firstSegment(path) === firstSegment(PATHS.flow))
  return hasWorkFlow && !code.isLoaded ? [code] : []
}
