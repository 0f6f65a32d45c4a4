import type { FlowItems } from '@apron/contract/entities/flow'
import { expect, it, vi } from 'vitest'
import { createMessageCount } from '../../features/messages/message-count.ts'
import { createTodoCount } from '../../features/todo/todo-count.ts'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { watchTodo } from './watch-todo.ts'

function start(totals: readonly (number | Error)[]) {
  const left = [...totals]
  const call = vi.fn(async (): Promise<FlowItems> => {
    const total = left.shift()
    if (typeof total !== 'number') throw total ?? new Error('not expected')
    return { items: [], total }
  })
  const store = createTodoCount()
  const messageCount = createMessageCount()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only call it makes
  const http = { call } as unknown as HttpClient
  const stop = watchTodo({ http, store, messageCount, userCode: '100401' })
  return {
    call,
    store,
    stop,
    /** The live connection says the number of unread messages again, and what was asked then was answered with this version. */
    hear: (tasks: string) =>
      messageCount.setState({ unread: 3, versions: { dictionaries: '1', menu: 'm', tasks } }),
  }
}

it('[FLOW-08, MENU-05] asks at once, and again when the list is of another version, not when something else is', async () => {
  const { call, hear, store } = start([4, 3, 2])
  await vi.waitFor(() => expect(store.getState().counts.get('/flow')).toBe(4))
  hear('a')
  await vi.waitFor(() => expect(store.getState().counts.get('/flow')).toBe(3))
  hear('a')
  hear('b')
  await vi.waitFor(() => expect(store.getState().counts.get('/flow')).toBe(2))
  expect(call).toHaveBeenCalledTimes(3)
})

it('[MENU-05] asks again after a decision, and keeps what it knows when nobody answers', async () => {
  const { call, store } = start([4, new Error('away'), 3])
  await vi.waitFor(() => expect(store.getState().counts.get('/flow')).toBe(4))
  store.getState().refresh()
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  expect(store.getState().counts.get('/flow')).toBe(4)
  store.getState().refresh()
  await vi.waitFor(() => expect(store.getState().counts.get('/flow')).toBe(3))
})

it('[MENU-05] knows nothing and asks nothing once the session is over', async () => {
  const { call, hear, stop, store } = start([4])
  await vi.waitFor(() => expect(store.getState().counts.get('/flow')).toBe(4))
  stop()
  hear('b')
  expect(store.getState().counts.size).toBe(0)
  expect(call).toHaveBeenCalledTimes(1)
})
