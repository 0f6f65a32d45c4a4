import { describe, expect, it } from 'vitest'
import { isSearchKey } from './search-key.ts'
import { findPages, movedChoice, type SearchEntry, type SearchGroup } from './search-rules.ts'

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

describe('what a search finds', () => {
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
    ['what no page has', 'zzz', []],
    ['characters that mean something elsewhere', '.*[(', []],
  ])('%s: %s', (_what, text, titles) => {
    expect(titlesOf(text)).toEqual(titles)
  })

  it('without a text: everything, each page once, in the first group that has it', () => {
    const all = findPages(groups, '  ')
    expect(all.count).toBe(5)
    expect(all.groups.map(group => group.entries.length)).toEqual([1, 4])
  })

  it('ten thousand pages are found in, shown are the first twenty', () => {
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
])('%s from %i of %i goes to %j', (key, index, count, to) => {
  expect(movedChoice(key, index, count)).toBe(to)
})

it.each([
  [{ key: 'k', ctrlKey: true }, true],
  [{ key: 'K', metaKey: true }, true],
  [{ key: 'k' }, false],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, false],
  [{ key: 'k', ctrlKey: true, altKey: true }, false],
  [{ key: 'k', ctrlKey: true, metaKey: true }, false],
])('%j asks for the search: %j', (pressed, asks) => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  expect(isSearchKey({ ...none, ...pressed })).toBe(asks)
})
