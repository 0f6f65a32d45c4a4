import { Check } from 'typebox/schema'
import { expect, it } from 'vitest'
import { OperationReport } from '../../operations/operation.ts'
import { loggedPath } from './logged-path.ts'

const LONG = `/a/${'x'.repeat(196)}检`

it.each([
  ['/safetyQuality/checkList', '/safetyQuality/checkList'],
  ['/api/x/del/17?id=3#a', '/api/x/del/17'],
  ['/api/x/del/{id}', '/api/x/del/{id}'],
  ["/api/x/del/a!b'c(d)*", "/api/x/del/a!b'c(d)*"],
  ['/a/[b]|c^d\\e', '/a/%5Bb%5D%7Cc%5Ed%5Ce'],
  ['/a/检查\n', '/a/%E6%A3%80%E6%9F%A5%0A'],
  ['/a/\ud800', '/a/%EF%BF%BD'],
  [LONG, `/a/${'x'.repeat(196)}`],
])('[API-06] logs %j as %j, which the server accepts', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
  const write = { kind: 'write', page: logged, call: `GET ${logged}`, done: true, ago: 601_000 }
  expect(Check(OperationReport, { entries: [write, { kind: 'visit', page: logged, ago: 0 }] })).toBe(true)
})
