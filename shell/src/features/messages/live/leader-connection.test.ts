import { LIVE_SILENCE_MS } from '@apron/contract/limits/live'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { randomString } from '../../../platform/random-string.ts'
import {
  FRONT_ASKS_MS,
  OWNER_ANSWERS_MS,
  type SharedConnection,
  shareConnection,
} from './leader-connection.ts'
import { INITIAL_LIVE_STATE, type LiveState } from './link-state.ts'
import type { OwnerRequest } from './live-leader.ts'

interface Tab extends SharedConnection {
  readonly owns: () => boolean
  readonly known: () => LiveState
  readonly before: () => LiveState
  readonly requests: OwnerRequest[]
  /** Publishes a state as the tab's connection would. */
  readonly publish: (known: Partial<LiveState>) => void
}

const nothing = (_known: LiveState): void => undefined
const tabs: SharedConnection[] = []

/** Opens a tab of a browser with real locks and channels and a fake connection. */
function openTab(name: string, locks: LockManager | null = navigator.locks, isFront = false): Tab {
  let owns = false
  let shown = INITIAL_LIVE_STATE
  let before = INITIAL_LIVE_STATE
  let own = INITIAL_LIVE_STATE
  let publishOwn = nothing
  const requests: OwnerRequest[] = []
  const shared = shareConnection({
    name,
    locks,
    isFront: () => isFront,
    createOwner(publish, previous) {
      owns = true
      before = previous
      own = { ...previous, open: false }
      publishOwn = publish
      return {
        known: () => own,
        request: request => void requests.push(request),
        stop: () => void (owns = false),
      }
    },
    onKnown: known => void (shown = known),
  })
  tabs.push(shared)
  return {
    ...shared,
    requests,
    owns: () => owns,
    known: () => shown,
    before: () => before,
    publish(change) {
      own = { ...own, ...change }
      publishOwn(own)
    },
  }
}

const nextTurn = () => new Promise(done => setImmediate(done))

/** Waits by event loop turns, because the test may have replaced the timers. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await nextTurn()
}

const live = { open: true, unread: 3, countedAt: 100, failures: 0, versions: null }

let name = ''
beforeEach(() => {
  name = `csn:messages:${randomString(8)}`
})
afterEach(() => {
  vi.useRealTimers()
  for (const tab of tabs.splice(0)) tab.leave()
})

/** Opens two tabs of one person. The first owns the connection. */
async function twoTabs(): Promise<[Tab, Tab]> {
  const owner = openTab(name)
  await until(owner.owns)
  owner.publish(live)
  const other = openTab(name)
  await until(() => other.known().open)
  return [owner, other]
}

describe('two tabs of one person', () => {
  it('share one connection, and a new tab receives the current state at once', async () => {
    const [owner, other] = await twoTabs()
    expect(other.known()).toEqual(live)
    expect([owner.owns(), other.owns()]).toEqual([true, false])
  })

  it('receive updates of the connection', async () => {
    const [owner, other] = await twoTabs()
    owner.publish({ unread: 4 })
    await until(() => other.known().unread === 4)
    expect(owner.known()).toEqual(other.known())
  })

  it('send requests to the owner of the connection', async () => {
    const [owner, other] = await twoTabs()
    other.request('retryWanted')
    other.request('refresh')
    owner.request('countDue')
    await until(() => owner.requests.length === 3)
    expect(owner.requests.toSorted()).toEqual(['countDue', 'refresh', 'retryWanted'])
  })

  it('handle a network event once', async () => {
    const [owner, other] = await twoTabs()
    owner.network('online')
    other.network('online')
    expect(owner.requests).toEqual(['online'])
  })

  it('continue when the owner closes: the other takes over at once, with the current state', async () => {
    const [owner, other] = await twoTabs()
    owner.leave()
    await until(other.owns)
    expect(owner.owns()).toBe(false)
    expect(other.before()).toEqual(live)
    expect(other.known()).toEqual({ ...live, open: false })
  })

  it('continue with the third if the second was closed before', async () => {
    const [owner, second] = await twoTabs()
    const third = openTab(name)
    await until(() => third.known().open)
    second.leave()
    owner.leave()
    await until(third.owns)
    expect(second.owns()).toBe(false)
  })
})

/** Simulates a suspended tab: it holds the lock, but neither responds nor releases it. */
async function stoppedOwner(): Promise<BroadcastChannel> {
  const held = Promise.withResolvers<null>()
  navigator.locks
    .request(name, () => {
      held.resolve(null)
      return new Promise<never>(() => undefined)
    })
    // Rejects when the lock is stolen in the end.
    .catch(() => undefined)
  await held.promise
  const channel = new BroadcastChannel(name)
  onTestFinished(() => channel.close())
  return channel
}

describe('an owner that does not respond', () => {
  it('loses the connection to a tab that asks', async () => {
    await stoppedOwner()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const tab = openTab(name)
    vi.advanceTimersByTime(OWNER_ANSWERS_MS - 1)
    await nextTurn()
    expect(tab.owns()).toBe(false)
    vi.advanceTimersByTime(1)
    await until(tab.owns)
  })

  it.each([
    ['a hidden tab takes over after the longest silence', false, LIVE_SILENCE_MS],
    ['the visible tab takes over within seconds', true, FRONT_ASKS_MS],
  ])('[LIVE-06] hangs after a first message: %s', async (_, isFront, silence) => {
    const stopped = await stoppedOwner()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const tab = openTab(name, navigator.locks, isFront)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    stopped.postMessage({ kind: 'known', known: live })
    await until(() => tab.known().open)
    vi.advanceTimersByTime(silence + OWNER_ANSWERS_MS - 1)
    await nextTurn()
    expect(tab.owns()).toBe(false)
    vi.advanceTimersByTime(1)
    await until(tab.owns)
  })

  it('becomes a regular tab if it was only slow', async () => {
    const [owner, other] = await twoTabs()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    other.request('visible')
    // Earlier than the response can arrive.
    vi.advanceTimersByTime(OWNER_ANSWERS_MS)
    await until(() => other.owns() && !owner.owns())
    other.publish({ ...live, unread: 9 })
    await until(() => owner.known().unread === 9)
    expect([owner.owns(), other.owns()]).toEqual([false, true])
    other.leave()
    await until(owner.owns)
  })
})

it('keeps tabs of different people apart', async () => {
  const [owner] = await twoTabs()
  const otherUser = openTab(`${name}0`)
  await until(otherUser.owns)
  owner.publish({ unread: 8 })
  otherUser.publish({ unread: 1 })
  expect(owner.known().unread).toBe(8)
  expect(otherUser.known().unread).toBe(1)
  expect(otherUser.before()).toEqual(INITIAL_LIVE_STATE)
})

it('gives each tab its own connection without locks', () => {
  const [one, other] = [openTab(name, null), openTab(name, null)]
  expect([one.owns(), other.owns()]).toEqual([true, true])
  one.request('refresh')
  expect([one.requests, other.requests]).toEqual([['refresh'], []])
})
