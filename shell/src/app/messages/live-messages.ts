import { afterFirstPage } from '../../platform/after-first-page.ts'
import type { LazyModule } from '../../platform/parts/lazy-module.ts'

const doNothing = (): void => undefined

/** Keeps a user's unread count up to date until stopped. */
export interface LiveMessages {
  /** Starts when the page is idle after its first load. @returns a function that stops it */
  start(userCode: string): () => void
  /** Stops at once, before the session ends. */
  stop(): void
}

/** Starts to keep a user's unread count up to date. @returns a function that stops it */
type StartSync = (userCode: string) => () => void

export function createLiveMessages<Code>(
  code: LazyModule<Code>,
  createSync: (code: Code) => StartSync,
): LiveMessages {
  let stopCurrent = doNothing

  async function loadAndStart(userCode: string, isStopped: () => boolean): Promise<() => void> {
    // After a failure, preloading retries it.
    code.get().catch(doNothing)
    const loaded = await code.whenLoaded()
    return isStopped() ? doNothing : createSync(loaded)(userCode)
  }

  return {
    start(userCode) {
      let isStopped = false
      let stop = doNothing
      const cancelStart = afterFirstPage(() => {
        void loadAndStart(userCode, () => isStopped).then(stopSync => void (stop = stopSync))
      })
      stopCurrent = () => {
        isStopped = true
        cancelStart()
        stop()
      }
      return stopCurrent
    },
    stop: () => stopCurrent(),
  }
}
