import { expect, it } from 'vitest'
import { refusal } from './catalogue.ts'
import { rejectProblems } from './refusal.ts'

const ERRORS = { blank: refusal(2001, '第{seq}项为空', 'Item {seq} is blank') }

it('rejects the first problem and names its item', () => {
  const problems = [2, 3].map(seq => ({ error: 'blank' as const, seq }))
  expect(() => rejectProblems(problems, ERRORS)).toThrow('Item 2 is blank')
})

it('accepts items without a problem', () => {
  expect(() => rejectProblems([], ERRORS)).not.toThrow()
  expect(() => rejectProblems([null], ERRORS)).not.toThrow()
})
