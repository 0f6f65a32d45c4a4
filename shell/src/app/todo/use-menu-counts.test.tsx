import { listFlowItems } from '@apron/contract/flow/flow.calls'
import type { MenuItem } from '@apron/contract/menus/menu-item'
import { expect, test, vi } from 'vitest'
import { createMessageCount } from '../../features/messages/bell/message-count.ts'
import { createSessionStore, type SessionData } from '../../features/session/session-store.ts'
import { createTodoCount } from '../../features/todo/todo-count.ts'
import { startPart } from '../../platform/parts/start-part.fixture.tsx'
import { createStorage, memoryStore } from '../../platform/storage/storage.ts'
import { createView } from '../shell-view.ts'
import { type CountDeps, useMenuCounts } from './use-menu-counts.ts'

/** Longer than the first page has the network to itself, ms. */
const SOON_MS = 2_000

function entry(url: string): MenuItem {
  const item = { id: url, parentId: '', url, path: url, name: url, meta: { title: url } }
  return { ...item, hidden: false, alwaysShow: false, children: [] }
}

function Counts({ shell }: { readonly shell: CountDeps }) {
  return <p>{[...useMenuCounts(shell)].map(([path, count]) => `${path}: ${count}`).join(', ')}</p>
}

test.each([
  ['leads to the to-do list, requests and shows the count', '/flow/scheduleTask', '/flow: 4'],
  ['does not, requests no count', '/flow/startTask', ''],
])('[MENU-05] for a user whose menu %s', async (_what, url, shown) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { fake, http, draw, bodiesOf } = startPart()
  fake.answer(listFlowItems, { items: [], total: 4 })
  const session = createSessionStore()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the fields that are read
  const data = { user: { code: '100402' }, menus: [entry(url)] } as unknown as SessionData
  session.setState({ status: 'loaded', data })
  const view = createView(createStorage('csn:', memoryStore()))
  const shell = { http, session, view, todo: createTodoCount(), messageCount: createMessageCount() }
  const tab = await draw(<Counts shell={shell} />)
  await vi.waitFor(() => expect(tab.el.querySelector('p')).not.toBeNull())
  await vi.advanceTimersByTimeAsync(SOON_MS)
  // Makes the code available to the hook under test.
  await import('./watch-todo.ts')
  await vi.advanceTimersByTimeAsync(SOON_MS)
  await vi.waitFor(() => expect(tab.el.textContent).toContain(shown))
  expect(bodiesOf(listFlowItems)).toHaveLength(shown === '' ? 0 : 1)
})
