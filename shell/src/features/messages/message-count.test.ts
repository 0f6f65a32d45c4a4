import { expect, it } from 'vitest'
import { createMessageCount, onNewCount } from './message-count.ts'

it('tells applications a number when it is known and when it changes, and nothing else', () => {
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
