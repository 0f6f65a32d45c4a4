import { countRecords } from '@apron/contract/calls/message.calls'
import { POLL_INTERVAL_MS } from '@apron/contract/limits/live'
import type { Variant } from '@apron/contract/variants/variant'
import type { MessageCountStore } from '../../features/messages/message-count.ts'
import { afterFirstPage } from '../../platform/after-first-page.ts'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { timeLimit } from '../../platform/http/time-limit.ts'
import { fetchedCode } from '../../platform/parts/fetched-code.ts'

const client = fetchedCode(() => import('../../features/messages/live/live-client.ts'), 'first')

const nothing = (): void => undefined

/** Keeps the number of a person's unread messages right, as long as it is wanted. */
export interface LiveMessages {
  /** Begins when the first page is done. @returns ends it */
  follow(userCode: string): () => void
  /** Ends it now, before the session does. */
  stop(): void
}

interface LiveMessagesDeps {
  readonly variant: Variant
  readonly http: HttpClient
  readonly store: MessageCountStore
}

export function createLiveMessages({ variant, http, store }: LiveMessagesDeps): LiveMessages {
  let end = nothing

  async function start(userCode: string, isOver: () => boolean): Promise<() => void> {
    // When it could not be fetched it comes with what is fetched ahead, which goes on trying.
    client.get().catch(nothing)
    const { startLiveClient } = await client.whenThere()
    if (isOver()) return nothing
    // What is not answered when it would be asked again has failed.
    const countUnread = () =>
      http.call(countRecords, { body: { targetUserCode: userCode }, signal: timeLimit(POLL_INTERVAL_MS) })
    return startLiveClient({ variant, userCode, store, countUnread })
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
