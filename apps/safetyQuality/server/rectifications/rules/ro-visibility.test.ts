import { expect, test } from 'vitest'
import {
  RO_ADD_PERMISSION,
  RO_VIEW_ALL_PERMISSION,
} from '../../../contract/rectifications/rectification.calls.ts'
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
const ALL = RO_VIEW_ALL_PERMISSION

test.each<[string, ReturnType<typeof person>, VisibleRo, boolean]>([
  ['order, person of the department', person('100306'), ORDER, true],
  ['order, person of another department', person('100307', 'D0502'), ORDER, false],
  ['order, responsible person of another department', person('100303', 'D07'), ORDER, true],
  ['order, owner of an action, of another department', person('100305', 'D07'), ORDER, true],
  ['order, its issuer', person('100104', 'D0202'), ORDER, true],
  ['order, person who sees all departments', person('100106', 'D07', ALL), ORDER, true],
  ['draft, person of the department', person('100306'), DRAFT, false],
  ['draft, responsible person', person('100303'), DRAFT, false],
  ['draft, its author', person('100104', 'D0202'), DRAFT, true],
  [
    'draft, another issuer who sees all departments',
    person('100105', 'D07', ALL, RO_ADD_PERMISSION),
    DRAFT,
    true,
  ],
  ['draft, another issuer of one department', person('100105', 'D0501', RO_ADD_PERMISSION), DRAFT, false],
  ['draft, person who sees all departments', person('100106', 'D07', ALL), DRAFT, false],
])('[SQ-15] decides whether it is visible to the viewer: %s: %s', (_who, viewer, order, visible) => {
  expect(RO_VISIBILITY.matches(order, viewer)).toBe(visible)
})
