import { CONFLICT, OK } from '@apron/contract/codes/response-codes'
import { expect, it } from 'vitest'
import type { KeptAnswer, KeptKind } from './kept-answer.ts'
import { answerMeaning } from './kept-reads.ts'
import { answersToForget } from './read-store.ts'

it.each([
  ['the record is there', 200, OK, 'keep'],
  ['it is not there any more', 404, 404, 'forget'],
  ['this person may not see it any more', 403, 403, 'forget'],
  ['the application refuses', 200, CONFLICT, 'forget'],
  ['the session is over', 401, 401, null],
  ['a code says so', 200, 50_008, null],
  ['the server is out of order', 503, 503, null],
  ['the person asks too often', 429, 429, null],
])('[OFF-23] %s', (_what, status, code, meaning) => {
  expect(answerMeaning(status, code)).toBe(meaning)
})

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
