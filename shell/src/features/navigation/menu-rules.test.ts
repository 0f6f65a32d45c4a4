import type { MenuItem } from '@apron/contract/menus/menu-item'
import { describe, expect, it } from 'vitest'
import type { AvailabilityContext } from './availability.ts'
import {
  authorisedSegments,
  buildMenu,
  findCurrentEntry,
  foldMissing,
  menuPathTo,
  pagesOf,
  toggleSubmenu,
} from './menu-rules.ts'

function item(id: string, url: string, more: Partial<MenuItem> = {}): MenuItem {
  const entry = { id, parentId: '', url, path: url, name: id, meta: { title: id } }
  return { ...entry, hidden: false, alwaysShow: false, children: [], ...more }
}

const titles = (items: MenuItem[]) => buildMenu(items).map(node => node.title)

describe('the sidebar', () => {
  it('[MENU-01] nests like the menu and links its pages', () => {
    const menu = buildMenu([
      item('quality', '', { children: [item('list', '/sq/list'), item('plan', '/sq/plan')] }),
      item('tools', '/tools/list'),
    ])
    expect(menu.map(node => [node.title, node.href, node.children.map(child => child.href)])).toEqual([
      ['quality', null, ['/sq/list', '/sq/plan']],
      ['tools', '/tools/list', []],
    ])
  })

  it('[MENU-03] cycles through eight icons by position', () => {
    const menu = buildMenu(Array.from({ length: 10 }, (_, index) => item(`m${index}`, `/m${index}`)))
    expect(menu.map(node => node.icon)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1])
  })

  it.each([
    ['home whose url is test', item('home', 'test'), []],
    ['home with another url', item('home', '/home'), ['home']],
    ['another entry with url test', item('test', 'test'), ['test']],
  ])('[MENU-04] omits only the old home page: %s', (_what, entry, expected) => {
    expect(titles([entry])).toEqual(expected)
  })

  it('[MENU-06] omits hidden entries, and groups with only hidden entries', () => {
    expect(
      titles([
        item('a', '/a', { hidden: true }),
        item('b', '', { children: [item('c', '/c', { hidden: true })] }),
        item('d', '/d'),
      ]),
    ).toEqual(['d'])
  })

  it.each([
    [false, 'only'],
    [true, 'group'],
  ])('[MENU-06] with alwaysShow %j shows a group of one as %s', (alwaysShow, title) => {
    expect(titles([item('group', '', { alwaysShow, children: [item('only', '/only')] })])).toEqual([title])
  })

  it('stops at a loop in the menu', () => {
    const loop = item('a', '', { alwaysShow: true })
    loop.children = [loop, item('b', '/b')]
    expect(buildMenu([loop])[0]?.children.map(node => node.title)).toEqual(['b'])
    expect([...authorisedSegments([loop])]).toEqual(['b'])
  })

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/login'])(
    'drops an entry that leads to %s',
    url => {
      expect(titles([item('x', url)])).toEqual([])
    },
  )

  it('handles ten thousand entries', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => item(`m${index}`, `/m${index}`))
    expect(buildMenu(many)).toHaveLength(10_000)
  })
})

describe('[MENU-08] the sidebar when not everything is installed', () => {
  const installed = new Map([['sq', new Set(['/sq/list'])]])
  const items = [
    item('quality', '', { alwaysShow: true, children: [item('plan', '/sq/plan'), item('list', '/sq/list')] }),
    item('manuals', '', { alwaysShow: true, children: [item('library', '/amm/library')] }),
    item('stores', '/tools/list', { children: [item('loans', '/sq/list?loan=1')] }),
    item('figures', '/ipc/list'),
  ]
  const shape = (context: AvailabilityContext) =>
    buildMenu(items, context).map(({ id, href, icon, missing, children }) => [
      id,
      href,
      icon,
      missing,
      children.map(child => [child.id, child.missing]),
    ])

  it('omits missing entries and empty groups, and assigns icons to the rest', () => {
    expect(shape({ installed, showsMissing: false })).toEqual([
      ['quality', null, 0, null, [['list', null]]],
      // Its own page is missing, so its only child takes its place, as in any group of one.
      ['loans', '/sq/list?loan=1', 1, null, []],
    ])
  })

  it('shows an administrator the whole menu, with what is missing', () => {
    expect(shape({ installed, showsMissing: true })).toEqual([
      [
        'quality',
        null,
        0,
        null,
        [
          ['plan', 'page'],
          ['list', null],
        ],
      ],
      ['manuals', null, 1, 'application', [['library', 'application']]],
      ['stores', '/tools/list', 2, 'application', [['loans', null]]],
      ['figures', '/ipc/list', 3, 'application', []],
    ])
  })

  it('moves missing entries into one group at the end, and assigns icons to the rest', () => {
    const folded = foldMissing(buildMenu(items, { installed, showsMissing: true }), 'Not installed')
    expect(folded.map(({ id, title, icon, missing }) => [id, title, icon, missing])).toEqual([
      ['quality', 'quality', 0, null],
      // Its own page is missing, but one below it opens.
      ['stores', 'stores', 1, 'application'],
      ['missing', 'Not installed', 2, 'application'],
    ])
    expect(folded.at(-1)?.children.map(({ id }) => id)).toEqual(['manuals', 'figures'])
    const completeMenu = buildMenu(items)
    expect(foldMissing(completeMenu, 'Not installed')).toBe(completeMenu)
  })

  it('shows the whole menu while the registry cannot be read', () => {
    expect(buildMenu(items, { installed: null, showsMissing: false })).toEqual(buildMenu(items))
  })
})

it('[NAV-12] authorises the first segment of each menu url, including hidden ones', () => {
  const items = [
    item('home', 'test'),
    item('g', '', {
      children: [item('a', '/safetyQuality/checkList'), item('b', '/amm/x', { hidden: true })],
    }),
    item('c', 'tools?x=1'),
  ]
  expect([...authorisedSegments(items)]).toEqual(['safetyQuality', 'amm', 'tools'])
})

const menu = buildMenu([
  item('q', '', { alwaysShow: true, children: [item('list', '/sq/list'), item('plan', '/sq/plan?x=1')] }),
  item('t', '/tools/list'),
])

it.each([
  ['/sq/plan', ['q', 'plan']],
  ['/tools/list', ['t']],
  ['/elsewhere', []],
])('finds the trail to %s: %j', (path, trail) => {
  expect(menuPathTo(menu, findCurrentEntry(menu, path))).toEqual(trail)
})

const menuWithSharedPath = buildMenu([
  item('all', '/sq/list'),
  item('issued', '/sq/list?status=ISSUED'),
  item('back', '/sq/list?status=RETURNED'),
  item('again', '/sq/list'),
])

it.each([
  ['a plain link', '/sq/list', undefined, 'all'],
  ['the entry that was pressed', '/sq/list', 'again', 'again'],
  ['its query', '/sq/list?status=ISSUED', undefined, 'issued'],
  ['the query of another one', '/sq/list?status=ISSUED', 'back', 'issued'],
  ['the last one, whose page removed the query', '/sq/list', 'issued', 'issued'],
  ['the last one, with another query', '/sq/list?text=a', 'back', 'back'],
  ['an entry that is gone', '/sq/list', 'gone', 'all'],
])('[MENU-02] marks %s when several entries share a path', (_, address, before, id) => {
  expect(findCurrentEntry(menuWithSharedPath, address, before)).toBe(id)
})

it('lists the pages of a menu', () => {
  expect(pagesOf(menu).map(page => page.href)).toEqual(['/sq/list', '/sq/plan?x=1', '/tools/list'])
})

it.each([
  [[], 0, 'a', ['a']],
  [['a'], 0, 'a', []],
  [['a'], 0, 'b', ['b']],
  [['a', 'x'], 1, 'y', ['a', 'y']],
  [['a', 'x'], 0, 'b', ['b']],
  [['a', 'x'], 1, 'x', ['a']],
])('[MENU-02] toggles from %j at level %i the entry %s: %j is open', (open, level, id, after) => {
  expect(toggleSubmenu(open, level, id)).toEqual(after)
})
