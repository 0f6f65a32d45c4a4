import type { WhatChanged } from '@apron/contract/home/what-changed'
import type { LiveState } from './link-state.ts'
import type { LiveSocket, SocketEvents } from './live-socket.ts'
import { runConnection } from './run-connection.ts'
import { createSerialRequest } from './serial-request.ts'
import type { TabRequest } from './tab-channel.ts'

/** Requests to the leader from any tab or from the browser. */
export type LeaderRequest = Exclude<TabRequest, 'hello'> | 'online' | 'offline'

export interface LeaderDeps {
  readonly openSocket: (events: SocketEvents) => LiveSocket
  /** Requests the unread count. Rejects if it is unavailable. */
  readonly countUnread: () => Promise<number>
  /** Requests the versions of the portal's parts. Rejects without a response. */
  readonly fetchVersions: () => Promise<WhatChanged>
  readonly publish: (state: LiveState) => void
  /** ms */
  readonly now: () => number
}

/** The one tab of a browser that holds the live connection and makes the calls for all tabs. */
export interface LiveLeader {
  readonly state: () => LiveState
  readonly request: (request: LeaderRequest) => void
  readonly stop: () => void
}

/** @param before the state published by the previous leader */
export function createLeader(
  { openSocket, countUnread, fetchVersions, publish, now }: LeaderDeps,
  before: LiveState,
): LiveLeader {
  let state: LiveState = { ...before, open: false, failures: 0 }
  let pushes = 0
  /** Last moment the count was known to be right: a live connection or a successful call. */
  let confirmedAt: number | null = null
  let stopped = false

  function update(change: Partial<LiveState>): void {
    if (stopped) return
    state = { ...state, ...change }
    publish(state)
  }

  /**
   * Requested with every count, even if unchanged: a repeated count signals another change (LIVE-04), and
   * changes may have been missed without a connection.
   */
  const versions = createSerialRequest(async () => {
    try {
      update({ versions: await fetchVersions() })
    } catch {
      // Requested again with the next count.
    }
  })

  const connection = runConnection({
    openSocket,
    onChange: open =>
      update(open ? { open, failures: 0 } : { open, countedAt: confirmedAt ?? state.countedAt }),
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
      if (!state.open) versions.request()
      connection({ kind: 'callSucceeded' })
    } catch {
      // The client has logged the failure. Only the bell shows it.
      update({ failures: state.failures + 1 })
    }
  })

  function wakeUp(kind: 'online' | 'visible' | 'retryWanted'): void {
    if (state.failures > 0) update({ failures: 0 })
    connection({ kind })
  }

  connection({ kind: 'start' })
  return {
    state: () => state,
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
