import { describe, expect, it } from 'vitest'
import { type PlacedEntry, placeProblem, placesOf } from './menu-place.rules.ts'

const at = (id: string, parentId: string | null = null): PlacedEntry => ({ id, parentId })
/** a > b > c > d > e, next to them f > g. */
const TREE = placesOf([
  at('a'),
  at('b', 'a'),
  at('c', 'b'),
  at('d', 'c'),
  at('e', 'd'),
  at('f'),
  at('g', 'f'),
])

describe('[ADM-09] menu entry', () => {
  it.each<[string, string | null, string | null, ReturnType<typeof placeProblem>]>([
    ['new, at the top', null, null, null],
    ['new, in a group', null, 'f', null],
    ['new, on the fifth level', null, 'd', null],
    ['new, on the sixth', null, 'e', 'deep'],
    ['below a missing entry', null, 'x', 'unknown'],
    ['to the top', 'e', null, null],
    ['below itself', 'a', 'a', 'loop'],
    ['below its child', 'a', 'b', 'loop'],
    ['below its last descendant', 'a', 'e', 'loop'],
    ['with its own to a free place', 'c', 'f', null],
    ['with its own too deep', 'f', 'd', 'deep'],
    ['where it is', 'c', 'b', null],
  ])('%s', (_what, id, parentId, problem) => {
    expect(placeProblem(TREE, id, parentId)).toBe(problem)
  })

  it('stops at a cycle in stored data', () => {
    const circle = placesOf([at('a', 'b'), at('b', 'a'), at('c')])
    expect(placeProblem(circle, 'c', 'a')).toBeNull()
    expect(placeProblem(circle, 'a', 'c')).toBeNull()
    expect(placeProblem(circle, 'a', 'b')).toBe('loop')
  })
})
