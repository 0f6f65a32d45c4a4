import type { WhatChanged } from '@apron/contract/home/what-changed'
import { POLL_INTERVAL_MS } from '@apron/contract/limits/live'
import type { Variant } from '@apron/contract/variants/variant'
import { randomString } from '../../../platform/random-string.ts'
import type { MessageCountStore } from '../bell/message-count.ts'
import { type SharedConnection, shareConnection } from './leader-connection.ts'
import { INITIAL_LIVE_STATE, type LiveState, linkState } from './link-state.ts'
import { createLeader } from './live-leader.ts'
import { liveUrl, openLiveSocket } from './live-socket.ts'
import { nextPolling, type PollEffect, type PollEvent, type Polling } from './poll-machine.ts'

/**
 * Delay before the first count request, ms. An opening connection sends the count and makes the request
 * unnecessary.
 */
const FIRST_POLL_DELAY_MS = 3_000
const ID_LENGTH = 16

export interface LiveClientDeps {
  readonly variant: Pick<Variant, 'livePath' | 'storagePrefix'>
  readonly userCode: string
  readonly store: MessageCountStore
  /** Requests the unread count. */
  readonly countUnread: () => Promise<number>
  /** Requests the versions of the portal's parts. */
  readonly fetchVersions: () => Promise<WhatChanged>
}

/** Sends count requests at the times set by `poll-machine.ts`. */
function runPolling(visible: boolean, pollNow: () => void) {
  let state: Polling = { ...INITIAL_LIVE_STATE, visible }
  let timer: ReturnType<typeof setTimeout> | undefined

  function arm(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => send({ kind: 'due' }), ms)
  }

  const runEffect: Readonly<Record<PollEffect, () => void>> = {
    request: pollNow,
    arm: () => arm(POLL_INTERVAL_MS),
    armFirst: () => arm(FIRST_POLL_DELAY_MS),
    disarm: () => clearTimeout(timer),
  }

  function send(event: PollEvent): void {
    const [next, effects] = nextPolling(state, event)
    state = next
    for (const effect of effects) runEffect[effect]()
  }
  return { send, stop: () => clearTimeout(timer) }
}

const isVisible = () => document.visibilityState === 'visible'

/** Joins the user's tabs until the returned function is called. */
function join({ variant, userCode, store, countUnread, fetchVersions }: LiveClientDeps): () => void {
  const controller = new AbortController()
  const id = randomString(ID_LENGTH)
  const polling = runPolling(isVisible(), () => shared.request('countDue'))

  function updateStore(state: LiveState): void {
    const { unread, countedAt, versions } = state
    store.setState({
      unread,
      versions,
      link: linkState(state),
      countedAt: countedAt === null ? null : new Date(countedAt),
      expected: null,
    })
    polling.send({ kind: 'known', ...state })
  }

  const shared: SharedConnection = shareConnection({
    // Change this name with the shape of `LiveState`, so that tabs of another version do not share the connection.
    name: `${variant.storagePrefix}unread:${userCode}`,
    locks: 'locks' in navigator && 'BroadcastChannel' in window ? navigator.locks : null,
    isVisible: isVisible,
    createLeader: (publish, before) =>
      createLeader(
        {
          openSocket: events => openLiveSocket(liveUrl(location, variant, userCode, id), events),
          countUnread,
          fetchVersions,
          publish,
          now: Date.now,
        },
        before,
      ),
    onState: updateStore,
  })

  const { signal } = controller
  const onNetwork = ({ type }: Event) => {
    const event = type === 'online' ? 'online' : 'offline'
    shared.network(event)
    if (event === 'online') polling.send({ kind: event })
  }
  window.addEventListener('online', onNetwork, { signal })
  window.addEventListener('offline', onNetwork, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (isVisible()) shared.request('visible')
      polling.send({ kind: document.visibilityState })
    },
    { signal },
  )
  store.setState({
    refresh: () => shared.request('refresh'),
    retry() {
      shared.request('retryWanted')
      polling.send({ kind: 'retryWanted' })
    },
  })
  polling.send({ kind: 'start' })
  return () => {
    controller.abort()
    polling.stop()
    shared.leave()
  }
}

/**
 * Keeps the unread count up to date while the user is logged in (LIVE-01 to LIVE-05). A page that is hidden
 * for good or frozen leaves the connection to the other tabs and rejoins on return. @returns stops, and
 * clears the count
 */
export function startLiveClient(deps: LiveClientDeps): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let leave: (() => void) | null = join(deps)

  function leaveNow(): void {
    leave?.()
    leave = null
  }
  const joinAgain = () => void (leave ??= join(deps))

  window.addEventListener('pagehide', leaveNow, { signal })
  window.addEventListener('pageshow', joinAgain, { signal })
  document.addEventListener('freeze', leaveNow, { signal })
  document.addEventListener('resume', joinAgain, { signal })
  return () => {
    stopped.abort()
    leaveNow()
    deps.store.setState(deps.store.getInitialState(), true)
  }
}
