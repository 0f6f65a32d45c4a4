import type { CloseReason } from '@apron/sdk'
import { describe, expect, it } from 'vitest'
import type { Pane } from '../../features/sub-apps/pane.ts'
import { createPaneRegistry } from '../../features/sub-apps/pane-registry.ts'
import { createTabStore } from '../../features/tabs/tab-store.ts'
import { memoryStore } from '../../platform/storage/storage.ts'
import type { Shell } from '../shell.ts'
import { closeTab, mayReload } from './tab-actions.ts'

/** A shell with these pages in its tabs, the last one on the screen: which of them are asked, and what each answers. */
function shellWith(pages: Readonly<Record<string, { readonly dirty: boolean; readonly goes: boolean }>>) {
  const tabs = createTabStore(memoryStore(), '', 'zh')
  const panes = createPaneRegistry(() => 0)
  const asked: [string, CloseReason, string | null][] = []
  for (const [path, { dirty, goes }] of Object.entries(pages)) {
    tabs.visit(path, path)
    const key = tabs.getState().activeKey ?? ''
    const pane: Pane = {
      update: () => undefined,
      refresh: () => Promise.resolve(true),
      beforeClose(reason) {
        asked.push([path, reason, tabs.getState().activeKey])
        return Promise.resolve(goes)
      },
      isDirty: () => dirty,
      moveTo: () => undefined,
      destroy: () => undefined,
    }
    panes.setPane(key, pane)
    panes.setDirty(key, dirty)
  }
  const navigate = (path: string) => tabs.visit(path, path)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these parts of the shell are used
  return { asked, shell: { tabs, panes, navigate, apps: { loaded: () => undefined } } as unknown as Shell }
}

describe('a reload of the whole page', () => {
  it('asks every tab with unsaved work, each on the screen, and no other', async () => {
    const { asked, shell } = shellWith({
      '/a': { dirty: true, goes: true },
      '/b': { dirty: false, goes: false },
      '/c': { dirty: true, goes: true },
    })
    expect(await mayReload(shell)).toBe(true)
    expect(asked).toEqual([
      ['/a', 'reload', '/a'],
      ['/c', 'reload', '/c'],
    ])
  })

  it.each([
    ['the first', true, false],
    ['the last', false, true],
  ])('does not happen when %s of them wants to stay', async (_which, a, b) => {
    const { shell } = shellWith({ '/a': { dirty: true, goes: a }, '/b': { dirty: true, goes: b } })
    expect(await mayReload(shell)).toBe(false)
  })

  it('asks nobody where nothing is unsaved', async () => {
    const { asked, shell } = shellWith({ '/a': { dirty: false, goes: false } })
    expect(await mayReload(shell)).toBe(true)
    expect(asked).toEqual([])
  })
})

it('[TAB-11] the question about a tab that a link has named says which page it is', async () => {
  const { shell } = shellWith({ '/checks?viewTitle=Payroll': { dirty: false, goes: true } })
  const key = shell.tabs.getState().activeKey ?? ''
  const failing = { ...shell.panes.pane(key), beforeClose: () => Promise.reject(new Error('fails')) }
  const messages: string[] = []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these parts of the shell are used
  const asking = {
    ...shell,
    panes: { ...shell.panes, pane: () => failing },
    apps: {
      loaded: () => ({ manifest: { titles: {}, confirmClose: [] }, host: { reportError: () => undefined } }),
    },
    session: { getState: () => ({ data: undefined }) },
    texts: { getState: () => ({ language: 'en', overrides: {} }) },
    confirm: ({ message }: { message: string }) => {
      messages.push(message)
      return Promise.resolve(false)
    },
  } as unknown as Shell
  expect(await closeTab(asking, key)).toBe(false)
  expect(messages).toEqual([expect.stringContaining('Payroll (page: checks)')])
})
