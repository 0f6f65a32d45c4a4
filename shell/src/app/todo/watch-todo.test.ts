import type { FlowItems } from '@apron/contract/flow/flow'
import { expect, it, vi } from 'vitest'
import { createMessageCount } from '../../features/messages/bell/message-count.ts'
import { createTodoCount } from '../../features/todo/todo-count.ts'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { watchTodo } from './watch-todo.ts'

function start(totals: readonly (number | Error)[]) {
  const responses = [...totals]
  const call = vi.fn(async (): Promise<FlowItems> => {
    const total = responses.shift()
    if (typeof total !== 'number') throw total ?? new Error('not expected')
    return { items: [], total }
  })
  const store = createTodoCount()
  const messageCount = createMessageCount()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only method that the watch uses
  const http = { call } as unknown as HttpClient
  const stop = watchTodo({ http, store, messageCount, userCode: '100401' })
  return {
    call,
    store,
    stop,
    /** Simulates a message count from the live connection, with this version of the task list. */
    receive: (tasks: string) =>
      messageCount.setState({ unread: 3, versions: { dictionaries: '1', menu: 'm', tasks } }),
  }
}

it('[FLOW-08, MENU-05] requests the count at once, and again only when the version of the list changes', async () => {
  const { call, receive, store } = start([4, 3, 2])
  await vi.waitFor(() => expect(store.getState().counts.get('/flow')).toBe(4))
  receive('a')
  await vi.waitFor(() => expect(store.getState().counts.get('/flow')).toBe(3))
  receive('a')
  receive('b')
  await vi.waitFor(() => expect(store.getState().counts.get('/flow')).toBe(2))
  expect(call).toHaveBeenCalledTimes(3)
})

it('[MENU-05] requests the count again after a decision, and keeps it if the request fails', async () => {
  const { call, store } = start([4, new Error('away'), 3])
  await vi.waitFor(() => expect(store.getState().counts.get('/flow')).toBe(4))
  store.getState().refresh()
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  expect(store.getState().counts.get('/flow')).toBe(4)
  store.getState().refresh()
  await vi.waitFor(() => expect(store.getState().counts.get('/flow')).toBe(3))
})

it('[MENU-05] clears the counts and sends no requests once the session has ended', async () => {
  const { call, receive, stop, store } = start([4])
  await vi.waitFor(() => expect(store.getState().counts.get('/flow')).toBe(4))
  stop()
  receive('b')
  expect(store.getState().counts.size).toBe(0)
  expect(call).toHaveBeenCalledTimes(1)
})
