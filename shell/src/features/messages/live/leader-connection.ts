import { LIVE_SILENCE_MS } from '@apron/contract/limits/live'
import { INITIAL_LIVE_STATE, type LiveState } from './link-state.ts'
import type { LiveOwner } from './live-leader.ts'
import { claimOwnership, type Ownership } from './ownership.ts'
import { readTabMessage, type TabMessage, type TabRequest } from './tab-channel.ts'

/**
 * Time limit for the owner to respond to a tab, ms. After that it counts as suspended, which tablets do to
 * background tabs.
 */
export const OWNER_ANSWERS_MS = 2_000
/** A visible tab checks the owner after this silence, ms. A hanging owner is silent but keeps the lock. */
export const FRONT_ASKS_MS = 10_000

export interface SharedDeps {
  /** Shared by all tabs of one person at one deployment. */
  readonly name: string
  /** Null if the browser has no locks, such as without HTTPS. Each tab then has its own connection. */
  readonly locks: LockManager | null
  /** Returns true if this tab is visible. */
  readonly isFront: () => boolean
  readonly createOwner: (publish: (known: LiveState) => void, before: LiveState) => LiveOwner
  /** Called with the shared state from whichever tab owns the connection. */
  readonly onKnown: (known: LiveState) => void
}

export interface SharedConnection {
  /** Sends a request to the owner, which may be this tab. */
  readonly request: (request: Exclude<TabRequest, 'hello'>) => void
  /** Reports a network event. Every tab receives it, but only the owner acts on it. */
  readonly network: (event: 'online' | 'offline') => void
  readonly leave: () => void
}

/**
 * Shares one connection between all tabs of a browser: the tab that holds the lock runs it and informs the others. A
 * hidden tab stays the owner. Browsers throttle its timers to one per minute, so heartbeats and reconnects are 60 s
 * apart, which is within the server's timeout. Meanwhile the visible tab polls at its own pace, and coming to the front
 * starts a new series at once. Messages between tabs are not throttled.
 */
export function shareConnection({
  name,
  locks,
  isFront,
  createOwner,
  onKnown,
}: SharedDeps): SharedConnection {
  const channel = locks === null ? null : new BroadcastChannel(name)
  let ownership: Ownership | null = null
  let owner: LiveOwner | null = null
  let known = INITIAL_LIVE_STATE
  let ownerDue: ReturnType<typeof setTimeout> | undefined

  function post(message: TabMessage): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    channel?.postMessage(message)
  }

  function update(now: LiveState): void {
    known = now
    onKnown(now)
  }

  function publish(now: LiveState): void {
    post({ kind: 'known', known: now })
    update(now)
  }

  function ask(request: TabRequest): void {
    post({ kind: 'request', request })
    clearTimeout(ownerDue)
    ownerDue = setTimeout(() => ownership?.takeOver(), OWNER_ANSWERS_MS)
  }

  /**
   * Restarts the check of the owner. A live owner responds with the next heartbeat. If it stays silent,
   * its connection counts as lost.
   */
  function expectOwner(): void {
    clearTimeout(ownerDue)
    ownerDue = setTimeout(() => ask('hello'), isFront() ? FRONT_ASKS_MS : LIVE_SILENCE_MS)
  }

  function answer(request: TabRequest): void {
    if (owner === null) return
    if (request !== 'hello') owner.request(request)
    post({ kind: 'known', known: owner.known() })
  }

  function becomeOwner(): void {
    clearTimeout(ownerDue)
    owner = createOwner(publish, known)
    publish(owner.known())
  }

  function stopOwning(): void {
    owner?.stop()
    owner = null
  }

  channel?.addEventListener('message', ({ data }) => {
    const message = readTabMessage(data)
    if (message === null) return
    if (message.kind === 'request') answer(message.request)
    else if (owner === null) {
      expectOwner()
      update(message.known)
    }
  })

  if (locks === null) becomeOwner()
  else {
    ownership = claimOwnership(locks, name, becomeOwner, () => {
      stopOwning()
      ask('hello')
    })
    ask('hello')
  }

  return {
    request: request => (owner === null ? ask(request) : owner.request(request)),
    network: event => owner?.request(event),
    leave() {
      clearTimeout(ownerDue)
      stopOwning()
      ownership?.leave()
      channel?.close()
    },
  }
}
