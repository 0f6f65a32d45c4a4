import type { AdminMenu } from '@apron/contract/entities/admin-menu'
import { describe, expect, it } from 'vitest'
import { menuLines, possibleParents } from './menu-tree.ts'

const entry = (id: string, parentId: string | null = null): AdminMenu => ({
  id,
  parentId,
  nameZh: id,
  nameEn: id,
  url: '',
  hidden: false,
  alwaysShow: false,
  identify: '',
  roles: [],
  version: 1,
})
/** a > (b > c, d), e; f hangs on nothing. */
const ENTRIES = [
  entry('a'),
  entry('e'),
  entry('b', 'a'),
  entry('d', 'a'),
  entry('c', 'b'),
  entry('f', 'gone'),
]
const shape = (lines: ReturnType<typeof menuLines>) => lines.map(line => `${line.level}${line.entry.id}`)

describe('[ADM-08] the menu as a tree', () => {
  it('stands from the top down', () => {
    const lines = menuLines(ENTRIES, new Set())
    expect(shape(lines)).toEqual(['0a', '1b', '2c', '1d', '0e', '0f'])
    expect(lines.map(({ hasBelow }) => hasBelow)).toEqual([true, true, false, false, false, false])
    expect(lines.filter(({ first }) => first).map(each => each.entry.id)).toEqual(['a', 'b', 'c'])
    expect(lines.filter(({ last }) => last).map(each => each.entry.id)).toEqual(['c', 'd', 'f'])
  })

  it('hides what lies below a collapsed entry', () => {
    expect(shape(menuLines(ENTRIES, new Set(['a'])))).toEqual(['0a', '0e', '0f'])
    expect(shape(menuLines(ENTRIES, new Set(['b'])))).toEqual(['0a', '1b', '1d', '0e', '0f'])
  })

  it('[ADM-09] offers no place below itself', () => {
    expect(shape(possibleParents(ENTRIES, 'a'))).toEqual(['0e', '0f'])
    expect(shape(possibleParents(ENTRIES, 'b'))).toEqual(['0a', '1d', '0e', '0f'])
    expect(shape(possibleParents(ENTRIES, 'f'))).toEqual(['0a', '1b', '2c', '1d', '0e'])
    expect(possibleParents(ENTRIES, null)).toHaveLength(6)
  })
})
