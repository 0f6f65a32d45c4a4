import { authorisedPaths } from '../features/navigation/menu-rules.ts'
import { preloadLibrariesLater } from '../features/sub-apps/loading/shared-libraries.ts'
import { afterFirstPage } from '../platform/after-first-page.ts'
import { type LazyModule, modulesToLoad } from '../platform/parts/lazy-module.ts'
import { loadWithRetries } from '../platform/parts/load-with-retries.ts'
import { savesData } from '../platform/saves-data.ts'
import { administrationToLoad } from './routing/administration.ts'
import { favouritesToLoad } from './routing/favourites.ts'
import { workFlowToLoad } from './routing/flow.ts'
import type { Shell } from './shell.ts'

const doNothing = (): void => undefined

/** Returns the code to preload for offline use, most important first. */
function missingModules(shell: Pick<Shell, 'session' | 'view'>): LazyModule<unknown>[] {
  const first = modulesToLoad('first')
  // After a deployment, missing parts no longer exist. But a single request may also have been lost on a poor
  // connection, and the dialogs and live connection must not wait for a reload.
  if (shell.view.getState().portalChanged || savesData()) return first
  const paths = [...authorisedPaths(shell.session.getState().data?.menus ?? [])]
  const pages = [...favouritesToLoad(paths), ...workFlowToLoad(paths), ...administrationToLoad(paths)]
  return [...first, ...modulesToLoad('idle'), ...pages]
}

/** Preloads code when the page is idle after its first load. @returns a function that stops it */
export function preloadModules(shell: Pick<Shell, 'offline' | 'session' | 'view'>): () => void {
  let stop = doNothing
  const cancelLibraries = preloadLibrariesLater()
  const cancel = afterFirstPage(() => {
    if (!savesData()) shell.offline.start()
    stop = loadWithRetries(() => missingModules(shell))
  })
  return () => {
    cancelLibraries()
    cancel()
    stop()
  }
}
