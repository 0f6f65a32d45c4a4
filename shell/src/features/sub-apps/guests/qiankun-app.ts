import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { AppInstance, Host } from '@apron/sdk'
import { SubAppFailure } from '../failures/sub-app-failure.ts'
import { createGlobalState, createSharedState } from './global-state.ts'
import { createGuestListeners } from './guest-listeners.ts'
import { createGuestNavigation } from './guest-navigation.ts'
import { createGuestStyles } from './guest-styles.ts'
import { isGuestVisible, type PageGuest } from './page-guest.ts'
import { attachGuest } from './patch-page.ts'
import { isLifecycle, qiankunProps } from './qiankun-lifecycle.ts'
import { mountQiankun } from './qiankun-mount.ts'
import { runScripts } from './run-scripts.ts'
import type { StartedGuest } from './started-guest.ts'

const shared = createSharedState()

function guestOf({ name, css, integrity }: SubAppManifest, folder: string, host: Host): PageGuest {
  const isVisible = () => isGuestVisible(guest)
  const sheets = css.map(file => ({ href: folder + file, integrity: integrity[file] ?? '' }))
  const guest: PageGuest = {
    name,
    navigation: createGuestNavigation(host, isVisible, () => document.baseURI),
    listeners: createGuestListeners(isVisible),
    styles: createGuestStyles(name, sheets),
    intervals: new Set(),
    tab: null,
  }
  return guest
}

/** Runs the scripts and calls `bootstrap`. */
async function bootstrapGuest(
  manifest: SubAppManifest,
  folder: string,
  host: Host,
  guest: PageGuest,
): Promise<Pick<StartedGuest, 'lifecycle' | 'state'>> {
  const global = manifest.qiankun?.global ?? ''
  const scripts = [...manifest.preload.filter(file => file.endsWith('.js')), manifest.entry].map(file => ({
    src: folder + file,
    integrity: manifest.integrity[file] ?? '',
  }))
  const [lifecycle] = await Promise.all([runScripts(folder, scripts, global), guest.styles.attach()])
  if (!isLifecycle(lifecycle)) {
    throw new SubAppFailure('invalid', `window.${global} has no bootstrap, mount and unmount`)
  }
  const state = createGlobalState(host, shared)
  await lifecycle.bootstrap(qiankunProps(host, state))
  return { lifecycle, state }
}

/**
 * Starts a legacy application like qiankun: runs its scripts, takes its life cycle from the window and calls
 * `bootstrap`.
 * @param folder `/apps/<name>/<version>/`
 * @throws SubAppFailure, or the application's own error
 */
export async function startQiankunApp(
  manifest: SubAppManifest,
  folder: string,
  host: Host,
): Promise<AppInstance> {
  const guest = guestOf(manifest, folder, host)
  attachGuest(guest)
  const bootstrapped = await bootstrapGuest(manifest, folder, host, guest).catch((error: unknown) => {
    // A retry starts clean.
    guest.listeners.stopAll()
    guest.styles.detach()
    throw error
  })

  let queue: Promise<unknown> = Promise.resolve()
  const started: StartedGuest = {
    ...bootstrapped,
    guest,
    host,
    html: manifest.qiankun?.html ?? '<div id="app"></div>',
    runInOrder(work) {
      const result = queue.then(work)
      queue = result.catch(() => undefined)
      return result
    },
  }
  return { mount: tab => mountQiankun(tab, started) }
}
