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
  followBy: (code: Code) => Follow,
): LiveMessages {
  let end = nothing

  async function start(userCode: string, isOver: () => boolean): Promise<() => void> {
    // After a failure, preloading retries it.
    code.get().catch(nothing)
    const fetched = await code.whenLoaded()
    return isOver() ? nothing : followBy(fetched)(userCode)
  }

  return {
    follow(userCode) {
      let over = false
      let stop = nothing
      const forget = afterFirstPage(() => {
        void start(userCode, () => over).then(started => void (stop = started))
      })
      end = () => {
        over = true
        forget()
        stop()
      }
      return end
    },
    stop: () => end(),
  }
}
