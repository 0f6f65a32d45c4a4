import { expect, test } from 'vitest'
import { RO_ADD_RIGHT, RO_VIEW_ALL_RIGHT } from '../../../contract/rectifications/rectification.calls.ts'
import { RO_VISIBILITY, type VisibleRo } from './ro-visibility.ts'

const ORDER: VisibleRo = {
  status: 'ANALYSING',
  cycle: 1,
  resp_dept: 'D0501',
  issuer: '100104',
  resp_person: '100303',
  owners: ['100305'],
}
const DRAFT: VisibleRo = { ...ORDER, status: 'DRAFT' }
const person = (userCode: string, department = 'D0501', ...permissions: readonly string[]) => ({
  userCode,
  resources: new Set(permissions),
  sites: [],
  departments: [department],
  now: new Date(0),
})
const ALL = RO_VIEW_ALL_RIGHT

test.each<[string, ReturnType<typeof person>, VisibleRo, boolean]>([
  ['somebody of the department', person('100306'), ORDER, true],
  ['somebody of another one', person('100307', 'D0502'), ORDER, false],
  ['who answers for it, of another one', person('100303', 'D07'), ORDER, true],
  ['who owns an action, of another one', person('100305', 'D07'), ORDER, true],
  ['who issued it', person('100104', 'D0202'), ORDER, true],
  ['who sees all departments', person('100106', 'D07', ALL), ORDER, true],
  ['a draft: somebody of the department', person('100306'), DRAFT, false],
  ['a draft: who will answer for it', person('100303'), DRAFT, false],
  ['a draft: who wrote it', person('100104', 'D0202'), DRAFT, true],
  ['a draft: another who issues, and sees all', person('100105', 'D07', ALL, RO_ADD_RIGHT), DRAFT, true],
  ['a draft: another who issues, of one department', person('100105', 'D0501', RO_ADD_RIGHT), DRAFT, false],
  ['a draft: who sees all', person('100106', 'D07', ALL), DRAFT, false],
])('[SQ-15] %s: %s', (_who, viewer, order, visible) => {
  expect(RO_VISIBILITY.matches(order, viewer)).toBe(visible)
})
