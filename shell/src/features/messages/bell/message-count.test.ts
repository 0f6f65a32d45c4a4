import { expect, it } from 'vitest'
import { createMessageCount, onNewCount, outdatedLists } from './message-count.ts'

it('sends applications the count when it is first known and when it changes, at no other time', () => {
  const store = createMessageCount()
  const counts: number[] = []
  const stop = onNewCount(store, unread => counts.push(unread))
  store.setState({ link: 'stale' })
  store.setState({ unread: 0 })
  store.setState({ unread: 0, link: 'live', countedAt: new Date(0) })
  store.setState({ unread: 3 })
  store.setState({ unread: null })
  stop()
  store.setState({ unread: 4 })
  expect(counts).toEqual([0, 3])
})

const count = (unread: number | null, second: number, expected: number | null = null) => ({
  unread,
  countedAt: new Date(second * 1000),
  expected,
})

it.each([
  ['a count changed elsewhere', count(5, 1), count(6, 2), 'all'],
  ['the first number', { ...count(null, 0), countedAt: null }, count(5, 1), 'all'],
  ['the count that results from the page’s own change', count(5, 1, 4), count(4, 2), 'none'],
  ['the page’s own change and a new message', count(5, 1, 3), count(4, 2), 'all'],
  ['the same number again', count(5, 1), count(5, 2), 'unacknowledged'],
  ['the page’s own change whose count is pending', count(5, 1), count(5, 1, 4), 'none'],
  ['nothing', count(5, 1), count(5, 1), 'none'],
] as const)('[MSG-07] after %s, determines which lists are outdated', (_what, before, now, expected) => {
  expect(outdatedLists(now, before)).toBe(expected)
})
