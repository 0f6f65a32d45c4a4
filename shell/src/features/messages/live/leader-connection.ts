import { LIVE_SILENCE_MS } from '@apron/contract/limits/live'
import { claimLeadership, type Leadership } from './leadership.ts'
import { INITIAL_LIVE_STATE, type LiveState } from './link-state.ts'
import type { LiveLeader } from './live-leader.ts'
import { readTabMessage, type TabMessage, type TabRequest } from './tab-channel.ts'

/**
 * Time limit for the leader to respond to a tab, ms. After that it counts as suspended, which tablets do to
 * background tabs.
 */
export const LEADER_RESPONSE_MS = 2_000
/** A visible tab checks the leader after this silence, ms. A hanging leader is silent but keeps the lock. */
export const VISIBLE_TAB_SILENCE_MS = 10_000

export interface SharedDeps {
  /** Shared by all tabs of one person at one deployment. */
  readonly name: string
  /** Null if the browser has no locks, such as without HTTPS. Each tab then has its own connection. */
  readonly locks: LockManager | null
  /** Returns true if this tab is visible. */
  readonly isVisible: () => boolean
  readonly createLeader: (publish: (state: LiveState) => void, before: LiveState) => LiveLeader
  /** Called with the shared state from whichever tab is the leader. */
  readonly onState: (state: LiveState) => void
}

export interface SharedConnection {
  /** Sends a request to the leader, which may be this tab. */
  readonly request: (request: Exclude<TabRequest, 'hello'>) => void
  /** Reports a network event. Every tab receives it, but only the leader acts on it. */
  readonly network: (event: 'online' | 'offline') => void
  readonly leave: () => void
}

/**
 * Shares one connection between all tabs of a browser: the tab that holds the lock runs it and informs the others. A
 * hidden tab stays the leader. Browsers throttle its timers to one per minute, so heartbeats and reconnects are 60 s
 * apart, which is within the server's timeout. Meanwhile the visible tab polls at its own pace, and coming to the front
 * starts a new series at once. Messages between tabs are not throttled.
 */
export function shareConnection({
  name,
  locks,
  isVisible,
  createLeader,
  onState,
}: SharedDeps): SharedConnection {
  const channel = locks === null ? null : new BroadcastChannel(name)
  let leadership: Leadership | null = null
  let leader: LiveLeader | null = null
  let state = INITIAL_LIVE_STATE
  let leaderTimer: ReturnType<typeof setTimeout> | undefined

  function post(message: TabMessage): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    channel?.postMessage(message)
  }

  function update(now: LiveState): void {
    state = now
    onState(now)
  }

  function publish(now: LiveState): void {
    post({ kind: 'known', known: now })
    update(now)
  }

  function sendRequest(request: TabRequest): void {
    post({ kind: 'request', request })
    clearTimeout(leaderTimer)
    leaderTimer = setTimeout(() => leadership?.takeOver(), LEADER_RESPONSE_MS)
  }

  /**
   * Restarts the check of the leader. A live leader responds with the next heartbeat. If it stays silent,
   * its connection counts as lost.
   */
  function expectLeader(): void {
    clearTimeout(leaderTimer)
    leaderTimer = setTimeout(
      () => sendRequest('hello'),
      isVisible() ? VISIBLE_TAB_SILENCE_MS : LIVE_SILENCE_MS,
    )
  }

  function handleRequest(request: TabRequest): void {
    if (leader === null) return
    if (request !== 'hello') leader.request(request)
    post({ kind: 'known', known: leader.state() })
  }

  function becomeLeader(): void {
    clearTimeout(leaderTimer)
    leader = createLeader(publish, state)
    publish(leader.state())
  }

  function stopLeading(): void {
    leader?.stop()
    leader = null
  }

  channel?.addEventListener('message', ({ data }) => {
    const message = readTabMessage(data)
    if (message === null) return
    if (message.kind === 'request') handleRequest(message.request)
    else if (leader === null) {
      expectLeader()
      update(message.known)
    }
  })

  if (locks === null) becomeLeader()
  else {
    leadership = claimLeadership(locks, name, becomeLeader, () => {
      stopLeading()
      sendRequest('hello')
    })
    sendRequest('hello')
  }

  return {
    request: request => (leader === null ? sendRequest(request) : leader.request(request)),
    network: event => leader?.request(event),
    leave() {
      clearTimeout(leaderTimer)
      stopLeading()
      leadership?.leave()
      channel?.close()
    },
  }
}
