import { expect, it } from 'vitest'
import { fromQueryOrBody, type RequestParts } from './query-or-body.ts'

const QUERY = { query: true, body: false }
const BODY = { query: false, body: true }

it.each<[string, typeof QUERY, RequestParts, RequestParts]>([
  [
    'wanted in the query, sent in the body',
    QUERY,
    { query: {}, body: { code: 'a' } },
    { query: { code: 'a' }, body: { code: 'a' } },
  ],
  [
    'wanted in the query, sent in both',
    QUERY,
    { query: { code: 'q' }, body: { code: 'b' } },
    { query: { code: 'q' }, body: { code: 'b' } },
  ],
  [
    'wanted in the body, sent in the query',
    BODY,
    { query: { airportId: 'a' }, body: undefined },
    { query: { airportId: 'a' }, body: { airportId: 'a' } },
  ],
  [
    'the same with an empty body',
    BODY,
    { query: { airportId: 'a' }, body: {} },
    { query: { airportId: 'a' }, body: { airportId: 'a' } },
  ],
  [
    'a body with fields of its own',
    BODY,
    { query: { airportId: 'a' }, body: { name: 'b' } },
    { query: { airportId: 'a' }, body: { name: 'b' } },
  ],
  ['an empty list', BODY, { query: { airportId: 'a' }, body: [] }, { query: { airportId: 'a' }, body: [] }],
  ['nothing anywhere', BODY, { query: {}, body: undefined }, { query: {}, body: undefined }],
])('%s', (_what, schemas, sent, expected) => {
  expect(fromQueryOrBody(sent, schemas)).toEqual(expected)
})
