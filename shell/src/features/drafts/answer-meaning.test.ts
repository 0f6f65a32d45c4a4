import { CONFLICT, OK } from '@apron/contract/codes/response-codes'
import { expect, it } from 'vitest'
import { answerMeaning } from './answer-meaning.ts'

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
