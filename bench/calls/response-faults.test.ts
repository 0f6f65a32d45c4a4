import { expect, it } from 'vitest'
import { responseFault } from './response-faults.ts'

it.each([
  [200, '{"code":200,"msg":"OK","data":null,"success":true}', null],
  [400, '{"code":400,"msg":"The request is not valid: body (type)"}', null],
  [429, 'select a site from the list', 'SQL'],
  [500, '{}', 'HTTP 500'],
  [503, '{}', 'HTTP 503'],
  [200, 'Error: x\n    at open (file.js:1:2)', 'a stack'],
  [400, 'server/src/app/main.ts:12', 'a stack'],
  [200, '{"text":"Lighting at night (measured)"}', null],
  [200, 'select "a" from "app_user" where 1', 'SQL'],
  [200, 'duplicate key value violates unique constraint', 'SQL'],
])('HTTP %i %s: %s', (status, text, fault) => {
  expect(responseFault({ status, text })).toBe(fault)
})
