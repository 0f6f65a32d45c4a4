import type { WhatChanged } from '@apron/contract/home/what-changed'
import { keepConnection } from './keep-connection.ts'
import type { LiveState } from './link-state.ts'
import type { LiveSocket, SocketEvents } from './live-socket.ts'
import { createSerialRequest } from './serial-request.ts'
import type { TabRequest } from './tab-channel.ts'

/** Requests to the owner from any tab or from the browser. */
export type OwnerRequest = Exclude<TabRequest, 'hello'> | 'online' | 'offline'

export interface OwnerDeps {
  readonly openSocket: (events: SocketEvents) => LiveSocket
  /** Requests the unread count. Rejects if it is unavailable. */
  readonly countUnread: () => Promise<number>
  /** Requests the versions of the portal's parts. Rejects without a response. */
  readonly askVersions: () => Promise<WhatChanged>
  readonly publish: (known: LiveState) => void
  /** ms */
  readonly now: () => number
}

/** The one tab of a browser that holds the live connection and makes the calls for all tabs. */
export interface LiveOwner {
  readonly known: () => LiveState
  readonly request: (request: OwnerRequest) => void
  readonly stop: () => void
}

/** @param before the state published by the previous owner */
export function createOwner(
  { openSocket, countUnread, askVersions, publish, now }: OwnerDeps,
  before: LiveState,
): LiveOwner {
  let known: LiveState = { ...before, open: false, failures: 0 }
  let pushes = 0
  /** Last moment the count was known to be right: a live connection or a successful call. */
  let confirmedAt: number | null = null
  let stopped = false

  function update(change: Partial<LiveState>): void {
    if (stopped) return
    known = { ...known, ...change }
    publish(known)
  }

  /**
   * Requested with every count, even if unchanged: a repeated count signals another change (LIVE-04), and
   * changes may have been missed without a connection.
   */
  const versions = createSerialRequest(async () => {
    try {
      update({ versions: await askVersions() })
    } catch {
      // Requested again with the next count.
    }
  })

  const connection = keepConnection({
    openSocket,
    onChange: open =>
      update(open ? { open, failures: 0 } : { open, countedAt: confirmedAt ?? known.countedAt }),
    onCount(count) {
      confirmedAt = now()
      // Tells the other tabs that the connection is alive, without new data.
      if (count === null) return update({})
      pushes += 1
      versions.requestAgain()
      return update({ unread: count, countedAt: confirmedAt, failures: 0 })
    },
  })

  const countRequest = createSerialRequest(async () => {
    const pushesBefore = pushes
    try {
      const unread = await countUnread()
      confirmedAt = now()
      // A count pushed in the meantime is newer, or a newer one follows.
      if (pushes === pushesBefore) update({ unread, countedAt: confirmedAt, failures: 0 })
      // Without a connection the server cannot signal changes.
      if (!known.open) versions.request()
      connection({ kind: 'answered' })
    } catch {
      // The client has logged the failure. Only the bell shows it.
      update({ failures: known.failures + 1 })
    }
  })

  function wakeUp(kind: 'online' | 'visible' | 'retryWanted'): void {
    if (known.failures > 0) update({ failures: 0 })
    connection({ kind })
  }

  connection({ kind: 'start' })
  return {
    known: () => known,
    request(request) {
      switch (request) {
        case 'online':
        case 'visible':
        case 'retryWanted':
          return wakeUp(request)
        case 'offline':
          return connection({ kind: 'offline' })
        case 'countDue':
          return countRequest.request()
        case 'refresh':
          return countRequest.requestAgain()
      }
    },
    stop() {
      stopped = true
      connection({ kind: 'stop' })
    },
  }
}
