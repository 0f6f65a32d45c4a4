import { describe, expect, it } from 'vitest'
import {
  type BulkClose,
  canMove,
  close,
  closeSeveral,
  isStripVisible,
  keysToClose,
  leave,
  move,
  NO_TABS,
  setPinned,
  setSite,
  tabKey,
  visit,
} from './tab-rules.ts'
import type { TabState } from './visited-view.ts'

const home = visit(NO_TABS, '/dashboard', '主页', { affix: true })

/** Visits the addresses in turn. */
function visitAll(...paths: string[]): TabState {
  return paths.reduce((state, path) => visit(state, path, path), home)
}

const keys = (state: TabState) => state.views.map(view => view.key)

describe('visiting', () => {
  it.each([
    [
      'places a new page after the last active one',
      ['/a', '/b', '/a', '/c'],
      ['/dashboard', '/a', '/c', '/b'],
      '/c',
    ],
    ['a known page is not added again', ['/a', '/b', '/a'], ['/dashboard', '/a', '/b'], '/a'],
    ['a new query is the same tab', ['/a?id=1', '/a?id=2'], ['/dashboard', '/a'], '/a'],
  ])('[TAB-01] %s', (_what, paths, expected, active) => {
    const state = visitAll(...paths)
    expect(keys(state)).toEqual(expected)
    expect(state.activeKey).toBe(active)
  })

  it('[TAB-01] places a new page after the last active tab, also when coming from a page without a tab', () => {
    expect(keys(visit(leave(visitAll('/a', '/b', '/a')), '/c', 'c'))).toEqual([
      '/dashboard',
      '/a',
      '/c',
      '/b',
    ])
  })

  it('[TAB-14] a view keeps its original address and updates the current one', () => {
    const view = visitAll('/a?id=1', '/a?id=2#x').views[1]
    expect(view).toEqual({
      key: '/a',
      path: '/a',
      query: { id: '2' },
      hash: '#x',
      fullPath: '/a?id=2#x',
      orgFullPath: '/a?id=1',
      title: '/a?id=2#x',
      name: 'a',
      site: null,
      meta: { affix: false, foreign: false, titledByPage: false, pinned: false },
    })
  })

  it.each([
    ['/a?id=1', '/a'],
    ['/a/', '/a'],
    ['/a?id=1&multipleTabs=1', '/a?id=1&multipleTabs=1'],
    ['/a?multipleTabs', '/a?multipleTabs'],
  ])('[TAB-04] identifies %s by %s', (fullPath, key) => {
    expect(tabKey(fullPath)).toBe(key)
  })

  it('[TAB-04] opens the same page twice with two ids', () => {
    expect(keys(visitAll('/a?id=1&multipleTabs=1', '/a?id=2&multipleTabs=1'))).toHaveLength(3)
  })
})

it.each([
  ['/', true, false],
  ['/dashboard', true, false],
  ['/a', true, true],
  ['/dashboard/x', true, true],
  ['/a', false, false],
])('[TAB-02] [TAB-12] on %s with token %j the strip is visible: %j', (path, hasToken, visible) => {
  expect(isStripVisible(path, hasToken)).toBe(visible)
})

/** Closes every tab that may close, except `kept`. */
function closeAllExcept(state: TabState, several: BulkClose, key: string, ...kept: string[]) {
  const gone = keysToClose(state, several, key).filter(other => !kept.includes(other))
  return closeSeveral(state, several, key, new Set(gone))
}

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
  ])('[TAB-08] closes %s', (_what, paths, key, left, goTo) => {
    const closed = close(visitAll(...paths), key)
    expect(keys(closed.state)).toEqual(left)
    expect(closed.goTo).toBe(goTo)
  })

  it('[TAB-08] goes to root with no view left', () => {
    expect(close(visit(NO_TABS, '/a', 'a'), '/a').goTo).toBe('/')
  })

  it.each([
    ['others, from the one that stays', 'others', ['/b', '/a'], '/a', ['/dashboard', '/a'], null],
    [
      'others, from another one: the one that stays is shown',
      'others',
      ['/a', '/b'],
      '/a',
      ['/dashboard', '/a'],
      '/a',
    ],
    ['others of a fixed one', 'others', ['/a', '/b'], '/dashboard', ['/dashboard'], '/dashboard'],
    ['left', 'left', ['/a', '/b', '/c'], '/c', ['/dashboard', '/c'], null],
    [
      'left, with the one on the screen: the other is shown',
      'left',
      ['/b', '/c', '/b'],
      '/c',
      ['/dashboard', '/c'],
      '/c',
    ],
    ['left, from a tab to the right', 'left', ['/a', '/b', '/c'], '/b', ['/dashboard', '/b', '/c'], null],
    ['right', 'right', ['/a', '/b', '/c', '/a'], '/a', ['/dashboard', '/a'], null],
    ['right of a fixed one', 'right', ['/a', '/b'], '/dashboard', ['/dashboard'], '/dashboard'],
    ['right of the last', 'right', ['/a', '/b'], '/b', ['/dashboard', '/a', '/b'], null],
    ['of an unknown tab: nothing', 'others', ['/a', '/b'], '/x', ['/dashboard', '/a', '/b'], null],
  ] as const)('[TAB-06] closes %s', (_what, several, paths, key, left, goTo) => {
    const closed = closeAllExcept(visitAll(...paths), several, key)
    expect(keys(closed.state)).toEqual(left)
    expect(closed.goTo).toBe(goTo)
  })

  it.each([
    ['from an ordinary tab: to root', ['/a', '/b'], '/'],
    ['from a fixed tab: it stays', ['/a', '/dashboard'], null],
  ])('[TAB-09] closes all, %s', (_what, paths, goTo) => {
    const closed = closeAllExcept(visitAll(...paths), 'all', '/a')
    expect(keys(closed.state)).toEqual(['/dashboard'])
    expect(closed.goTo).toBe(goTo)
  })

  it('[TAB-09] keeps a pinned tab when all are closed from it', () => {
    const closed = closeAllExcept(setPinned(visitAll('/a', '/b'), '/b', true), 'all', '/b')
    expect(keys(closed.state)).toEqual(['/dashboard', '/b'])
    expect(closed.goTo).toBeNull()
  })

  it.each([
    ['others', '/a', ['/dashboard', '/a', '/c'], '/a'],
    ['right', '/a', ['/dashboard', '/a', '/c'], null],
    ['all', '/a', ['/dashboard', '/c'], null],
  ] as const)('[TAB-11] keeps a tab that refuses to close: %s', (several, key, left, goTo) => {
    const closed = closeAllExcept(visitAll('/a', '/b', '/c'), several, key, '/c')
    expect(keys(closed.state)).toEqual(left)
    expect(closed.goTo).toBe(goTo)
  })

  it.each(['others', 'left', 'right', 'all'] as const)('%s spares pinned tabs', several => {
    const state = setPinned(setPinned(visitAll('/a', '/b', '/c'), '/b', true), '/c', true)
    expect(keysToClose(state, several, several === 'left' ? '/a' : '/b')).not.toContain('/c')
  })

  it('closes a pinned tab when it is closed itself', () => {
    expect(keys(close(setPinned(visitAll('/a', '/b'), '/b', true), '/b').state)).toEqual(['/dashboard', '/a'])
  })
})

describe('the order of tabs', () => {
  const three = visitAll('/a', '/b', '/c')

  it.each([
    ['pinned: behind the fixed ones', ['/c'], [], ['/dashboard', '/c', '/a', '/b']],
    ['a second pinned one: behind the first', ['/c', '/b'], [], ['/dashboard', '/c', '/b', '/a']],
    ['released: before the others', ['/c', '/b'], ['/c'], ['/dashboard', '/b', '/c', '/a']],
    ['a fixed tab cannot be pinned', ['/dashboard'], [], ['/dashboard', '/a', '/b', '/c']],
  ])('follows pins: %s', (_what, pinned, released, expected) => {
    const withPins = pinned.reduce((state, key) => setPinned(state, key, true), three)
    expect(keys(released.reduce((state, key) => setPinned(state, key, false), withPins))).toEqual(expected)
  })

  it.each([
    ['to the left', '/c', 1, ['/dashboard', '/c', '/a', '/b']],
    ['to the right', '/a', 3, ['/dashboard', '/b', '/c', '/a']],
    ['never before the fixed ones', '/b', 0, ['/dashboard', '/b', '/a', '/c']],
    ['never beyond the end', '/a', 99, ['/dashboard', '/b', '/c', '/a']],
    ['a fixed tab does not move', '/dashboard', 2, ['/dashboard', '/a', '/b', '/c']],
    ['an unknown tab does not move', '/x', 2, ['/dashboard', '/a', '/b', '/c']],
  ])('changes when a tab is moved: %s', (_what, key, to, expected) => {
    expect(keys(move(three, key, to))).toEqual(expected)
  })

  it('keeps a pinned tab among the pinned ones, and others behind them', () => {
    const state = setPinned(setPinned(three, '/a', true), '/b', true)
    expect(keys(move(state, '/a', 3))).toEqual(['/dashboard', '/b', '/a', '/c'])
    expect(keys(move(state, '/c', 1))).toEqual(['/dashboard', '/a', '/b', '/c'])
  })

  it.each([
    ['/a', -1, false],
    ['/a', 1, true],
    ['/c', 1, false],
    ['/c', -1, true],
    ['/dashboard', 1, false],
    ['/x', 1, false],
  ] as const)('lets %s move by %i: %j', (key, step, can) => {
    expect(canMove(three, key, step)).toBe(can)
  })

  it('[TAB-01] never places a new page before a pinned tab', () => {
    const state = visit(setPinned(setPinned(three, '/a', true), '/b', true), '/a', 'a')
    expect(keys(visit(state, '/d', 'd'))).toEqual(['/dashboard', '/a', '/b', '/d', '/c'])
  })
})

const sites = (state: TabState) => state.views.map(view => view.site?.airportThreeCode ?? null)

describe('[AIR-05] the site of a tab', () => {
  const can = { id: '1', cnName: '广州', enName: 'Guangzhou', airportThreeCode: 'CAN' }
  const szx = { id: '2', cnName: '深圳', enName: 'Shenzhen', airportThreeCode: 'SZX' }
  const two = visit(visit(home, '/a', 'a', { site: can }), '/b', 'b', { site: szx })

  it('is the one it was opened at, wherever it is visited from', () => {
    expect(sites(visit(two, '/a?id=2', 'a', { site: szx }))).toEqual([null, 'CAN', 'SZX'])
  })

  it('changes for the given tabs, never for a fixed one', () => {
    expect(sites(setSite(two, new Set(['/dashboard', '/a']), szx))).toEqual([null, 'SZX', 'SZX'])
  })
})
