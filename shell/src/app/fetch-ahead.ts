import { authorisedPaths } from '../features/navigation/menu-rules.ts'
import { fetchLibrariesLater } from '../features/sub-apps/shared-libraries.ts'
import { afterFirstPage } from '../platform/after-first-page.ts'
import { type FetchedCode, notFetched } from '../platform/parts/fetched-code.ts'
import { keepFetching } from '../platform/parts/keep-fetching.ts'
import { savesData } from '../platform/saves-data.ts'
import { administrationNotFetched } from './routing/administration.ts'
import { favouritesNotFetched } from './routing/favourites.ts'
import { workFlowNotFetched } from './routing/flow.ts'
import type { Shell } from './shell.ts'

const nothing = (): void => undefined

/** What this person may need when there is no network, the most needed first. */
function wanted(shell: Shell): FetchedCode<unknown>[] {
  const first = notFetched('first')
  // What is missing from a portal that was deployed anew does not come back; but on a bad line it is one request that was lost, and the
  // dialogs and the live connection must not wait for a reload.
  if (shell.view.getState().portalChanged || savesData()) return first
  const paths = [...authorisedPaths(shell.session.getState().data?.menus ?? [])]
  const pages = [
    ...favouritesNotFetched(paths),
    ...workFlowNotFetched(paths),
    ...administrationNotFetched(paths),
  ]
  return [...first, ...notFetched('idle'), ...pages]
}

/** When the first page is done and nothing else is: what comes next, before it is asked for. @returns ends it */
export function fetchAhead(shell: Shell): () => void {
  let stop = nothing
  const forgetLibraries = fetchLibrariesLater()
  const forget = afterFirstPage(() => {
    if (!savesData()) shell.offline.start()
    stop = keepFetching(() => wanted(shell))
  })
  return () => {
    forgetLibraries()
    forget()
    stop()
  }
}
