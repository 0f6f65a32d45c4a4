import { expect, it } from 'vitest'
import { createMessageCount, onNewCount, outdatedLists } from './message-count.ts'

it('sends applications the count when it is first known and when it changes, at no other time', () => {
  const store = createMessageCount()
  const told: number[] = []
  const stop = onNewCount(store, unread => told.push(unread))
  store.setState({ link: 'stale' })
  store.setState({ unread: 0 })
  store.setState({ unread: 0, link: 'live', heardAt: new Date(0) })
  store.setState({ unread: 3 })
  store.setState({ unread: null })
  stop()
  store.setState({ unread: 4 })
  expect(told).toEqual([0, 3])
})

const heard = (unread: number | null, second: number, expected: number | null = null) => ({
  unread,
  heardAt: new Date(second * 1000),
  expected,
})

it.each([
  ['a count changed elsewhere', heard(5, 1), heard(6, 2), 'all'],
  ['the first number', { ...heard(null, 0), heardAt: null }, heard(5, 1), 'all'],
  ['the count that results from an own change', heard(5, 1, 4), heard(4, 2), 'none'],
  ['an own change, and a message that came with it', heard(5, 1, 3), heard(4, 2), 'all'],
  ['the same number again', heard(5, 1), heard(5, 2), 'unacknowledged'],
  ['an own change whose count is pending', heard(5, 1), heard(5, 1, 4), 'none'],
  ['nothing', heard(5, 1), heard(5, 1), 'none'],
] as const)('[MSG-07] after %s, determines which lists are outdated', (_what, before, now, old) => {
  expect(outdatedLists(now, before)).toBe(old)
})
