import { expect, it } from 'vitest'
import { readPermissionCommand } from './permission-arguments.ts'

it.each([
  ['list', { do: 'changes' }],
  ['confirm 12', { do: 'confirm', id: 12 }],
  ['refuse 1', { do: 'refuse', id: 1 }],
  ['confirm', null],
  ['confirm 0', null],
  ['confirm x', null],
  ['confirm 1 2', null],
  ['list 1', null],
  ['toString', null],
  ['', null],
])('npm run rights -- %s', (line, request) => {
  expect(readPermissionCommand(line === '' ? [] : line.split(' '))).toEqual(request)
})
