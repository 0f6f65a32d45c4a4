import { isLeftAlone } from '../../../worker/answer-rules.ts'
import { buildLock, isOurs, type KeptApp } from '../../../worker/cache-names.ts'
import { buildOf, type FromWindow } from '../../../worker/messages.ts'
import { opensOffline } from '../../platform/offline.ts'
import { metaContent } from '../../platform/variant.ts'
import { handedOver } from './handed-over.ts'

const WORKER = '/worker.js'
/** The browser looks by itself when a page is opened; a window that stays open looks this often, ms. */
const LOOK_AGAIN_MS = 5 * 60_000

/** Keeps the portal, and the applications a person uses, on the device. */
export interface OfflineUse {
  /** From now on; called when the first page is done. */
  start(): void
  /** The person has used this version of an application. */
  used(app: KeptApp): void
  /** Looks for another build, when the last look is that old. */
  look(): void
}

/** Says for as long as the window runs that its build is needed. */
function holdBuild(build: string): void {
  // Never let go: the browser does it when the window goes.
  void navigator.locks.request(
    buildLock(build),
    { mode: 'shared' },
    () => new Promise<never>(() => undefined),
  )
}

async function tell(message: FromWindow): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  await handedOver(registration)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
  registration.active?.postMessage(message)
}

async function update(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.update()
}

/** Takes away what an earlier visit has kept. */
async function remove(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister()
  await Promise.all((await caches.keys()).filter(isOurs).map(name => caches.delete(name)))
}

/** @param onOtherBuild the portal was deployed anew: this window runs another build than the worker keeps */
export function createOfflineUse(onOtherBuild: () => void): OfflineUse {
  const build = metaContent('apron-build')
  const apps: KeptApp[] = []
  let started = false
  let lookedAt = 0

  async function register(): Promise<void> {
    const worker = navigator.serviceWorker
    worker.addEventListener('message', ({ data }) => {
      const kept = buildOf(data)
      if (kept !== null && kept !== build) onOtherBuild()
    })
    const registration = await worker.register(WORKER, { updateViaCache: 'none' })
    // Asked to by a page that was opened, the browser looks only when the worker has had nothing to do for half a minute.
    // A look that finds nothing, such as without a network, keeps nothing of the rest away.
    if (worker.controller !== null) await registration.update().catch(() => undefined)
    await tell({ kind: 'tidy' })
    for (const app of apps) void tell({ kind: 'keep', ...app })
  }

  return {
    start() {
      if (started || isLeftAlone(location.pathname)) return
      if (!opensOffline()) {
        // Nothing is lost by a failure: the worker that is served then removes itself, and the next visit tries again.
        remove().catch(() => undefined)
        return
      }
      started = true
      lookedAt = Date.now()
      holdBuild(build)
      // Without a network there is nothing to register; the next visit does it.
      register().catch(() => undefined)
    },
    used({ app, version }) {
      if (isLeftAlone(location.pathname)) return
      apps.push({ app, version })
      if (started) void tell({ kind: 'keep', app, version })
    },
    look() {
      if (!started || Date.now() - lookedAt < LOOK_AGAIN_MS) return
      lookedAt = Date.now()
      // Without a network nothing is found; the next look finds it.
      update().catch(() => undefined)
    },
  }
}
