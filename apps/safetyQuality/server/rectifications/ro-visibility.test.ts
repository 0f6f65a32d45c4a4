import { expect, test } from 'vitest'
import { isRoVisible, type RoVisibility, type VisibleRo } from './ro-visibility.ts'

const ORDER: VisibleRo = {
  status: 'ANALYSING',
  respDept: 'D0501',
  issuer: '100104',
  people: ['100303', '100305'],
}
const DRAFT: VisibleRo = { ...ORDER, status: 'DRAFT' }
const person = (userCode: string, part: Partial<RoVisibility> = {}): RoVisibility => ({
  userCode,
  deptsOnly: ['D0501'],
  drafts: false,
  managed: [],
  ...part,
})

test.each<[string, RoVisibility, VisibleRo, boolean]>([
  ['somebody of the department', person('100306'), ORDER, true],
  ['somebody of another one', person('100307', { deptsOnly: ['D0502'] }), ORDER, false],
  ['who answers for it, of another one', person('100303', { deptsOnly: ['D07'] }), ORDER, true],
  ['who owns an action, of another one', person('100305', { deptsOnly: ['D07'] }), ORDER, true],
  ['who issued it', person('100104', { deptsOnly: ['D0202'] }), ORDER, true],
  ['who sees all departments', person('100106', { deptsOnly: null }), ORDER, true],
  ['a draft: somebody of the department', person('100306'), DRAFT, false],
  ['a draft: who will answer for it', person('100303'), DRAFT, false],
  ['a draft: who wrote it', person('100104', { deptsOnly: ['D0202'] }), DRAFT, true],
  [
    'a draft: another who issues, and sees all',
    person('100105', { deptsOnly: null, drafts: true }),
    DRAFT,
    true,
  ],
  ['a draft: another who issues, of one department', person('100105', { drafts: true }), DRAFT, false],
  ['a draft: who sees all', person('100106', { deptsOnly: null }), DRAFT, false],
])('[SQ-15] %s: %s', (_who, visibility, order, visible) => {
  expect(isRoVisible(visibility, order)).toBe(visible)
})
