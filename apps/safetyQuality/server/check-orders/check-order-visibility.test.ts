import { describe, expect, test } from 'vitest'
import {
  CHECK_VIEW_ALL_PERMISSION,
  CHECK_VIEW_EARLY_PERMISSION,
  CHECK_VIEW_PERMISSION,
} from '../../contract/checks/check-order.calls.ts'
import { CHECK_ORDER_VISIBILITY, type VisibleOrder } from './check-order-visibility.ts'

const ORDER: VisibleOrder = {
  status: 'IN_PROGRESS',
  announced: true,
  checked_dept: 'D0501',
  lead_checker: '100104',
  checkers: ['100105'],
  create_by: '100103',
}
const SPOT: VisibleOrder = { ...ORDER, announced: false, status: 'ISSUED' }
const STARTED_SPOT: VisibleOrder = { ...SPOT, status: 'IN_PROGRESS' }

const person = (userCode: string, deptCode: string, ...permissions: readonly string[]) => ({
  userCode,
  deptCode,
  resources: new Set([CHECK_VIEW_PERMISSION, ...permissions]),
})
const mechanic = person('100305', 'D0501')
const otherMechanic = person('100307', 'D0502')
const baseMechanic = person('100399', 'D05')
const foreman = person('100303', 'D0501', CHECK_VIEW_ALL_PERMISSION)
const auditor = person('100104', 'D0202', CHECK_VIEW_ALL_PERMISSION, CHECK_VIEW_EARLY_PERMISSION)
const inspector = person('100106', 'D0203', CHECK_VIEW_ALL_PERMISSION, CHECK_VIEW_EARLY_PERMISSION)
const director = person('100003', 'D01', CHECK_VIEW_ALL_PERMISSION, CHECK_VIEW_EARLY_PERMISSION)
const teamMechanic = person('100105', 'D07')
const earlyViewer = person('100307', 'D0502', CHECK_VIEW_EARLY_PERMISSION)

/** Department codes share no prefix with their parent, and one that looks like a child belongs to another parent. */
const TREE: Readonly<Record<string, readonly string[]>> = {
  D05: ['D05', 'D0501', 'D0502', 'HANGAR'],
}
const viewerOf = ({ userCode, deptCode, resources }: ReturnType<typeof person>) => ({
  userCode,
  resources,
  sites: [],
  departments: TREE[deptCode] ?? [deptCode],
  now: new Date(0),
})

describe('visibility of check orders', () => {
  test.each([
    ['a mechanic of the checked department', mechanic, ORDER, true],
    ['a mechanic of another department', otherMechanic, ORDER, false],
    ['a mechanic of the department above', baseMechanic, ORDER, true],
    [
      'a mechanic of the department above, with an unrelated code',
      baseMechanic,
      { ...ORDER, checked_dept: 'HANGAR' },
      true,
    ],
    [
      'a mechanic whose department code is only a prefix',
      baseMechanic,
      { ...ORDER, checked_dept: 'D05X' },
      false,
    ],
    ['a manager with a second department', foreman, { ...ORDER, checked_dept: 'D06' }, true],
    ['a quality auditor', auditor, ORDER, true],
    ['a director', director, ORDER, true],
    ['a team member from any department', teamMechanic, ORDER, true],
    ['a mechanic of the checked department, spot check not started', mechanic, SPOT, false],
    ['a manager of the checked department, spot check not started', foreman, SPOT, false],
    ['a mechanic of the checked department, spot check started', mechanic, STARTED_SPOT, true],
    ['a team member, spot check not started', teamMechanic, SPOT, true],
    ['an inspector, spot check not started', inspector, SPOT, true],
    ['a person of another department with early access, spot check not started', earlyViewer, SPOT, false],
    [
      'a person of the department with early access, spot check not started',
      earlyViewer,
      { ...SPOT, checked_dept: 'D0502' },
      true,
    ],
    ['a director, spot check not started', director, SPOT, true],
  ] as const)('decides whether it is visible to %s', (_who, who, order, visible) => {
    expect(CHECK_ORDER_VISIBILITY.matches(order, viewerOf(who))).toBe(visible)
  })
})
