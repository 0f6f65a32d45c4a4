import { expect, it } from 'vitest'
import { permissionsOfCalls } from './permission-of-call.ts'

const permissionOf = permissionsOfCalls([
  { method: 'POST', path: '/api/a/save', access: { resource: 'a:thing:edit' } },
  { method: 'GET', path: '/api/a/{id}/close', access: { resource: 'a:thing:close' } },
  { method: 'POST', path: '/api/own', access: 'session' },
])

it.each([
  ['POST /api/a/save', 'a:thing:edit'],
  ['GET /api/a/save', null],
  ['GET /api/a/17/close', 'a:thing:close'],
  ['GET /api/a/17/18/close', null],
  ['POST /api/own', null],
  ['POST /api/unknown', null],
])('[ADM-96] %s needs %s', (request, permission) => {
  expect(permissionOf(request)).toBe(permission)
})
