import { describe, expect, it } from 'vitest'
import { possibleParents, treeLines } from './tree-lines.ts'

const entry = (id: string, parentId: string | null = null) => ({ id, parentId })
/** a > (b > c, d), e; f hangs on nothing. */
const ENTRIES = [
  entry('a'),
  entry('e'),
  entry('b', 'a'),
  entry('d', 'a'),
  entry('c', 'b'),
  entry('f', 'gone'),
]
const shape = (lines: ReturnType<typeof treeLines>) => lines.map(line => `${line.level}${line.entry.id}`)

describe('[ADM-08] the menu as a tree', () => {
  it('stands from the top down, an entry without its group at the top', () => {
    const lines = treeLines(ENTRIES)
    expect(shape(lines)).toEqual(['0a', '1b', '2c', '1d', '0e', '0f'])
    expect(lines.map(({ hasBelow }) => hasBelow)).toEqual([true, true, false, false, false, false])
    expect(lines.filter(({ first }) => first).map(each => each.entry.id)).toEqual(['a', 'b', 'c'])
    expect(lines.filter(({ last }) => last).map(each => each.entry.id)).toEqual(['c', 'd', 'f'])
  })

  it('stands also where a group comes after what lies below it', () => {
    expect(shape(treeLines([entry('b', 'a'), entry('a')]))).toEqual(['0a', '1b'])
  })

  it('hides what lies below a collapsed entry', () => {
    expect(shape(treeLines(ENTRIES, new Set(['a'])))).toEqual(['0a', '0e', '0f'])
    expect(shape(treeLines(ENTRIES, new Set(['b'])))).toEqual(['0a', '1b', '1d', '0e', '0f'])
  })

  it('leaves a circle out', () => {
    expect(shape(treeLines([entry('a'), entry('x', 'y'), entry('y', 'x')]))).toEqual(['0a'])
  })

  it.each([
    ['a', ['0e', '0f']],
    ['b', ['0a', '1d', '0e', '0f']],
    ['f', ['0a', '1b', '2c', '1d', '0e']],
    [null, ['0a', '1b', '2c', '1d', '0e', '0f']],
  ])('[ADM-09] offers %s no place below itself', (id, places) => {
    expect(shape(possibleParents(ENTRIES, id))).toEqual(places)
  })
})
