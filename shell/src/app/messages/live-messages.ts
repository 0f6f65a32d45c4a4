import { afterFirstPage } from '../../platform/after-first-page.ts'
import type { FetchedCode } from '../../platform/parts/fetched-code.ts'

const nothing = (): void => undefined

/** Keeps the number of a person's unread messages right, as long as it is wanted. */
export interface LiveMessages {
  /** Begins when the first page is done. @returns ends it */
  follow(userCode: string): () => void
  /** Ends it now, before the session does. */
  stop(): void
}

/** Follows the number of a person. @returns ends it */
type Follow = (userCode: string) => () => void

export function createLiveMessages<Code>(
  code: FetchedCode<Code>,
  followBy: (code: Code) => Follow,
): LiveMessages {
  let end = nothing

  async function start(userCode: string, isOver: () => boolean): Promise<() => void> {
    // When it could not be fetched it comes with what is fetched ahead, which goes on trying.
    code.get().catch(nothing)
    const fetched = await code.whenThere()
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
