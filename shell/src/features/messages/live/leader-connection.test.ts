import { LIVE_SILENCE_MS } from '@apron/contract/limits/live'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { randomString } from '../../../platform/random-string.ts'
import {
  LEADER_RESPONSE_MS,
  type SharedConnection,
  shareConnection,
  VISIBLE_TAB_SILENCE_MS,
} from './leader-connection.ts'
import { INITIAL_LIVE_STATE, type LiveState } from './link-state.ts'
import type { LeaderRequest } from './live-leader.ts'

interface Tab extends SharedConnection {
  readonly isLeader: () => boolean
  readonly state: () => LiveState
  readonly before: () => LiveState
  readonly requests: LeaderRequest[]
  /** Publishes a state as the tab's connection would. */
  readonly publish: (state: Partial<LiveState>) => void
}

const nothing = (_known: LiveState): void => undefined
const tabs: SharedConnection[] = []

/** Opens a tab of a browser with real locks and channels and a fake connection. */
function openTab(name: string, locks: LockManager | null = navigator.locks, isVisible = false): Tab {
  let isLeader = false
  let shown = INITIAL_LIVE_STATE
  let before = INITIAL_LIVE_STATE
  let own = INITIAL_LIVE_STATE
  let publishLeaderState = nothing
  const requests: LeaderRequest[] = []
  const shared = shareConnection({
    name,
    locks,
    isVisible: () => isVisible,
    createLeader(publish, previous) {
      isLeader = true
      before = previous
      own = { ...previous, open: false }
      publishLeaderState = publish
      return {
        state: () => own,
        request: request => void requests.push(request),
        stop: () => void (isLeader = false),
      }
    },
    onState: state => void (shown = state),
  })
  tabs.push(shared)
  return {
    ...shared,
    requests,
    isLeader: () => isLeader,
    state: () => shown,
    before: () => before,
    publish(change) {
      own = { ...own, ...change }
      publishLeaderState(own)
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

/** Opens two tabs of one person. The first is the leader. */
async function twoTabs(): Promise<[Tab, Tab]> {
  const leader = openTab(name)
  await until(leader.isLeader)
  leader.publish(live)
  const other = openTab(name)
  await until(() => other.state().open)
  return [leader, other]
}

describe('two tabs of one person', () => {
  it('share one connection, and a new tab receives the current state at once', async () => {
    const [leader, other] = await twoTabs()
    expect(other.state()).toEqual(live)
    expect([leader.isLeader(), other.isLeader()]).toEqual([true, false])
  })

  it('receive updates of the connection', async () => {
    const [leader, other] = await twoTabs()
    leader.publish({ unread: 4 })
    await until(() => other.state().unread === 4)
    expect(leader.state()).toEqual(other.state())
  })

  it('send requests to the leader of the connection', async () => {
    const [leader, other] = await twoTabs()
    other.request('retryWanted')
    other.request('refresh')
    leader.request('countDue')
    await until(() => leader.requests.length === 3)
    expect(leader.requests.toSorted()).toEqual(['countDue', 'refresh', 'retryWanted'])
  })

  it('handle a network event once', async () => {
    const [leader, other] = await twoTabs()
    leader.network('online')
    other.network('online')
    expect(leader.requests).toEqual(['online'])
  })

  it('continue when the leader closes: the other takes over at once, with the current state', async () => {
    const [leader, other] = await twoTabs()
    leader.leave()
    await until(other.isLeader)
    expect(leader.isLeader()).toBe(false)
    expect(other.before()).toEqual(live)
    expect(other.state()).toEqual({ ...live, open: false })
  })

  it('continue with the third if the second was closed before', async () => {
    const [leader, second] = await twoTabs()
    const third = openTab(name)
    await until(() => third.state().open)
    second.leave()
    leader.leave()
    await until(third.isLeader)
    expect(second.isLeader()).toBe(false)
  })
})

/** Simulates a suspended tab: it holds the lock, but neither responds nor releases it. */
async function suspendLeader(): Promise<BroadcastChannel> {
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

describe('a leader that does not respond', () => {
  it('loses the connection to a tab that asks', async () => {
    await suspendLeader()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const tab = openTab(name)
    vi.advanceTimersByTime(LEADER_RESPONSE_MS - 1)
    await nextTurn()
    expect(tab.isLeader()).toBe(false)
    vi.advanceTimersByTime(1)
    await until(tab.isLeader)
  })

  it.each([
    ['a hidden tab takes over after the longest silence', false, LIVE_SILENCE_MS],
    ['the visible tab takes over within seconds', true, VISIBLE_TAB_SILENCE_MS],
  ])('[LIVE-06] hangs after a first message: %s', async (_, isVisible, silence) => {
    const stopped = await suspendLeader()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const tab = openTab(name, navigator.locks, isVisible)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    stopped.postMessage({ kind: 'known', known: live })
    await until(() => tab.state().open)
    vi.advanceTimersByTime(silence + LEADER_RESPONSE_MS - 1)
    await nextTurn()
    expect(tab.isLeader()).toBe(false)
    vi.advanceTimersByTime(1)
    await until(tab.isLeader)
  })

  it('becomes a regular tab if it was only slow', async () => {
    const [leader, other] = await twoTabs()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    other.request('visible')
    // Earlier than the response can arrive.
    vi.advanceTimersByTime(LEADER_RESPONSE_MS)
    await until(() => other.isLeader() && !leader.isLeader())
    other.publish({ ...live, unread: 9 })
    await until(() => leader.state().unread === 9)
    expect([leader.isLeader(), other.isLeader()]).toEqual([false, true])
    other.leave()
    await until(leader.isLeader)
  })
})

it('keeps tabs of different people apart', async () => {
  const [leader] = await twoTabs()
  const otherUser = openTab(`${name}0`)
  await until(otherUser.isLeader)
  leader.publish({ unread: 8 })
  otherUser.publish({ unread: 1 })
  expect(leader.state().unread).toBe(8)
  expect(otherUser.state().unread).toBe(1)
  expect(otherUser.before()).toEqual(INITIAL_LIVE_STATE)
})

it('gives each tab its own connection without locks', () => {
  const [one, other] = [openTab(name, null), openTab(name, null)]
  expect([one.isLeader(), other.isLeader()]).toEqual([true, true])
  one.request('refresh')
  expect([one.requests, other.requests]).toEqual([['refresh'], []])
})
