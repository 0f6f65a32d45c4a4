import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { NO_TABS } from '../../features/tabs/tab-rules.ts'
import type { TabState } from '../../features/tabs/visited-view.ts'
import type { ShellView } from '../shell-view.ts'
import { createConfirm } from './create-confirm.ts'

const OPTIONS = { title: 'Unsaved work', message: 'Leave?' }

function start() {
  const view = createStore<Pick<ShellView, 'question'>>(() => ({ question: null }))
  const tabs = createStore<TabState>(() => ({ ...NO_TABS, activeKey: '/a' }))
  return { view, tabs, confirm: createConfirm(view, tabs), question: () => view.getState().question }
}

it.each([true, false])('resolves with the answer %j and closes', async yes => {
  const { confirm, question } = start()
  const confirmed = confirm(OPTIONS)
  expect(question()?.options).toBe(OPTIONS)
  question()?.answer(yes)
  expect(question()).toBeNull()
  expect(await confirmed).toBe(yes)
})

it('[TAB-11] answers no when another page is opened', async () => {
  const { confirm, question, tabs } = start()
  const confirmed = confirm(OPTIONS)
  tabs.setState({ history: ['/a'] })
  expect(question()).not.toBeNull()
  tabs.setState({ activeKey: '/b' })
  expect(question()).toBeNull()
  expect(await confirmed).toBe(false)
})

it('answers the first of two questions with no', async () => {
  const { confirm, question } = start()
  const first = confirm(OPTIONS)
  const second = confirm({ ...OPTIONS, title: 'Another' })
  expect(await first).toBe(false)
  expect(question()?.options.title).toBe('Another')
  question()?.answer(true)
  expect(await second).toBe(true)
})
