import { LIVE_SILENCE_MS } from '@apron/contract/limits/live'
import { type Known, NOTHING_KNOWN } from './link-state.ts'
import type { LiveOwner } from './live-owner.ts'
import { claimOwnership, type Ownership } from './ownership.ts'
import { readTabMessage, type TabMessage, type TabRequest } from './tab-messages.ts'

/** The owner answers a tab within this, ms, or is stopped where it cannot say so: a tablet does that to tabs behind. */
export const OWNER_ANSWERS_MS = 2_000
/** A visible tab checks the owner after this silence, ms. A hanging owner is silent but keeps the lock. */
export const FRONT_ASKS_MS = 10_000

export interface SharedDeps {
  /** The same for all tabs of one person at one deployment, and for nobody else. */
  readonly name: string
  /** Null where the browser has none, as for a page that came without https: each tab has a connection of its own then. */
  readonly locks: LockManager | null
  /** True if this tab is visible. */
  readonly isFront: () => boolean
  readonly createOwner: (publish: (known: Known) => void, before: Known) => LiveOwner
  /** What is known now, by whichever tab. */
  readonly onKnown: (known: Known) => void
}

export interface SharedConnection {
  /** Asks it of the owner, whether that is this tab or another. */
  readonly request: (request: Exclude<TabRequest, 'hello'>) => void
  /** What the browser says of the network; each tab hears it, the owner heeds it. */
  readonly network: (event: 'online' | 'offline') => void
  readonly leave: () => void
}

/**
 * One connection for all tabs of a browser: the tab that holds the lock keeps it and tells the others.
 *
 * A hidden owner stays the owner. Browsers slow its timers down to one a minute, so its heartbeats come every 60 s, within what the
 * server waits, and its tries to connect come as far apart; the tab on the screen asks for the number at its own time meanwhile, and
 * coming to the front begins a new series at once. Messages between tabs are not slowed down.
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
  let known = NOTHING_KNOWN
  let ownerDue: ReturnType<typeof setTimeout> | undefined

  function say(message: TabMessage): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    channel?.postMessage(message)
  }

  function learn(now: Known): void {
    known = now
    onKnown(now)
  }

  function publish(now: Known): void {
    say({ kind: 'known', known: now })
    learn(now)
  }

  function ask(request: TabRequest): void {
    say({ kind: 'request', request })
    clearTimeout(ownerDue)
    ownerDue = setTimeout(() => ownership?.takeOver(), OWNER_ANSWERS_MS)
  }

  /** An owner that was heard of speaks again with the next heartbeats; an open connection of which nobody speaks is none. */
  function expectOwner(): void {
    clearTimeout(ownerDue)
    ownerDue = setTimeout(() => ask('hello'), isFront() ? FRONT_ASKS_MS : LIVE_SILENCE_MS)
  }

  function answer(request: TabRequest): void {
    if (owner === null) return
    if (request !== 'hello') owner.request(request)
    say({ kind: 'known', known: owner.known() })
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
      learn(message.known)
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
