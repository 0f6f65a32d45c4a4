import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createMessageCount, type LinkState, outdatedLists } from './bell/message-count.ts'
import { changeMessages } from './mark-read.ts'

function start(unread: number, link: LinkState = 'polling') {
  const queries = new QueryClient()
  const invalidate = vi.spyOn(queries, 'invalidateQueries')
  const count = createMessageCount()
  const refresh = vi.fn<() => void>()
  count.setState({ unread, countedAt: new Date(0), refresh, link })
  const outdatedChanges: string[] = []
  count.subscribe((now, before) => void outdatedChanges.push(outdatedLists(now, before)))
  const receive = (pushed: number) =>
    count.setState({ unread: pushed, countedAt: new Date(1), expected: null })
  return { queries, count, invalidate, refresh, receive, outdatedChanges }
}

it('[MSG-07] refetches once, also if the count is pushed after the response', async () => {
  const { invalidate, refresh, receive, outdatedChanges, ...deps } = start(5)
  await changeMessages(deps, async () => ({ changed: 2 }))
  receive(3)
  expect([invalidate.mock.calls.length, refresh.mock.calls.length, outdatedChanges.includes('all')]).toEqual([
    1,
    1,
    false,
  ])
})

it('[MSG-07] refetches once if the count is pushed before the response', async () => {
  const { invalidate, receive, outdatedChanges, ...deps } = start(5)
  await changeMessages(deps, async () => {
    receive(3)
    return { changed: 2 }
  })
  expect([invalidate.mock.calls.length, outdatedChanges.filter(lists => lists === 'all').length]).toEqual([
    0, 1,
  ])
})

it.each([
  ['before', true],
  ['after', false],
])('[MSG-07] refetches lists once when the count is pushed %s the response', async (_when, first) => {
  const { invalidate, refresh, receive, outdatedChanges, ...deps } = start(5, 'live')
  await changeMessages(deps, async () => {
    if (first) receive(3)
    return { changed: 2 }
  })
  if (!first) receive(3)
  const outdated = outdatedChanges.filter(lists => lists !== 'none').length
  expect([invalidate.mock.calls.length + outdated, refresh.mock.calls.length]).toEqual([1, 0])
})

it('[MSG-07] refetches once if nothing was unread any more', async () => {
  const { invalidate, ...deps } = start(5)
  await changeMessages(deps, async () => ({ changed: 0 }))
  expect(invalidate).toHaveBeenCalledOnce()
})

it('[MSG-07] refetches again if a message arrives at the same time', async () => {
  const { invalidate, receive, outdatedChanges, ...deps } = start(5)
  await changeMessages(deps, async () => ({ changed: 2 }))
  receive(4)
  expect([invalidate.mock.calls.length, outdatedChanges.filter(lists => lists === 'all').length]).toEqual([
    1, 1,
  ])
})

it('[MSG-07] refetches again while the count is unknown', async () => {
  const { invalidate, count, ...deps } = start(5)
  count.setState({ unread: null, countedAt: null })
  await changeMessages({ ...deps, count }, async () => ({ changed: 2 }))
  expect(invalidate).toHaveBeenCalledOnce()
})
