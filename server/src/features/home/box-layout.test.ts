import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { BoxSize } from '@apron/contract/limits/home'
import { describe, expect, it } from 'vitest'
import {
  addBox,
  chosenSize,
  type PlacedBox,
  readLayout,
  removeBox,
  resizeBox,
  sortBoxes,
} from './box-layout.ts'
import type { BoxSource } from './box-source.ts'

const source = (kind: string, ...sizes: BoxSource['sizes']): BoxSource => ({
  kind,
  title: { zh: kind, en: kind },
  sizes,
})
const OFFERED = [source('a', 'wide', 'full'), source('b', 'small')]
/** `a:wide b:small` */
const format = (boxes: readonly PlacedBox[]) => boxes.map(({ kind, size }) => `${kind}:${size}`).join(' ')

describe('[HOME-02] saved dashboard', () => {
  it.each<[string, unknown, string]>([
    ['that was never changed shows everything offered', null, 'a:wide b:small'],
    ['that is empty stays empty', [], ''],
    [
      'keeps order and sizes',
      [
        { kind: 'b', size: 'small' },
        { kind: 'a', size: 'full' },
      ],
      'b:small a:full',
    ],
    ['with a size that the box does not have gets its usual one', [{ kind: 'a', size: 'small' }], 'a:wide'],
    ['with an invalid size gets the usual one', [{ kind: 'a', size: 7 }], 'a:wide'],
    [
      'with a kind twice keeps the first',
      [
        { kind: 'a', size: 'full' },
        { kind: 'a', size: 'wide' },
      ],
      'a:full',
    ],
    ['keeps a kind that is currently not offered', [{ kind: 'gone', size: 'full' }], 'gone:full'],
    ['drops entries without a kind', [null, 3, 'a', {}, { kind: 5 }, { kind: '' }, { kind: 'b' }], 'b:small'],
    ['that is not a list counts as never changed', { kind: 'b' }, 'a:wide b:small'],
    ['that is a text counts as never changed', 'broken', 'a:wide b:small'],
  ])('%s', (_what, saved, expected) => {
    expect(format(readLayout(saved, OFFERED))).toBe(expected)
  })

  it('reads at most as many boxes as a dashboard can have', () => {
    const saved = Array.from({ length: 200 }, (_, index) => ({ kind: `k${index}`, size: 'small' }))
    expect(readLayout(saved, OFFERED)).toHaveLength(50)
  })
})

describe('[HOME-02] box size', () => {
  it.each<[string, BoxSize | undefined, BoxSize]>([
    ['a', undefined, 'wide'],
    ['a', 'full', 'full'],
    ['b', 'small', 'small'],
  ])('%s in %s: %s', (kind, size, chosen) => {
    expect(chosenSize(OFFERED, kind, size)).toBe(chosen)
  })

  it.each<[string, BoxSize | undefined, keyof typeof SERVER_ERRORS]>([
    ['a', 'small', 'boxSizeWrong'],
    ['b', 'wide', 'boxSizeWrong'],
    ['gone', undefined, 'notFound'],
    ['gone', 'full', 'notFound'],
  ])('%s rejects %s: %s', (kind, size, error) => {
    expect(() => chosenSize(OFFERED, kind, size)).toThrow(
      expect.objectContaining({ entry: SERVER_ERRORS[error] }),
    )
  })
})

describe('layout changes', () => {
  const boxes: PlacedBox[] = ['a', 'b', 'c'].map(kind => ({ kind, size: 'small' }))
  it.each<[string, PlacedBox[], string]>([
    ['another order', sortBoxes(boxes, ['c', 'a', 'b']), 'c:small a:small b:small'],
    ['an order that names one', sortBoxes(boxes, ['b']), 'b:small a:small c:small'],
    ['an order that names one twice', sortBoxes(boxes, ['c', 'c', 'a']), 'c:small a:small b:small'],
    ['a box more', addBox(boxes, { kind: 'd', size: 'full' }), 'a:small b:small c:small d:full'],
    ['an existing box', addBox(boxes, { kind: 'a', size: 'full' }), 'a:small b:small c:small'],
    ['another size', resizeBox(boxes, 'b', 'wide'), 'a:small b:wide c:small'],
    ['a box less', removeBox(boxes, 'b'), 'a:small c:small'],
  ])('%s', (_what, after, expected) => {
    expect(format(after)).toBe(expected)
  })
})
