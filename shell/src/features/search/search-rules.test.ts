import { describe, expect, it } from 'vitest'
import {
  type EnterFacts,
  enterAction,
  exactIndex,
  findPages,
  indexAfterKey,
  isNumber,
  type SearchEntry,
  type SearchGroup,
  withRecords,
} from './search-rules.ts'

function entry(title: string, fullPath: string, place = ''): SearchEntry {
  return { id: fullPath, fullPath, title, place }
}

const groups: readonly SearchGroup[] = [
  { id: 'open', label: 'Open', entries: [entry('CK-2026-0007', '/safetyQuality/checkedResult?id=7')] },
  {
    id: 'menu',
    label: 'Menu',
    entries: [
      entry('整改单', '/safetyQuality/rectification', '安全质量'),
      entry('检查单', '/safetyQuality/checkList', '安全质量'),
      entry('Daily check', '/amm/daily', 'Manual'),
      entry('Check orders', '/tools/orders', 'Tools'),
      entry('CK-2026-0007', '/safetyQuality/checkedResult?id=7'),
    ],
  },
]

const titlesOf = (text: string) =>
  findPages(groups, text).groups.flatMap(group => group.entries.map(({ title }) => title))

describe('search results', () => {
  it.each([
    ['Chinese, anywhere in the title', '查', ['检查单']],
    ['the place in the menu', '安全 整改', ['整改单']],
    [
      'capital or not, titles that begin with it first',
      'CHECK',
      ['CK-2026-0007', 'Check orders', 'Daily check', '检查单'],
    ],
    ['words in any order', 'orders tools', ['Check orders']],
    ['an address', '/amm', ['Daily check']],
    ['no match', 'zzz', []],
    ['characters that mean something elsewhere', '.*[(', []],
  ])('finds by %s: %s', (_what, text, titles) => {
    expect(titlesOf(text)).toEqual(titles)
  })

  it('lists every page once, in its first group, without a text', () => {
    const all = findPages(groups, '  ')
    expect(all.count).toBe(5)
    expect(all.groups.map(group => group.entries.length)).toEqual([1, 4])
  })

  it('searches ten thousand pages and shows the first twenty', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => entry(`页面 ${index}`, `/app/p${index}`))
    const found = findPages([{ id: 'menu', label: '', entries: many }], '页面 99')
    expect(found.groups[0]?.entries).toHaveLength(20)
    expect(found.hidden).toBe(found.count - 20)
    expect(findPages([{ id: 'menu', label: '', entries: many }], '9999').count).toBe(1)
  })
})

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowDown', 0, 0, null],
  ['a', 0, 3, null],
])('moves with %s from %i of %i to %j', (key, index, count, to) => {
  expect(indexAfterKey(key, index, count)).toBe(to)
})

describe('[FIND-04] alternative names of a page', () => {
  const safety = { zh: '安全质量', en: 'Safety & quality', syllables: ['an', 'quan', 'zhi', 'liang'] }
  const searchEntry = (zh: string, en: string, ...syllables: string[]): SearchEntry => ({
    ...entry(zh, `/sq/${en}`, '安全质量'),
    names: { name: { zh, en, syllables }, above: [safety] },
  })
  const pages = [
    searchEntry('非例行检查', 'Unplanned', 'fei', 'li', 'xing', 'jian', 'cha'),
    searchEntry('检查单', 'Check orders', 'jian', 'cha', 'dan'),
    searchEntry('整改单', 'Rectification orders', 'zheng', 'gai', 'dan'),
    entry('jc tools', '/tools/jc'),
  ]
  const found = (text: string) =>
    findPages([{ id: 'menu', label: '', entries: pages }], text).groups.flatMap(({ entries }) =>
      entries.map(({ title }) => title),
    )

  it.each([
    ['initials', 'jcd', ['检查单']],
    ['pinyin', 'JianCha', ['检查单', '非例行检查']],
    ['letters, ranked before pronunciation', 'jc', ['jc tools', '检查单', '非例行检查']],
    ['the name in the other language', 'check orders', ['检查单']],
    ['a part of it', 'orders', ['检查单', '整改单']],
    ['the group, as it is read', 'aqzl zgd', ['整改单']],
    ['the group in the other language', 'quality rect', ['整改单']],
    ['pinyin and Chinese together', 'jian 单', ['检查单']],
    ['no similar name', 'jdd', []],
  ])('finds by %s: %s', (_what, text, titles) => {
    expect(found(text)).toEqual(titles)
  })
})

const record = (number: string): SearchEntry => ({
  ...entry(`${number} 月检`, `/sq/one?id=${number}`),
  number,
})

const recordsOf = (...numbers: string[]): SearchGroup => ({
  id: 'records',
  label: 'Records',
  entries: numbers.map(record),
})

describe('[FIND-03] records', () => {
  it('follow the pages; one that is already open keeps its place', () => {
    const pages: SearchGroup = { id: 'open', label: 'Open', entries: [entry('CK-1', '/sq/one?id=CK-1')] }
    const found = withRecords(findPages([pages], 'ck'), recordsOf('CK-1', 'CK-2'))
    expect(found.groups.map(({ id, entries }) => [id, entries.map(({ fullPath }) => fullPath)])).toEqual([
      ['open', ['/sq/one?id=CK-1']],
      ['records', ['/sq/one?id=CK-2']],
    ])
    expect(found.count).toBe(2)
    expect(withRecords(found, recordsOf()).groups).toHaveLength(2)
  })

  it.each([
    ['CK-2', 1],
    [' ck-2 ', 1],
    ['ＣＫ－２', 1],
    ['ck', -1],
    ['检查单', 2],
    ['  ', -1],
  ])('finds for %j the exact entry %i', (text, index) => {
    expect(exactIndex([record('CK-21'), record('CK-2'), entry('检查单', '/sq/list')], text)).toBe(index)
  })

  it.each([
    ['CK-2026-0007', true],
    ['０００７', true],
    ['B-30F1/2', true],
    ['工卡0007', true],
    ['007', false],
    ['check list', false],
    ['checklist', false],
    ['-0007', false],
  ])('recognises %j as a number: %j', (text, expected) => {
    expect(isNumber(text)).toBe(expected)
  })

  const facts: EnterFacts = {
    text: 'CK-2026-0007',
    scanned: false,
    searching: false,
    isExact: false,
    chosen: 'first',
  }
  it.each<[string, Partial<EnterFacts>, ReturnType<typeof enterAction>]>([
    ['opens the exact number', { isExact: true, searching: true }, 'open'],
    [
      'opens the entry selected by the arrows, although a number is being searched',
      { chosen: 'by-arrows', searching: true },
      'open',
    ],
    ['waits for a number that is being searched', { searching: true }, 'wait'],
    ['waits for it even without results', { searching: true, chosen: 'none' }, 'wait'],
    ['opens a page at once when no number is meant', { text: 'check', searching: true }, 'open'],
    ['opens a similar entry for a number that does not exist', {}, 'open'],
    ['opens no similar entry for a scan', { scanned: true }, 'retype'],
    ['waits for any scan', { text: 'X7', scanned: true, searching: true }, 'wait'],
    ['offers to replace the text without results', { chosen: 'none' }, 'retype'],
  ])('Enter %s', (_what, change, expected) => {
    expect(enterAction({ ...facts, ...change })).toBe(expected)
  })
})
