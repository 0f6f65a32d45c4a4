import { expect, test } from 'vitest'
import { readResponse } from './read-response.ts'

const envelope = (code: number, msg = 'm') => ({ code, msg, data: 1, success: false })

test.each([
  ['success codes', 200, envelope(200), { kind: 'success', data: 1 }],
  ['20000', 200, envelope(20000), { kind: 'success', data: 1 }],
  ['codes for the caller', 200, envelope(61), { kind: 'pass-through', code: 61, message: 'm', data: 1 }],
  [
    'the session has ended',
    200,
    envelope(50014),
    { kind: 'session-over', code: 50014, message: 'm', data: 1 },
  ],
  ['any other code', 200, envelope(409), { kind: 'answer', code: 409, message: 'm', data: 1 }],
  ['HTTP 401', 401, envelope(401), { kind: 'session-over', code: 401, message: 'm', data: 1 }],
  ['HTTP 503', 503, envelope(503), { kind: 'transport', code: 503, message: 'm', data: 1 }],
  ['HTTP 502 of a proxy', 502, undefined, { kind: 'transport', code: 502, message: '', data: undefined }],
  ['no JSON', 200, undefined, { kind: 'unreadable', code: 0, message: '', data: undefined }],
  ['JSON that is no envelope', 200, [1], { kind: 'unreadable', code: 0, message: '', data: undefined }],
])('%s', (_name, status, json, expected) => {
  expect(readResponse({ status, json })).toEqual(expected)
})
