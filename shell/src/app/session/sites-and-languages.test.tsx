import { expect, test, vi } from 'vitest'
import { createPaneRegistry } from '../../features/sub-apps/panes/pane-registry.ts'
import { createTabStore } from '../../features/tabs/tab-store.ts'
import { createStorage, memoryStore } from '../../platform/storage/storage.ts'
import { chooseLanguage, type SwitchDeps } from './sites-and-languages.ts'

const doNothing = () => undefined

/** Creates a shell with unsaved work on a page, and the page's answer when asked to close. */
function start(allowsClose: boolean) {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  const tabs = createTabStore(memoryStore(), '', 'zh')
  const panes = createPaneRegistry(() => 0)
  tabs.visit('/list', '/list')
  panes.setPane('/list', {
    update: doNothing,
    refresh: () => Promise.resolve(true),
    beforeClose: () => Promise.resolve(allowsClose),
    isDirty: () => true,
    moveTo: doNothing,
    destroy: doNothing,
  })
  panes.setDirty('/list', true)
  const storage = createStorage('csn:', memoryStore())
  storage.set('language', 'zh')
  const drafts = { all: () => Promise.resolve([]) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the parts that this change of language uses
  const shell = { tabs, panes, drafts, storage } as unknown as SwitchDeps
  return { language: () => storage.get('language'), reload, shell }
}

test('[BAR-03] keeps the language when a page with unsaved work stays', async () => {
  const { language, reload, shell } = start(false)
  await chooseLanguage(shell, 'en')
  expect(language()).toBe('zh')
  expect(reload).not.toHaveBeenCalled()
})

test('[BAR-03] stores the language and reloads the portal once the page may close', async () => {
  const { language, reload, shell } = start(true)
  await chooseLanguage(shell, 'en')
  expect(language()).toBe('en')
  expect(reload).toHaveBeenCalledOnce()
})
