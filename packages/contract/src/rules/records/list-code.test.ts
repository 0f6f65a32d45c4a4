import { expect, it } from 'vitest'
import { isListCode } from './list-code.ts'

it.each([
  ['AQ_safetyQuality_checkList', true],
  ['AQ_shell_users', true],
  ['AQ_flow_todo_safety', true],
  ['AQ_checkList', false],
  ['AQ_unknown_list', false],
  ['AQ_tools_', false],
  [`AQ_tools_${'x'.repeat(61)}`, false],
  ['x AQ_tools_list', false],
  ['', false],
])('[LIST-13] recognises %j as a list code: %j', (code, known) => {
  expect(isListCode(code)).toBe(known)
})
