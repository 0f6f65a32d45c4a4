import { LIVE_SWEEP_INTERVAL_MS } from '@apron/contract/limits/live'
import type { Clock } from '@apron/server-kit/time/clock'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import { createTrouble } from '../log/trouble.ts'
import { createBatches } from './batches.ts'
import { type LiveConnection, type LivePerson, openConnection } from './live-connection.ts'
import type { LiveMetrics } from './live-metrics.ts'
import type { Codes, LiveNote } from './live-note.ts'
import { isSilent, roomFor } from './live-rules.ts'

/** The numbers that people are told. */
export interface MessageCounts {
  /** Unread messages by user code; who is missing has none. */
  unreadCounts(userCodes: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Those of them whose messages have changed since. */
  changedSince(since: Date, userCodes: readonly string[]): Promise<readonly string[]>
}

export interface OpenSessions {
  /** Those of the sessions that are open, of people who are enabled. Keeps none of them alive. */
  stillOpen(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** What everybody's pages are made of, beside what each person has for themselves. */
export interface SharedChanges {
  /** Another text whenever it is different. */
  version(): Promise<string>
}

export interface LiveHubDeps {
  readonly counts: MessageCounts
  readonly changes: SharedChanges
  readonly sessions: OpenSessions
  readonly clock: Clock
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly metrics: LiveMetrics
}

/** All live connections of this node. */
export interface LiveHub {
  /** Makes room for one more connection of a person. @returns false when there is none */
  makeRoom(userCode: string): boolean
  open(socket: WebSocket, person: LivePerson): void
  /** Looks where a note says that something may have changed. */
  readonly receive: (note: LiveNote) => void
  /** To be called about every second: ends what is silent and, every {@link LIVE_SWEEP_INTERVAL_MS}, looks for what no note told of. */
  readonly tick: () => void
  /** Says goodbye to everybody and asks the database nothing any more. */
  close(): void
}

/** People of one query. */
const BATCH = 500
/** Clocks of nodes differ, and what was written long ago may be committed now. */
const SWEEP_OVERLAP_MS = 60_000

export function createLiveHub({ counts, changes, sessions, clock, logger, metrics }: LiveHubDeps): LiveHub {
  const people = new Map<string, Set<LiveConnection>>()
  /** Whose number is looked at for no other reason than that a sweep found it changed. */
  const swept = new Set<string>()
  /** Who is told their number whether or not it is another one. */
  const hinted = new Set<string>()
  /** Null while no sweep has looked. */
  let shared: string | null = null
  let sweptUntil = clock.now().getTime()
  let sweptAt = sweptUntil
  let sweeping = false

  const counting = createTrouble(logger, 'live counts')
  const checking = createTrouble(logger, 'sessions of live connections')
  const searching = createTrouble(logger, 'sweep of live connections')
  const toCount = createBatches(BATCH, tellCounts, counting.begun)
  const toCheck = createBatches(BATCH, endSessions, checking.begun)

  const now = (): number => clock.now().getTime()
  const connectionsOf = (userCode: string): readonly LiveConnection[] => [...(people.get(userCode) ?? [])]
  const everyConnection = (): LiveConnection[] => [...people.values()].flatMap(each => Array.from(each))
  const connected = (codes: Codes): string[] =>
    codes === 'many' ? [...people.keys()] : codes.filter(code => people.has(code))

  async function tellCounts(userCodes: readonly string[]): Promise<void> {
    const unread = await counts.unreadCounts(userCodes)
    counting.over()
    for (const userCode of userCodes) {
      const isFind = swept.delete(userCode)
      const anew = hinted.delete(userCode)
      for (const connection of connectionsOf(userCode)) {
        const isFirst = !connection.wasTold()
        if (connection.tell(unread.get(userCode) ?? 0, anew) && isFind && !isFirst) metrics.foundBySweep()
      }
    }
  }

  async function endSessions(userCodes: readonly string[]): Promise<void> {
    const connections = userCodes.flatMap(connectionsOf)
    if (connections.length === 0) return
    const open = await sessions.stillOpen([...new Set(connections.map(each => each.sessionId))])
    checking.over()
    for (const connection of connections) {
      if (!open.has(connection.sessionId)) connection.close('sessionOver')
    }
  }

  function forget(userCode: string, connection: LiveConnection): void {
    const own = people.get(userCode)
    own?.delete(connection)
    if (own?.size === 0) people.delete(userCode)
  }

  function hint(userCodes: readonly string[]): void {
    for (const userCode of userCodes) hinted.add(userCode)
    toCount.add(userCodes)
  }

  async function sweep(): Promise<void> {
    const begunAt = now()
    const since = new Date(sweptUntil - SWEEP_OVERLAP_MS)
    const userCodes = [...people.keys()]
    toCheck.add(userCodes)
    for (let from = 0; from < userCodes.length; from += BATCH) {
      const changed = await counts.changedSince(since, userCodes.slice(from, from + BATCH))
      for (const userCode of changed) swept.add(userCode)
      toCount.add(changed)
    }
    const seen = await changes.version()
    if (shared !== null && seen !== shared) hint(userCodes)
    shared = seen
    // Also without changes: what failed before is done now.
    toCount.add([])
    sweptUntil = begunAt
    searching.over()
  }

  return {
    makeRoom(userCode) {
      const own = connectionsOf(userCode)
      const room = roomFor(
        own.map(each => each.heardAt()),
        now(),
      )
      if (room === 'full') return false
      if (room !== 'room') own[room.instead]?.drop('replaced')
      return true
    },

    open(socket, person) {
      const { userCode } = person
      const connection = openConnection(socket, person, clock, {
        heartbeat: () => toCheck.add([userCode]),
        closed(reason) {
          forget(userCode, connection)
          metrics.closed(reason)
        },
      })
      people.set(userCode, (people.get(userCode) ?? new Set()).add(connection))
      metrics.opened()
      toCount.add([userCode])
      // The session may have ended between the handshake's question and now.
      toCheck.add([userCode])
    },

    receive({ counts: changed, sessions: ended, changes: different }) {
      metrics.hinted()
      const userCodes = connected(changed)
      for (const userCode of userCodes) swept.delete(userCode)
      toCount.add(userCodes)
      hint(connected(different))
      toCheck.add(connected(ended))
    },

    tick() {
      const moment = now()
      for (const connection of everyConnection()) {
        if (isSilent(connection.heardAt(), moment)) connection.drop('silent')
      }
      // Also when the clock was put back.
      if (sweeping || Math.abs(moment - sweptAt) < LIVE_SWEEP_INTERVAL_MS) return
      sweeping = true
      sweptAt = moment
      void sweep()
        .catch(searching.begun)
        .finally(() => {
          sweeping = false
        })
    },

    close() {
      toCount.close()
      toCheck.close()
      for (const connection of everyConnection()) connection.close('goingAway')
    },
  }
}
