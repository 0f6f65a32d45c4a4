import { MENU_DEPTH, type MenuItem } from '@apron/contract/menus/menu-item'
import { describe, expect, it } from 'vitest'
import { menuTree } from './menus.rules.ts'
import type { MenuEntry } from './menus.store.ts'

function entry(id: string, parentId: string | null, permitted = true): MenuEntry {
  return {
    id,
    parentId,
    url: `/${id}`,
    name: { zh: `${id}-zh`, en: `${id}-en` },
    hidden: false,
    alwaysShow: false,
    permitted,
  }
}

/** `a(b c(d))` */
function shape(items: readonly MenuItem[]): string {
  return items.map(item => (item.children.length ? `${item.id}(${shape(item.children)})` : item.id)).join(' ')
}

const chain = (length: number) =>
  Array.from({ length }, (_, index) => entry(`n${index}`, index === 0 ? null : `n${index - 1}`))

describe('menuTree', () => {
  it.each<[string, MenuEntry[], string]>([
    ['nothing', [], ''],
    ['the given order', [entry('b', null), entry('a', null)], 'b a'],
    ['a group above a permitted entry', [entry('g', null, false), entry('a', 'g')], 'g(a)'],
    ['no group without a permitted entry', [entry('g', null, false), entry('a', 'g', false)], ''],
    ['no entry that is not permitted', [entry('g', null), entry('a', 'g', false), entry('b', 'g')], 'g(b)'],
    ['an entry whose parent is gone, at the top', [entry('a', 'gone')], 'a'],
    ['no circle', [entry('a', 'b'), entry('b', 'a'), entry('c', null)], 'c'],
    ['no entry that is its own parent', [entry('a', 'a'), entry('c', null)], 'c'],
    ['nothing below a circle', [entry('a', 'b'), entry('b', 'a'), entry('c', 'b')], ''],
    ['the deepest level allowed', chain(MENU_DEPTH), 'n0(n1(n2(n3(n4))))'],
    ['nothing deeper', chain(MENU_DEPTH + 1), 'n0(n1(n2(n3(n4))))'],
  ])('shows %s', (_what, entries, expected) => {
    expect(shape(menuTree(entries, 'zh'))).toBe(expected)
  })

  it('uses the requested language', () => {
    expect(menuTree([entry('a', null)], 'zh')[0]?.name).toBe('a-zh')
    expect(menuTree([entry('a', null)], 'en')[0]?.name).toBe('a-en')
  })

  it('[MENU-07] contains the parent id, empty at the root', () => {
    const [top] = menuTree([entry('g', null), entry('a', 'g')], 'en')
    expect(top?.parentId).toBe('')
    expect(top?.children[0]?.parentId).toBe('g')
  })
})
