import { expect, it } from 'vitest'
import { looksPersonal } from './personal-hints.ts'

it.each([
  ['工号100305的机械员', true],
  ['拨打13800138000联系', true],
  ['飞机B-1234左发', true],
  ['on b1234 the panel was open', true],
  ['他的执照号是多少', true],
  ['licence no. unknown', true],
  ['write to someone@example.com', true],
  ['某机械员在某飞机上遗留擦布', false],
  ['力矩为12345 N·m，日期20260101', false],
  ['a mechanic forgot a rag', false],
  ['', false],
])('[SQ-20] decides whether “%s” looks personal: %s', (text, is) => {
  expect(looksPersonal(text)).toBe(is)
})
