import { buildLock, type CachedApp, isOurs } from '../../../worker/cache-names.ts'
import { type FromWindow, readBuild } from '../../../worker/messages.ts'
import { isIgnoredPage } from '../../../worker/response-rules.ts'
import { opensOffline } from '../../platform/offline.ts'
import { metaContent } from '../../platform/variant.ts'
import { whenWorkerSettled } from './worker-settled.ts'

const WORKER = '/worker.js'
/**
 * Interval between update checks of an open window, ms. The browser itself checks only when a page is opened.
 */
const CHECK_INTERVAL_MS = 5 * 60_000

/** Offline copies of the portal and of the applications that the user opens. */
export interface OfflineCopies {
  /** Starts keeping offline copies. Called when the first page is complete. */
  start(): void
  /** Records that the user has opened this version of an application. */
  recordUse(app: CachedApp): void
  /** Checks for another build, unless the last check was recent. */
  checkForBuild(): void
}

/** Locks the build of this window, so that it is kept as long as the window is open. */
function lockBuild(build: string): void {
  // Never resolves. The browser releases the lock when the window closes.
  void navigator.locks.request(
    buildLock(build),
    { mode: 'shared' },
    () => new Promise<never>(() => undefined),
  )
}

async function postToWorker(message: FromWindow): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  await whenWorkerSettled(registration)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  registration.active?.postMessage(message)
}

async function update(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.update()
}

/** Removes the worker and the caches of earlier visits. */
async function removeWorkerAndCaches(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister()
  await Promise.all((await caches.keys()).filter(isOurs).map(name => caches.delete(name)))
}

/**
 * @param onOtherBuild called when a new version was deployed, so that the worker keeps another build than this window
 * runs
 */
export function createOfflineCopies(onOtherBuild: () => void): OfflineCopies {
  const build = metaContent('apron-build')
  const apps: CachedApp[] = []
  let started = false
  let checkedAt = 0

  async function register(): Promise<void> {
    const worker = navigator.serviceWorker
    worker.addEventListener('message', ({ data }) => {
      const cachedBuild = readBuild(data)
      if (cachedBuild !== null && cachedBuild !== build) onOtherBuild()
    })
    const registration = await worker.register(WORKER, { updateViaCache: 'none' })
    // When a page is opened, the browser checks for updates only after the worker has been idle for half a minute.
    // A failed check, for example offline, must not prevent the rest.
    if (worker.controller !== null) await registration.update().catch(() => undefined)
    await postToWorker({ kind: 'tidy' })
    for (const app of apps) void postToWorker({ kind: 'keep', ...app })
  }

  return {
    start() {
      if (started || isIgnoredPage(location.pathname)) return
      if (!opensOffline()) {
        // A failure is harmless: the worker that is served then removes itself, and the next visit tries again.
        removeWorkerAndCaches().catch(() => undefined)
        return
      }
      started = true
      checkedAt = Date.now()
      lockBuild(build)
      // Registration fails offline. The next visit registers the worker.
      register().catch(() => undefined)
    },
    recordUse({ app, version }) {
      if (isIgnoredPage(location.pathname)) return
      apps.push({ app, version })
      if (started) void postToWorker({ kind: 'keep', app, version })
    },
    checkForBuild() {
      if (!started || Date.now() - checkedAt < CHECK_INTERVAL_MS) return
      checkedAt = Date.now()
      // The check fails offline. The next one finds the build.
      update().catch(() => undefined)
    },
  }
}
