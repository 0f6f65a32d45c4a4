import { describe, expect, it } from 'vitest'
import { possibleParents, treeLines } from './tree-lines.ts'

const entry = (id: string, parentId: string | null = null) => ({ id, parentId })
/** a > (b > c, d), e; the parent of f is missing. */
const ENTRIES = [
  entry('a'),
  entry('e'),
  entry('b', 'a'),
  entry('d', 'a'),
  entry('c', 'b'),
  entry('f', 'gone'),
]
const shape = (lines: ReturnType<typeof treeLines>) => lines.map(line => `${line.level}${line.entry.id}`)

describe('[ADM-08] lines of a tree', () => {
  it('lists entries from the top down, an entry without its parent at the top', () => {
    const lines = treeLines(ENTRIES)
    expect(shape(lines)).toEqual(['0a', '1b', '2c', '1d', '0e', '0f'])
    expect(lines.map(({ hasChildren }) => hasChildren)).toEqual([true, true, false, false, false, false])
    expect(lines.filter(({ first }) => first).map(each => each.entry.id)).toEqual(['a', 'b', 'c'])
    expect(lines.filter(({ last }) => last).map(each => each.entry.id)).toEqual(['c', 'd', 'f'])
  })

  it('lists a parent first even if it comes after its children', () => {
    expect(shape(treeLines([entry('b', 'a'), entry('a')]))).toEqual(['0a', '1b'])
  })

  it('hides entries below a collapsed one', () => {
    expect(shape(treeLines(ENTRIES, new Set(['a'])))).toEqual(['0a', '0e', '0f'])
    expect(shape(treeLines(ENTRIES, new Set(['b'])))).toEqual(['0a', '1b', '1d', '0e', '0f'])
  })

  it('leaves out cycles', () => {
    expect(shape(treeLines([entry('a'), entry('x', 'y'), entry('y', 'x')]))).toEqual(['0a'])
  })

  it.each([
    ['a', ['0e', '0f']],
    ['b', ['0a', '1d', '0e', '0f']],
    ['f', ['0a', '1b', '2c', '1d', '0e']],
    [null, ['0a', '1b', '2c', '1d', '0e', '0f']],
  ])('[ADM-09] does not offer %s a parent below itself', (id, places) => {
    expect(shape(possibleParents(ENTRIES, id))).toEqual(places)
  })
})
