import { LIVE_SWEEP_INTERVAL_MS } from '@apron/contract/limits/live'
import type { Clock } from '@apron/server-kit/time/clock'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import { createFailureLog } from '../log/failure-log.ts'
import { createBatches } from './batches.ts'
import { type LiveConnection, type LivePerson, openConnection } from './live-connection.ts'
import type { LiveMetrics } from './live-metrics.ts'
import type { Codes, LiveNotification } from './live-notification.ts'
import { connectionSlotFor, isSilent } from './live-rules.ts'

/** Source of the message counts. */
export interface MessageCounts {
  /** Returns unread messages by user code; people without any are missing. */
  unreadCounts(userCodes: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Returns those whose messages have changed since. */
  changedSince(since: Date, userCodes: readonly string[]): Promise<readonly string[]>
}

export interface OpenSessions {
  /** Returns those of the sessions that are open and whose people are enabled. Does not extend them. */
  stillOpen(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** Data that the pages of all people share. */
export interface SharedChanges {
  /** Returns a text that differs after every change. */
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
  /** Makes room for one more connection of a person. @returns false if there is none */
  reserveConnection(userCode: string): boolean
  open(socket: WebSocket, person: LivePerson): void
  /** Checks the people and sessions that a notification names. */
  readonly receive: (notification: LiveNotification) => void
  /**
   * Call it about every second. Ends silent connections and, every {@link LIVE_SWEEP_INTERVAL_MS}, looks for changes
   * that no notification named.
   */
  readonly tick: () => void
  /** Closes all connections and queries the database no more. */
  close(): void
}

/** People per query. */
const BATCH = 500
/** Clocks of nodes differ, and a change may be committed long after its time. */
const SWEEP_OVERLAP_MS = 60_000

export function createLiveHub({ counts, changes, sessions, clock, logger, metrics }: LiveHubDeps): LiveHub {
  const people = new Map<string, Set<LiveConnection>>()
  /** Users queued only because the sweep found a change. */
  const swept = new Set<string>()
  /** Users who get their count even if it is unchanged. */
  const hinted = new Set<string>()
  /** Null before the first sweep. */
  let lastVersion: string | null = null
  let sweptUntil = clock.now().getTime()
  let sweptAt = sweptUntil
  let sweeping = false

  const countFailures = createFailureLog(logger, 'live counts')
  const checkFailures = createFailureLog(logger, 'sessions of live connections')
  const sweepFailures = createFailureLog(logger, 'sweep of live connections')
  const toCount = createBatches(BATCH, sendCounts, countFailures.failed)
  const toCheck = createBatches(BATCH, endSessions, checkFailures.failed)

  const now = (): number => clock.now().getTime()
  const connectionsOf = (userCode: string): readonly LiveConnection[] => [...(people.get(userCode) ?? [])]
  const everyConnection = (): LiveConnection[] => [...people.values()].flatMap(each => Array.from(each))
  const connected = (codes: Codes): string[] =>
    codes === 'many' ? [...people.keys()] : codes.filter(code => people.has(code))

  async function sendCounts(userCodes: readonly string[]): Promise<void> {
    const unread = await counts.unreadCounts(userCodes)
    countFailures.recovered()
    for (const userCode of userCodes) {
      const isFromSweepOnly = swept.delete(userCode)
      const isHinted = hinted.delete(userCode)
      for (const connection of connectionsOf(userCode)) {
        const isFirst = !connection.hasSentCount()
        if (connection.sendCount(unread.get(userCode) ?? 0, isHinted) && isFromSweepOnly && !isFirst)
          metrics.foundBySweep()
      }
    }
  }

  async function endSessions(userCodes: readonly string[]): Promise<void> {
    const connections = userCodes.flatMap(connectionsOf)
    if (connections.length === 0) return
    const open = await sessions.stillOpen([...new Set(connections.map(each => each.sessionId))])
    checkFailures.recovered()
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
    const version = await changes.version()
    if (lastVersion !== null && version !== lastVersion) hint(userCodes)
    lastVersion = version
    // Runs even without changes, to retry what failed before.
    toCount.add([])
    sweptUntil = begunAt
    sweepFailures.recovered()
  }

  return {
    reserveConnection(userCode) {
      const own = connectionsOf(userCode)
      const slot = connectionSlotFor(
        own.map(each => each.lastFrameAt()),
        now(),
      )
      if (slot === 'full') return false
      if (slot !== 'free') own[slot.replaces]?.drop('replaced')
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
      // The session may have ended since the handshake.
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
        if (isSilent(connection.lastFrameAt(), moment)) connection.drop('silent')
      }
      // Also true if the clock was set back.
      if (sweeping || Math.abs(moment - sweptAt) < LIVE_SWEEP_INTERVAL_MS) return
      sweeping = true
      sweptAt = moment
      void sweep()
        .catch(sweepFailures.failed)
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
