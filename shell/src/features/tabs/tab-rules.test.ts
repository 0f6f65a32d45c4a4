import { describe, expect, it } from 'vitest'
import { close, closeAll, closeOthers, leave, NO_TABS, stripVisible, tabKey, visit } from './tab-rules.ts'
import type { TabState } from './visited-view.ts'

const home = visit(NO_TABS, '/dashboard', '主页', true)

/** Visits one address after the other. */
function visited(...paths: string[]): TabState {
  return paths.reduce((state, path) => visit(state, path, path), home)
}

const keys = (state: TabState) => state.views.map(view => view.key)

describe('visiting', () => {
  it.each([
    [
      'a new page stands after the last active one',
      ['/a', '/b', '/a', '/c'],
      ['/dashboard', '/a', '/c', '/b'],
      '/c',
    ],
    ['a known page is not added again', ['/a', '/b', '/a'], ['/dashboard', '/a', '/b'], '/a'],
    ['a new query is the same tab', ['/a?id=1', '/a?id=2'], ['/dashboard', '/a'], '/a'],
  ])('[TAB-01] %s', (_what, paths, expected, active) => {
    const state = visited(...paths)
    expect(keys(state)).toEqual(expected)
    expect(state.activeKey).toBe(active)
  })

  it('[TAB-01] after a page without a tab, a new page stands after the tab that was active last', () => {
    expect(keys(visit(leave(visited('/a', '/b', '/a')), '/c', 'c'))).toEqual(['/dashboard', '/a', '/c', '/b'])
  })

  it('[TAB-14] a view keeps where it was opened and shows where it is', () => {
    const view = visited('/a?id=1', '/a?id=2#x').views[1]
    expect(view).toEqual({
      key: '/a',
      path: '/a',
      query: { id: '2' },
      hash: '#x',
      fullPath: '/a?id=2#x',
      orgFullPath: '/a?id=1',
      title: '/a?id=2#x',
      name: 'a',
      meta: { affix: false },
    })
  })

  it.each([
    ['/a?id=1', '/a'],
    ['/a/', '/a'],
    ['/a?id=1&multipleTabs=1', '/a?id=1&multipleTabs=1'],
    ['/a?multipleTabs', '/a?multipleTabs'],
  ])('[TAB-04] %s is told apart by %s', (fullPath, key) => {
    expect(tabKey(fullPath)).toBe(key)
  })

  it('[TAB-04] the same page twice with two ids', () => {
    expect(keys(visited('/a?id=1&multipleTabs=1', '/a?id=2&multipleTabs=1'))).toHaveLength(3)
  })
})

it.each([
  ['/', true, false],
  ['/dashboard', true, false],
  ['/a', true, true],
  ['/dashboard/x', true, true],
  ['/a', false, false],
])('[TAB-02] [TAB-12] on %s with token %j the strip is visible: %j', (path, hasToken, visible) => {
  expect(stripVisible(path, hasToken)).toBe(visible)
})

describe('closing', () => {
  it.each([
    [
      'the active tab: to the one active before',
      ['/a', '/b', '/c', '/a'],
      '/a',
      ['/dashboard', '/b', '/c'],
      '/c',
    ],
    ['another tab: one stays', ['/a', '/b'], '/a', ['/dashboard', '/b'], null],
    ['the only tab besides home: to home', ['/a'], '/a', ['/dashboard'], '/dashboard'],
    ['[TAB-07] a fixed tab: nothing', ['/a'], '/dashboard', ['/dashboard', '/a'], null],
    ['an unknown tab: nothing', ['/a'], '/x', ['/dashboard', '/a'], null],
  ])('[TAB-08] %s', (_what, paths, key, left, goTo) => {
    const closed = close(visited(...paths), key)
    expect(keys(closed.state)).toEqual(left)
    expect(closed.goTo).toBe(goTo)
  })

  it('[TAB-08] with no view left, to root', () => {
    expect(close(visit(NO_TABS, '/a', 'a'), '/a').goTo).toBe('/')
  })

  it.each([
    ['from the one that stays', ['/b', '/a'], '/a', ['/dashboard', '/a'], null],
    ['from another: the one that stays is shown', ['/a', '/b'], '/a', ['/dashboard', '/a'], '/a'],
    ['of a fixed one', ['/a', '/b'], '/dashboard', ['/dashboard'], '/dashboard'],
  ])('[TAB-06] the others, %s', (_what, paths, key, left, goTo) => {
    const closed = closeOthers(visited(...paths), key)
    expect(keys(closed.state)).toEqual(left)
    expect(closed.goTo).toBe(goTo)
  })

  it.each([
    ['from an ordinary tab: to root', ['/a', '/b'], '/'],
    ['from a fixed tab: it stays', ['/a', '/dashboard'], null],
  ])('[TAB-09] all, %s', (_what, paths, goTo) => {
    const closed = closeAll(visited(...paths))
    expect(keys(closed.state)).toEqual(['/dashboard'])
    expect(closed.goTo).toBe(goTo)
  })

  it.each([
    [
      'others',
      (state: TabState) => closeOthers(state, '/a', new Set(['/c'])),
      ['/dashboard', '/a', '/c'],
      '/a',
    ],
    ['all', (state: TabState) => closeAll(state, new Set(['/c'])), ['/dashboard', '/c'], null],
  ])('%s: a tab that does not want to close stays', (_what, closing, left, goTo) => {
    const closed = closing(visited('/a', '/b', '/c'))
    expect(keys(closed.state)).toEqual(left)
    expect(closed.goTo).toBe(goTo)
  })
})
