import { defineCall } from '@apron/contract/calls/define-call'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { routeFaults } from './check-routes.ts'

const call = defineCall<{ data: null }>({ id: 'a.b', method: 'GET', path: '/a/b' })
const route = serveCall(call, { data: Type.Null() }, async () => null)

it('accepts a declared, served call', () => {
  expect(routeFaults([route], [call])).toEqual([])
})

it.each<[string, ServerRoute[], string]>([
  [
    'no access',
    [Object.assign({}, route, { call: { ...call, access: undefined } })],
    'a.b has no access declaration',
  ],
  [
    'an empty resource',
    [{ ...route, call: { ...call, access: { resource: '' } } }],
    'a.b has no access declaration',
  ],
  ['no schema', [Object.assign({}, route, { schemas: undefined })], 'a.b has no schema'],
  ['no route', [], 'a.b has no route'],
  ['two ids', [route, { ...route, call: { ...call, path: '/a/c' } }], 'a.b is served twice'],
  ['two paths', [route, { ...route, call: { ...call, id: 'a.c' } }], 'GET /a/b is served twice'],
])('names the fault: %s', (_what, routes, fault) => {
  expect(routeFaults(routes, [call])).toEqual([fault])
})
