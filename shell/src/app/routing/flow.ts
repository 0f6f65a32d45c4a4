import type { BuiltInApp } from '../../features/sub-apps/built-in-app.ts'
import { FLOW_PATHS, firstSegment, PATHS } from '../../paths.ts'
import { type FetchedCode, fetchedCode } from '../../platform/parts/fetched-code.ts'
import type { Counts } from './work-flow.ts'

/** Its pages are known once it is there: the first page does without their names. */
const code = fetchedCode(() => import('./work-flow.ts'), 'asked')

/** The work flow: an application that is shipped with the shell. @param counts what it hears of tasks by, and tells */
export function workFlow(counts: Counts): BuiltInApp {
  const name = firstSegment(PATHS.flow)
  return {
    manifest: {
      name,
      version: '1.0.0',
      tabs: 'multi',
      // A page of the menu is called as its entry is; the others say what they show.
      titles: {},
      keepAlive: Object.values(FLOW_PATHS),
      confirmClose: [],
    },
    async module() {
      const { flowApp, FLOW_PAGES, hintsOf } = await code.get()
      return flowApp({ name, pages: FLOW_PAGES, hints: hintsOf(counts) })
    },
  }
}

/** What is still to be fetched for those who have one of its pages in their menu. */
export function workFlowNotFetched(paths: readonly string[]): FetchedCode<unknown>[] {
  const isWanted = paths.some(path => firstSegment(path) === firstSegment(PATHS.flow))
  return isWanted && !code.fetched ? [code] : []
}
