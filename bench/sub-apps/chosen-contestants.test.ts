import { expect, it } from 'vitest'
import { chosenContestants, orderOfRound } from './chosen-contestants.ts'

const ALL = [{ name: 'ours' }, { name: 'qiankun' }, { name: 'frame' }]

it.each([
  [undefined, 'ours qiankun frame'],
  ['frame', 'ours frame'],
  ['frame,ours', 'ours frame'],
  ['ours', 'ours'],
])('--only %s measures %s', (only, names) => {
  expect(
    chosenContestants(ALL, only)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names)
})

it('names what there is when a name is unknown', () => {
  expect(() => chosenContestants(ALL, 'iframe')).toThrow('Unknown: iframe. There is: ours, qiankun, frame')
})

it.each([
  [0, 'a b c'],
  [1, 'b c a'],
  [5, 'c a b'],
])('round %d runs %s', (round, order) => {
  expect(orderOfRound(['a', 'b', 'c'], round).join(' ')).toBe(order)
})
