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
  readonly allowsClose: boolean | 'never'
}

const NEVER = new Promise<never>(() => undefined)

function createApps(confirmClose: readonly string[]): AppLoader {
  const app = { manifest: { titles: {}, confirmClose }, host: { reportError: () => undefined } }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the method and fields that tabs use
  return { loaded: () => app } as unknown as AppLoader
}

/**
 * Creates a shell with these pages in tabs, the last one active. Records which are asked to close and answers
 * for each.
 * @param confirmClose pages whose application wants to be asked before they close
 */
function createShellWith(pages: Readonly<Record<string, Page>>, confirmClose: readonly string[] = []) {
  const tabs = createTabStore(memoryStore(), '', 'zh')
  const panes = createPaneRegistry(() => 0)
  const closeRequests: [string, CloseReason, string | null][] = []
  const refreshed: string[] = []
  const questions: string[] = []
  const replies = { closeAnyway: false }
  for (const [path, { dirty, allowsClose }] of Object.entries(pages)) {
    tabs.visit(path, path)
    const key = tabs.getState().activeKey ?? ''
    const pane: Pane = {
      update: () => undefined,
      refresh() {
        refreshed.push(path)
        return Promise.resolve(true)
      },
      beforeClose(reason) {
        closeRequests.push([path, reason, tabs.getState().activeKey])
        return allowsClose === 'never' ? NEVER : Promise.resolve(allowsClose)
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
    apps: createApps(confirmClose),
    language: 'en' as const,
    queries: new QueryClient(),
    session: createSessionStore(),
    texts: createStore<TextChoice>(() => ({ language: 'en', overrides: NO_OVERRIDES })),
    confirm({ message }: { message: string }) {
      questions.push(message)
      return Promise.resolve(replies.closeAnyway)
    },
  }
  const keys = () => tabs.getState().views.map(({ key }) => key)
  return { replies, closeRequests, keys, questions, refreshed, shell }
}

describe('a reload of the portal', () => {
  it('shows and asks every tab with unsaved work, and no other', async () => {
    const { closeRequests, shell } = createShellWith({
      '/a': { dirty: true, allowsClose: true },
      '/b': { dirty: false, allowsClose: false },
      '/c': { dirty: true, allowsClose: true },
    })
    expect(await mayReload(shell)).toBe(true)
    expect(closeRequests).toEqual([
      ['/a', 'reload', '/a'],
      ['/c', 'reload', '/c'],
    ])
  })

  it.each([
    ['the first', true, false],
    ['the last', false, true],
  ])('does not happen when %s of them objects', async (_which, a, b) => {
    const { shell } = createShellWith({
      '/a': { dirty: true, allowsClose: a },
      '/b': { dirty: true, allowsClose: b },
    })
    expect(await mayReload(shell)).toBe(false)
  })

  it('[BAR-03] does not ask about a tab that loses nothing', async () => {
    const { closeRequests, shell } = createShellWith({
      '/a': { dirty: true, allowsClose: false },
      '/b': { dirty: true, allowsClose: true },
    })
    expect(await mayReload(shell, new Set(['/a']))).toBe(true)
    expect(closeRequests).toEqual([['/b', 'reload', '/b']])
  })

  it('asks about no tab if nothing is unsaved', async () => {
    const { closeRequests, shell } = createShellWith({ '/a': { dirty: false, allowsClose: false } })
    expect(await mayReload(shell)).toBe(true)
    expect(closeRequests).toEqual([])
  })
})

describe('closing a tab', () => {
  const clean: Page = { dirty: false, allowsClose: true }

  it.each([
    ['with unsaved work', true, []],
    ['whose application wants to be asked, even if clean', false, ['/a']],
  ])('[TAB-15] shows a page %s, then asks it', async (_what, dirty, confirmClose) => {
    const { closeRequests, keys, shell } = createShellWith(
      { '/a': { dirty, allowsClose: true }, '/b': clean },
      confirmClose,
    )
    expect(await closeTab(shell, '/a')).toBe(true)
    expect(closeRequests).toEqual([['/a', 'close', '/a']])
    expect(keys()).toEqual(['/b'])
    expect(shell.tabs.getState().activeKey).toBe('/b')
  })

  it('[TAB-15] keeps the tab of a page that objects', async () => {
    const { keys, shell } = createShellWith({ '/a': { dirty: true, allowsClose: false }, '/b': clean })
    expect(await closeTab(shell, '/a')).toBe(false)
    expect(keys()).toEqual(['/a', '/b'])
    expect(shell.tabs.getState().activeKey).toBe('/a')
  })

  it('[TAB-15] asks tab by tab when all are closed; one that stays does not keep the others open', async () => {
    const { closeRequests, keys, shell } = createShellWith({
      '/a': { dirty: true, allowsClose: true },
      '/b': { dirty: true, allowsClose: false },
      '/c': clean,
    })
    await closeTabs(shell, 'all', '/c')
    expect(closeRequests.map(([path, reason]) => [path, reason])).toEqual([
      ['/a', 'close-all'],
      ['/b', 'close-all'],
      ['/c', 'close-all'],
    ])
    expect(keys()).toEqual(['/b'])
    expect(shell.tabs.getState().activeKey).toBe('/b')
  })

  it('[TAB-15, APP-15] asks in the shell’s own dialog if a page did not answer the first time', async () => {
    const { replies, closeRequests, keys, questions, shell } = createShellWith({
      '/a': { dirty: false, allowsClose: 'never' },
    })
    void closeTab(shell, '/a')
    expect(await closeTab(shell, '/a')).toBe(false)
    expect(closeRequests).toHaveLength(1)
    expect(questions).toHaveLength(1)
    replies.closeAnyway = true
    expect(await closeTab(shell, '/a')).toBe(true)
    expect(keys()).not.toContain('/a')
  })
})

describe('[TAB-10] refreshing a tab', () => {
  it.each([
    ['a page with unsaved work that goes', true, true, ['/a']],
    ['a page with unsaved work that stays', true, false, []],
  ])('asks %s first', async (_what, dirty, allowsClose, expected) => {
    const { closeRequests, refreshed, shell } = createShellWith({ '/a': { dirty, allowsClose } })
    expect(await refreshTab(shell, '/a')).toBe(allowsClose)
    expect(closeRequests).toEqual([['/a', 'refresh', '/a']])
    expect(refreshed).toEqual(expected)
  })

  it('does not ask another page', async () => {
    const { closeRequests, refreshed, shell } = createShellWith({
      '/a': { dirty: false, allowsClose: false },
    })
    expect(await refreshTab(shell, '/a')).toBe(true)
    expect([closeRequests, refreshed]).toEqual([[], ['/a']])
  })
})

it('[TAB-11] names the page in the question about a tab that a link has named', async () => {
  const { shell } = createShellWith({ '/checks?viewTitle=Payroll': { dirty: false, allowsClose: true } })
  const key = shell.tabs.getState().activeKey ?? ''
  const pane = shell.panes.pane(key) ?? expect.fail('no page')
  const failing = { ...pane, beforeClose: () => Promise.reject(new Error('fails')) }
  const messages: string[] = []
  const askingShell = {
    ...shell,
    panes: { ...shell.panes, pane: () => failing },
    confirm: ({ message }: { message: string }) => {
      messages.push(message)
      return Promise.resolve(false)
    },
  }
  expect(await closeTab(askingShell, key)).toBe(false)
  expect(messages).toEqual([expect.stringContaining('Payroll (page: checks)')])
})
