import { expect, test, vi } from 'vitest'
import { createPaneRegistry } from '../../features/sub-apps/pane-registry.ts'
import { createTabStore } from '../../features/tabs/tab-store.ts'
import { createStorage, memoryStore } from '../../platform/storage/storage.ts'
import type { Shell } from '../shell.ts'
import { chooseLanguage } from './sites-and-languages.ts'

const nothing = () => undefined

/** A shell with a page in which somebody has typed, and what that page answers when it is asked to go. */
function start(goes: boolean) {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  const tabs = createTabStore(memoryStore(), '', 'zh')
  const panes = createPaneRegistry(() => 0)
  tabs.visit('/list', '/list')
  panes.setPane('/list', {
    update: nothing,
    refresh: () => Promise.resolve(true),
    beforeClose: () => Promise.resolve(goes),
    isDirty: () => true,
    moveTo: nothing,
    destroy: nothing,
  })
  panes.setDirty('/list', true)
  const storage = createStorage('csn:', memoryStore())
  storage.set('language', 'zh')
  const drafts = { all: () => Promise.resolve([]) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a change of language needs of the shell
  const shell = { tabs, panes, drafts, boot: { storage } } as unknown as Shell
  return { language: () => storage.get('language'), reload, shell }
}

test('[BAR-03] a page with unsaved work that wants to stay keeps the language', async () => {
  const { language, reload, shell } = start(false)
  await chooseLanguage(shell, 'en')
  expect(language()).toBe('zh')
  expect(reload).not.toHaveBeenCalled()
})

test('[BAR-03] once the page may go, the chosen language is stored and the portal loaded anew', async () => {
  const { language, reload, shell } = start(true)
  await chooseLanguage(shell, 'en')
  expect(language()).toBe('en')
  expect(reload).toHaveBeenCalledOnce()
})
