import { NO_OVERRIDES, type TextChoice } from '@apron/contract/texts/pick-texts'
import type { CloseReason } from '@apron/sdk'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createSessionStore } from '../../features/session/session-store.ts'
import type { AppLoader } from '../../features/sub-apps/loading/load-app.ts'
import type { Pane } from '../../features/sub-apps/panes/pane.ts'
import { createPaneRegistry } from '../../features/sub-apps/panes/pane-registry.ts'
import { createTabStore } from '../../features/tabs/tab-store.ts'
import { memoryStore } from '../../platform/storage/storage.ts'
import { closeTab, closeTabs, mayReload, refreshTab } from './tab-actions.ts'

interface Page {
  readonly dirty: boolean
  /** `never`: it does not answer. */
  readonly goes: boolean | 'never'
}

const NEVER = new Promise<never>(() => undefined)

function appsWith(confirmClose: readonly string[]): AppLoader {
  const app = { manifest: { titles: {}, confirmClose }, host: { reportError: () => undefined } }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the method and fields that tabs use
  return { loaded: () => app } as unknown as AppLoader
}

/**
 * Creates a shell with these pages in tabs, the last one active. Records which are asked to close and answers
 * for each.
 * @param confirmClose pages whose application wants to be asked before they close
 */
function shellWith(pages: Readonly<Record<string, Page>>, confirmClose: readonly string[] = []) {
  const tabs = createTabStore(memoryStore(), '', 'zh')
  const panes = createPaneRegistry(() => 0)
  const asked: [string, CloseReason, string | null][] = []
  const refreshed: string[] = []
  const questions: string[] = []
  const answers = { closeAnyway: false }
  for (const [path, { dirty, goes }] of Object.entries(pages)) {
    tabs.visit(path, path)
    const key = tabs.getState().activeKey ?? ''
    const pane: Pane = {
      update: () => undefined,
      refresh() {
        refreshed.push(path)
        return Promise.resolve(true)
      },
      beforeClose(reason) {
        asked.push([path, reason, tabs.getState().activeKey])
        return goes === 'never' ? NEVER : Promise.resolve(goes)
      },
      isDirty: () => dirty,
      moveTo: () => undefined,
      destroy: () => undefined,
    }
    panes.setPane(key, pane)
    panes.setDirty(key, dirty)
  }
  const navigate = (path: string) => tabs.visit(path, path)
  const shell = {
    tabs,
    panes,
    navigate,
    apps: appsWith(confirmClose),
    language: 'en' as const,
    queries: new QueryClient(),
    session: createSessionStore(),
    texts: createStore<TextChoice>(() => ({ language: 'en', overrides: NO_OVERRIDES })),
    confirm({ message }: { message: string }) {
      questions.push(message)
      return Promise.resolve(answers.closeAnyway)
    },
  }
  const keys = () => tabs.getState().views.map(({ key }) => key)
  return { answers, asked, keys, questions, refreshed, shell }
}

describe('a reload of the portal', () => {
  it('shows and asks every tab with unsaved work, and no other', async () => {
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
  ])('does not happen when %s of them objects', async (_which, a, b) => {
    const { shell } = shellWith({ '/a': { dirty: true, goes: a }, '/b': { dirty: true, goes: b } })
    expect(await mayReload(shell)).toBe(false)
  })

  it('[BAR-03] does not ask about a tab that loses nothing', async () => {
    const { asked, shell } = shellWith({
      '/a': { dirty: true, goes: false },
      '/b': { dirty: true, goes: true },
    })
    expect(await mayReload(shell, new Set(['/a']))).toBe(true)
    expect(asked).toEqual([['/b', 'reload', '/b']])
  })

  it('asks about no tab if nothing is unsaved', async () => {
    const { asked, shell } = shellWith({ '/a': { dirty: false, goes: false } })
    expect(await mayReload(shell)).toBe(true)
    expect(asked).toEqual([])
  })
})

describe('closing a tab', () => {
  const clean: Page = { dirty: false, goes: true }

  it.each([
    ['with unsaved work', true, []],
    ['that its application marks to be asked, even if clean', false, ['/a']],
  ])('[TAB-15] shows a page %s, then asks it', async (_what, dirty, confirmClose) => {
    const { asked, keys, shell } = shellWith({ '/a': { dirty, goes: true }, '/b': clean }, confirmClose)
    expect(await closeTab(shell, '/a')).toBe(true)
    expect(asked).toEqual([['/a', 'close', '/a']])
    expect(keys()).toEqual(['/b'])
    expect(shell.tabs.getState().activeKey).toBe('/b')
  })

  it('[TAB-15] keeps the tab of a page that objects', async () => {
    const { keys, shell } = shellWith({ '/a': { dirty: true, goes: false }, '/b': clean })
    expect(await closeTab(shell, '/a')).toBe(false)
    expect(keys()).toEqual(['/a', '/b'])
    expect(shell.tabs.getState().activeKey).toBe('/a')
  })

  it('[TAB-15] asks tab by tab when all are closed; one that stays does not keep the others open', async () => {
    const { asked, keys, shell } = shellWith({
      '/a': { dirty: true, goes: true },
      '/b': { dirty: true, goes: false },
      '/c': clean,
    })
    await closeTabs(shell, 'all', '/c')
    expect(asked.map(([path, reason]) => [path, reason])).toEqual([
      ['/a', 'close-all'],
      ['/b', 'close-all'],
      ['/c', 'close-all'],
    ])
    expect(keys()).toEqual(['/b'])
    expect(shell.tabs.getState().activeKey).toBe('/b')
  })

  it('[TAB-15, APP-15] asks in the shell’s own dialog if a page did not answer the first time', async () => {
    const { answers, asked, keys, questions, shell } = shellWith({ '/a': { dirty: false, goes: 'never' } })
    void closeTab(shell, '/a')
    expect(await closeTab(shell, '/a')).toBe(false)
    expect(asked).toHaveLength(1)
    expect(questions).toHaveLength(1)
    answers.closeAnyway = true
    expect(await closeTab(shell, '/a')).toBe(true)
    expect(keys()).not.toContain('/a')
  })
})

describe('[TAB-10] refreshing a tab', () => {
  it.each([
    ['a page with unsaved work that goes', true, true, ['/a']],
    ['a page with unsaved work that stays', true, false, []],
  ])('asks %s first', async (_what, dirty, goes, expected) => {
    const { asked, refreshed, shell } = shellWith({ '/a': { dirty, goes } })
    expect(await refreshTab(shell, '/a')).toBe(goes)
    expect(asked).toEqual([['/a', 'refresh', '/a']])
    expect(refreshed).toEqual(expected)
  })

  it('does not ask another page', async () => {
    const { asked, refreshed, shell } = shellWith({ '/a': { dirty: false, goes: false } })
    expect(await refreshTab(shell, '/a')).toBe(true)
    expect([asked, refreshed]).toEqual([[], ['/a']])
  })
})

it('[TAB-11] names the page in the question about a tab that a link has named', async () => {
  const { shell } = shellWith({ '/checks?viewTitle=Payroll': { dirty: false, goes: true } })
  const key = shell.tabs.getState().activeKey ?? ''
  const pane = shell.panes.pane(key) ?? expect.fail('no page')
  const failing = { ...pane, beforeClose: () => Promise.reject(new Error('fails')) }
  const messages: string[] = []
  const asking = {
    ...shell,
    panes: { ...shell.panes, pane: () => failing },
    confirm: ({ message }: { message: string }) => {
      messages.push(message)
      return Promise.resolve(false)
    },
  }
  expect(await closeTab(asking, key)).toBe(false)
  expect(messages).toEqual([expect.stringContaining('Payroll (page: checks)')])
})
