import { LOAD_TIMEOUT_MS } from '@apron/contract/limits/sub-app'
import { SubAppFailure } from '../failures/sub-app-failure.ts'
import type { LoadedApp } from '../loading/load-app.ts'
import { withTimeout } from '../loading/with-timeout.ts'
import { mountPane, type Pane, type PaneOptions } from './pane.ts'
import type { PaneRegistry } from './pane-registry.ts'

function mountTimeout(): SubAppFailure {
  return new SubAppFailure('timeout', `mount did not finish within ${LOAD_TIMEOUT_MS / 1000} s`)
}

/** Mounts the application for this tab, or joins the mount shared by all its tabs. */
function mountOrJoin(registry: PaneRegistry, app: LoadedApp, into: HTMLElement, options: PaneOptions) {
  return app.manifest.tabs === 'single'
    ? registry.shared.open(app, into, options)
    : mountPane(app, into, options)
}

/** Opens the page of a tab, and unmounts it if it arrives after the time limit. */
export async function openPane(
  registry: PaneRegistry,
  app: LoadedApp,
  into: HTMLElement,
  options: PaneOptions,
): Promise<Pane> {
  const opening = mountOrJoin(registry, app, into, options)
  try {
    return await withTimeout(opening, LOAD_TIMEOUT_MS, mountTimeout)
  } catch (error) {
    opening.then(
      pane => pane.destroy(),
      () => undefined,
    )
    throw error
  }
}
