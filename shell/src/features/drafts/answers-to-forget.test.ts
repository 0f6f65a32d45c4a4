import { expect, it } from 'vitest'
import { answersToForget } from './answers-to-forget.ts'
import type { KeptAnswer, KeptKind } from './kept-answer.ts'

const answer = (kind: KeptKind, keptAt: number): KeptAnswer => ({
  question: `${kind} ${keptAt}`,
  kind,
  pages: [`/cards/card?id=${keptAt}`],
  keptAt,
  text: '{}',
})
const several = (kind: KeptKind, count: number) =>
  Array.from({ length: count }, (_, index) => answer(kind, index + 1))

it.each([
  ['there is room', several('record', 20), [], []],
  ['the record that was read longest ago goes', several('record', 22), [], ['record 2', 'record 1']],
  [
    'what something is typed into stays, beside the latest',
    several('record', 22),
    ['/cards/card?id=1'],
    ['record 2'],
  ],
  ['what is typed into other pages keeps nothing', several('record', 21), ['/cards/list'], ['record 1']],
  [
    'each kind has its own room',
    [...several('record', 20), ...several('lookup', 21), answer('session', 1)],
    [],
    ['lookup 1'],
  ],
  ['a dictionary is no record', several('lookup', 21), ['/cards/card?id=1'], ['lookup 1']],
  ['there is one session', several('session', 2), [], ['session 1']],
])('[OFF-21] %s', (_what, answers, typedInto, gone) => {
  expect(answersToForget(answers, new Set(typedInto)).map(({ question }) => question)).toEqual(gone)
})
