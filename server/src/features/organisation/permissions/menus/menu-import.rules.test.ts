import { readCsv } from '@apron/server-kit/csv/read-csv'
import { describe, expect, it } from 'vitest'
import type { StoredMenu } from './admin-menus.store.ts'
import { planMenus } from './menu-import.rules.ts'

const HEADER = 'parent,nameZh,nameEn,url,sort,hidden,alwaysShow,identify,roles'
const KNOWN = { rights: new Set(['amm:library:view']), roles: new Set(['ADMIN', 'ENGINEER']) }

const stored = (id: string, part: Partial<StoredMenu>): StoredMenu => ({
  id,
  parentId: null,
  nameZh: id,
  nameEn: id,
  url: '',
  sort: 0,
  hidden: false,
  alwaysShow: false,
  identify: '',
  roles: [],
  version: 1,
  ...part,
})
const ENTRIES = [
  stored('Manuals', { alwaysShow: true }),
  stored('Library', {
    parentId: 'Manuals',
    url: '/amm/library',
    identify: 'amm:library:view',
    roles: [{ roleCode: 'ENGINEER', userType: 'employee' }],
  }),
  stored('Administration', {}),
  stored('Roles', {
    parentId: 'Administration',
    url: '/admin/roles',
    identify: 'portal:role:view',
    roles: [{ roleCode: 'ADMIN', userType: 'employee' }],
  }),
]

function plan(...lines: string[]) {
  const rows = readCsv([HEADER, ...lines].join('\n'), HEADER.split(','), [])
  return planMenus(rows, ENTRIES, KNOWN, (before, after) =>
    before === 'amm:library:view' && after === ''
      ? { outcome: 'refused', reason: 'guardedMenu' }
      : { outcome: 'ordinary' },
  )
}

describe('[ADM-13] row of a menu file', () => {
  it("[ADM-41] is rejected if the permission rules refuse the entry's permission", () => {
    const [row] = plan('Manuals,Library,Library,/amm/library,0,false,,,ENGINEER')
    expect(row?.problems).toEqual([{ field: 'identify', problem: 'guardedMenu' }])
  })

  it.each([
    [
      'the entry as it is',
      'Manuals,Library,Library,/amm/library,0,false,,amm:library:view,ENGINEER',
      'unchanged',
      [],
    ],
    [
      'another order',
      'Manuals,Library,Library,/amm/library,3,false,,amm:library:view,ENGINEER',
      'changed',
      ['sort'],
    ],
    ['cells that are missing', 'Manuals,Library,Library,/amm/library,3,false', 'changed', ['sort']],
    ['to the top', ',Library,Library,/amm/library,0,,,amm:library:view,ENGINEER', 'changed', ['parent']],
    [
      'for external users too',
      'Manuals,Library,Library,/amm/library,0,,,amm:library:view,ENGINEER|ENGINEER:enterprise',
      'changed',
      ['roles'],
    ],
    ['a group as it is', ',Manuals,Manuals,,0,,true,,', 'unchanged', []],
    ['a new page', 'Manuals,新页,New page,/amm/new,1,,,,ENGINEER', 'added', []],
    ['a new group', 'Manuals,新组,New group,,1,,,,', 'added', []],
  ] as const)('%s', (_what, line, kind, fields) => {
    expect(plan(line)[0]).toMatchObject({ kind, fields, problems: [] })
  })

  it('may belong to a group defined anywhere in the file', () => {
    const rows = plan(
      'New group / Inner,页,Page,/amm/new,0,,,,',
      'New group,内,Inner,,0,,,,',
      ',新组,New group,,0,,,,',
    )
    expect(rows.flatMap(({ problems }) => problems)).toEqual([])
    expect(rows.map(({ kind }) => kind)).toEqual(['added', 'added', 'added'])
  })

  it.each([
    ['no group', 'Nowhere,页,Page,/amm/new,0,,,,', 'parent noGroup'],
    ['no name', ',,Page,/amm/new,0,,,,', 'nameZh required'],
    ['an address elsewhere', ',页,Page,https://elsewhere.example,0,,,,', 'url address'],
    ['an unknown right', ',页,Page,/amm/new,0,,,a:b:c,', 'identify unknown'],
    ['an unknown role', ',页,Page,/amm/new,0,,,,KING', 'roles unknown'],
    ['a strange user type', ',页,Page,/amm/new,0,,,,ADMIN:boss', 'roles unknown'],
    ['no number', ',页,Page,/amm/new,first,,,,', 'sort number'],
    ['neither true nor false', ',页,Page,/amm/new,0,maybe,,,', 'hidden yesNo'],
    ['too few cells', ',页,Page', 'sort number'],
    ['too many cells', ',页,Page,/amm/x,0,false,,,ENGINEER,more', ' columns'],
    [
      'a page of the administration without administrators',
      'Administration,Roles,Roles,/admin/roles,0,,,portal:role:view,',
      'roles administration',
    ],
    ['below itself', 'Manuals / Library,Library,Library,/amm/library,0,,,,', 'parent loop'],
  ])('%s is wrong', (_what, line, problem) => {
    expect(plan(line)[0]?.problems.map(each => `${each.field} ${each.problem}`)).toContain(problem)
  })

  it('is rejected if it appears twice, or below five levels', () => {
    const page = ',页,Page,/amm/new,0,,,,'
    expect(plan(page, page).map(({ problems }) => problems[0]?.problem)).toEqual(['twice', 'twice'])
    const names = ['A', 'B', 'C', 'D', 'E', 'F']
    const levels = names.map((name, at) => `${names.slice(0, at).join(' / ')},层,${name},,0,,,,`)
    expect(plan(...levels).map(({ problems }) => problems[0]?.problem)).toEqual([
      ...Array.from({ length: 5 }),
      'tooDeep',
    ])
  })
})
