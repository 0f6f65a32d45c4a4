import type { WhatChanged } from '@apron/contract/entities/what-changed'
import { createCountQuestion } from './ask-count.ts'
import { keepConnection } from './keep-connection.ts'
import type { Known } from './link-state.ts'
import type { LiveSocket, SocketEvents } from './live-socket.ts'
import type { TabRequest } from './tab-messages.ts'

/** What the owner is asked for, by any tab or by the browser. */
export type OwnerRequest = Exclude<TabRequest, 'hello'> | 'online' | 'offline'

export interface OwnerDeps {
  readonly openSocket: (events: SocketEvents) => LiveSocket
  /** Asks the server; rejects when there is no number. */
  readonly countUnread: () => Promise<number>
  /** Asks the server what the portal is made of; rejects when it does not answer. */
  readonly askVersions: () => Promise<WhatChanged>
  readonly publish: (known: Known) => void
  /** ms */
  readonly now: () => number
}

/** The one tab of a browser that holds the live connection and makes the calls, for all of them. */
export interface LiveOwner {
  readonly known: () => Known
  readonly request: (request: OwnerRequest) => void
  readonly stop: () => void
}

/** @param before what the tab that did it until now has told */
export function createOwner(
  { openSocket, countUnread, askVersions, publish, now }: OwnerDeps,
  before: Known,
): LiveOwner {
  let known: Known = { ...before, open: false, failures: 0 }
  let pushes = 0
  /** Until when the number was right: the connection lived, or a call was answered. */
  let confirmedAt: number | null = null
  let stopped = false

  function note(change: Partial<Known>): void {
    if (stopped) return
    known = { ...known, ...change }
    publish(known)
  }

  /**
   * With every number that is told, be it another one or the same, which is the hint (LIVE-04): something else may have changed with it,
   * or while there was no connection.
   */
  const versions = createCountQuestion(async () => {
    try {
      note({ versions: await askVersions() })
    } catch {
      // The next number asks again.
    }
  })

  const connection = keepConnection({
    openSocket,
    onChange: open => note(open ? { open, failures: 0 } : { open, heardAt: confirmedAt ?? known.heardAt }),
    onHeard(count) {
      confirmedAt = now()
      // That it lives is a word for the other tabs too, but no news.
      if (count === null) return note({})
      pushes += 1
      versions.askAnew()
      return note({ unread: count, heardAt: confirmedAt, failures: 0 })
    },
  })

  const question = createCountQuestion(async () => {
    const pushesBefore = pushes
    try {
      const unread = await countUnread()
      confirmedAt = now()
      // What was pushed meanwhile is newer, or is followed by what is.
      if (pushes === pushesBefore) note({ unread, heardAt: confirmedAt, failures: 0 })
      // Without a connection nobody hints.
      if (!known.open) versions.ask()
      connection({ kind: 'answered' })
    } catch {
      // The client has written it down; nobody is told but by the bell.
      note({ failures: known.failures + 1 })
    }
  })

  function rouse(kind: 'online' | 'visible' | 'retryWanted'): void {
    if (known.failures > 0) note({ failures: 0 })
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
          return rouse(request)
        case 'offline':
          return connection({ kind: 'offline' })
        case 'countDue':
          return question.ask()
        case 'refresh':
          return question.askAnew()
      }
    },
    stop() {
      stopped = true
      connection({ kind: 'stop' })
    },
  }
}
