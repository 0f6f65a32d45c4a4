import { authorisedPaths } from '../features/navigation/menu-rules.ts'
import { fetchLibrariesLater } from '../features/sub-apps/loading/shared-libraries.ts'
import { afterFirstPage } from '../platform/after-first-page.ts'
import { type FetchedCode, notFetched } from '../platform/parts/fetched-code.ts'
import { keepFetching } from '../platform/parts/keep-fetching.ts'
import { savesData } from '../platform/saves-data.ts'
import { administrationNotFetched } from './routing/administration.ts'
import { favouritesNotFetched } from './routing/favourites.ts'
import { workFlowNotFetched } from './routing/flow.ts'
import type { Shell } from './shell.ts'

const nothing = (): void => undefined

/** Returns the code to preload for offline use, most important first. */
function wanted(shell: Pick<Shell, 'session' | 'view'>): FetchedCode<unknown>[] {
  const first = notFetched('first')
  // After a deployment, missing parts no longer exist. But a single request may also have been lost on a poor
  // connection, and the dialogs and live connection must not wait for a reload.
  if (shell.view.getState().portalChanged || savesData()) return first
  const paths = [...authorisedPaths(shell.session.getState().data?.menus ?? [])]
  const pages = [
    ...favouritesNotFetched(paths),
    ...workFlowNotFetched(paths),
    ...administrationNotFetched(paths),
  ]
  return [...first, ...notFetched('idle'), ...pages]
}

/** Preloads code when the page is idle after its first load. @returns stops */
export function fetchAhead(shell: Pick<Shell, 'offline' | 'session' | 'view'>): () => void {
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
