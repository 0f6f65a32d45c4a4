import { countRecords } from '@apron/contract/calls/message.calls'
import { POLL_INTERVAL_MS } from '@apron/contract/limits/live'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { afterFirstPage } from '../platform/after-first-page.ts'
import { timeLimit } from '../platform/http/time-limit.ts'
import type { Shell } from './shell.ts'

const nothing = (): void => undefined

/** Keeps the number of a person's unread messages right, as long as it is wanted. */
export interface LiveMessages {
  /** Begins when the first page is done. @returns ends it */
  follow(userCode: string): () => void
  /** Ends it now, before the session does. */
  stop(): void
}

/** @param shell known once everything is made */
export function createLiveMessages(shell: () => Shell): LiveMessages {
  let end = nothing

  async function start(userCode: string, isOver: () => boolean): Promise<() => void> {
    const { startLiveClient } = await import('../features/messages/live/live-client.ts')
    if (isOver()) return nothing
    const { boot, http, messageCount } = shell()
    const stop = startLiveClient({
      variant: boot.variant,
      userCode,
      store: messageCount,
      // What is not answered when it would be asked again has failed.
      countUnread: () =>
        http.call(countRecords, { body: { targetUserCode: userCode }, signal: timeLimit(POLL_INTERVAL_MS) }),
    })
    const leave = messageCount.subscribe(({ unread }, before) => {
      if (unread === null || unread === before.unread) return
      shell().apps.each(app => app.host.emit('message', { count: unread }))
    })
    return () => {
      leave()
      stop()
    }
  }

  return {
    follow(userCode) {
      let over = false
      let stop = nothing
      const forget = afterFirstPage(() => {
        start(userCode, () => over).then(
          started => void (stop = started),
          // It could not be fetched: the shell was deployed anew, and says so.
          () => undefined,
        )
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

/** Follows the messages of whoever is logged in, until the session is over. */
export function useLiveMessages(shell: Shell): void {
  const userCode = useStore(shell.session, ({ status, data }) =>
    status === 'loaded' ? (data?.user.code ?? null) : null,
  )
  const isOver = useStore(shell.view, view => view.sessionOver)
  useEffect(
    () => (userCode === null || isOver ? undefined : shell.live.follow(userCode)),
    [shell, userCode, isOver],
  )
}
