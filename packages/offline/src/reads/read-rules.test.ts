import { CONFLICT, OK } from '@apron/contract/codes/response-codes'
import { expect, it } from 'vitest'
import type { CachedKind, CachedResponse } from './cached-response.ts'
import { cacheAction } from './read-cache.ts'
import { responsesToEvict } from './read-store.ts'

it.each([
  ['caches a success', 200, OK, 'keep'],
  ['forgets a record that no longer exists', 404, 404, 'forget'],
  ['forgets a record that the user may no longer see', 403, 403, 'forget'],
  ['forgets a record after an application error', 200, CONFLICT, 'forget'],
  ['changes nothing without a session', 401, 401, null],
  ['changes nothing after a code for an expired session', 200, 50_008, null],
  ['changes nothing if the server is unavailable', 503, 503, null],
  ['changes nothing after too many requests', 429, 429, null],
])('[OFF-23] %s', (_what, status, code, action) => {
  expect(cacheAction(status, code)).toBe(action)
})

const response = (kind: CachedKind, keptAt: number): CachedResponse => ({
  question: `${kind} ${keptAt}`,
  kind,
  pages: [`/cards/card?id=${keptAt}`],
  keptAt,
  text: '{}',
})
const createResponses = (kind: CachedKind, count: number) =>
  Array.from({ length: count }, (_, index) => response(kind, index + 1))

it.each([
  ['keeps all records while there is room', createResponses('record', 20), [], []],
  [
    'forgets the records that were read longest ago',
    createResponses('record', 22),
    [],
    ['record 2', 'record 1'],
  ],
  [
    'keeps a record with a draft in addition to the latest records',
    createResponses('record', 22),
    ['/cards/card?id=1'],
    ['record 2'],
  ],
  [
    'keeps no record for a draft of another page',
    createResponses('record', 21),
    ['/cards/list'],
    ['record 1'],
  ],
  [
    'limits each kind separately',
    [...createResponses('record', 20), ...createResponses('lookup', 21), response('session', 1)],
    [],
    ['lookup 1'],
  ],
  ['keeps no lookup for a draft', createResponses('lookup', 21), ['/cards/card?id=1'], ['lookup 1']],
  ['keeps one session', createResponses('session', 2), [], ['session 1']],
])('[OFF-21] %s', (_what, responses, pagesWithDraft, evicted) => {
  expect(responsesToEvict(responses, new Set(pagesWithDraft)).map(({ question }) => question)).toEqual(
    evicted,
  )
})
