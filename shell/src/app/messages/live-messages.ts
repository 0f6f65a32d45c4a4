import { afterFirstPage } from '../../platform/after-first-page.ts'
import type { LazyModule } from '../../platform/parts/lazy-module.ts'

const nothing = (): void => undefined

/** Keeps a user's unread count up to date until stopped. */
export interface LiveMessages {
  /** Starts when the page is idle after its first load. @returns stops */
  follow(userCode: string): () => void
  /** Stops at once, before the session ends. */
  stop(): void
}

/** Follows a user's unread count. @returns stops */
type Follow = (userCode: string) => () => void

export function createLiveMessages<Code>(
  code: LazyModule<Code>,
  followWith: (code: Code) => Follow,
): LiveMessages {
  let end = nothing

  async function start(userCode: string, isStopped: () => boolean): Promise<() => void> {
    // After a failure, preloading retries it.
    code.get().catch(nothing)
    const loaded = await code.whenLoaded()
    return isStopped() ? nothing : followWith(loaded)(userCode)
  }

  return {
    follow(userCode) {
      let isStopped = false
      let stop = nothing
      const cancelStart = afterFirstPage(() => {
        void start(userCode, () => isStopped).then(started => void (stop = started))
      })
      end = () => {
        isStopped = true
        cancelStart()
        stop()
      }
      return end
    },
    stop: () => end(),
  }
}
