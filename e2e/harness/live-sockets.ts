import { countOfFrame, HEARTBEAT } from '@apron/contract/live/live-protocol'
import type { BrowserContext, Page, WebSocket } from '@playwright/test'

const LIVE = /\/ws\/message-push\//

/** Live connections and their fallback in all tabs of a browser from now on. */
export interface LiveTraffic {
  /** Handshakes started. */
  readonly attempts: () => number
  /** Connections that are still open. */
  readonly open: () => number
  /** Returns true if the last attempt has ended. */
  readonly hasEnded: () => boolean
  /** Counts received by the last connection. */
  readonly counts: () => readonly number[]
  /** Heartbeats sent by the last connection. */
  readonly heartbeats: () => number
  /** Polling calls for the count. */
  readonly polls: () => number
}

export function watchLive(context: BrowserContext): LiveTraffic {
  const sockets: { readonly page: Page; readonly socket: WebSocket }[] = []
  let counts: number[] = []
  let heartbeats = 0
  let polls = 0

  function watch(page: Page): void {
    page.on('websocket', socket => {
      if (!LIVE.test(socket.url())) return
      sockets.push({ page, socket })
      const received: number[] = []
      counts = received
      heartbeats = 0
      socket.on('framesent', ({ payload }) => {
        if (payload === HEARTBEAT.request) heartbeats += 1
      })
      socket.on('framereceived', ({ payload }) => {
        const count = countOfFrame(payload)
        if (count !== null) received.push(count)
      })
    })
  }
  for (const page of context.pages()) watch(page)
  context.on('page', watch)
  context.on('request', request => {
    if (request.url().endsWith('/getRecordCount')) polls += 1
  })
  return {
    attempts: () => sockets.length,
    // A closed page reports no end of its connection.
    open: () => sockets.filter(({ page, socket }) => !page.isClosed() && !socket.isClosed()).length,
    hasEnded: () => sockets.at(-1)?.socket.isClosed() ?? true,
    counts: () => counts,
    heartbeats: () => heartbeats,
    polls: () => polls,
  }
}
