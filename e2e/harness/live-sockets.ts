import { countOfFrame, HEARTBEAT } from '@apron/contract/live/live-protocol'
import type { BrowserContext, Page, WebSocket } from '@playwright/test'

const LIVE = /\/ws\/message-push\//

/** What a browser does about the live connection and in its place, in all its tabs from now on. */
export interface LiveTraffic {
  /** Handshakes that were begun. */
  readonly tries: () => number
  /** Of those, the connections that are not closed. */
  readonly open: () => number
  /** Whether the last try has ended. */
  readonly over: () => boolean
  /** Numbers that the last connection was told. */
  readonly told: () => readonly number[]
  /** How often the last connection has said that it is there. */
  readonly heartbeats: () => number
  /** Calls for the number. */
  readonly asked: () => number
}

export function watchLive(context: BrowserContext): LiveTraffic {
  const sockets: { readonly page: Page; readonly socket: WebSocket }[] = []
  let told: number[] = []
  let heartbeats = 0
  let asked = 0

  function watch(page: Page): void {
    page.on('websocket', socket => {
      if (!LIVE.test(socket.url())) return
      sockets.push({ page, socket })
      const counts: number[] = []
      told = counts
      heartbeats = 0
      socket.on('framesent', ({ payload }) => {
        if (payload === HEARTBEAT.ask) heartbeats += 1
      })
      socket.on('framereceived', ({ payload }) => {
        const count = countOfFrame(payload)
        if (count !== null) counts.push(count)
      })
    })
  }
  for (const page of context.pages()) watch(page)
  context.on('page', watch)
  context.on('request', request => {
    if (request.url().endsWith('/getRecordCount')) asked += 1
  })
  return {
    tries: () => sockets.length,
    // Of a page that is gone nothing is heard any more.
    open: () => sockets.filter(({ page, socket }) => !page.isClosed() && !socket.isClosed()).length,
    over: () => sockets.at(-1)?.socket.isClosed() ?? true,
    told: () => told,
    heartbeats: () => heartbeats,
    asked: () => asked,
  }
}
