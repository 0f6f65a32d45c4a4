import { describe, expect, test } from 'vitest'
import { checkVisibility, isVisible, type VisibleFacts } from './check-order-visibility.ts'

const ORDER: VisibleFacts = {
  status: 'IN_PROGRESS',
  announced: true,
  checkedDept: 'D0501',
  team: ['100104', '100105'],
}
const SPOT: VisibleFacts = { ...ORDER, announced: false, status: 'ISSUED' }
const STARTED_SPOT: VisibleFacts = { ...SPOT, status: 'IN_PROGRESS' }

const mechanic = { userCode: '100305', deptCode: 'D0501', roles: ['WORKSHOP'] }
const otherMechanic = { userCode: '100307', deptCode: 'D0502', roles: ['WORKSHOP'] }
const baseMechanic = { userCode: '100399', deptCode: 'D05', roles: ['WORKSHOP'] }
const foreman = { userCode: '100303', deptCode: 'D0501', roles: ['MANAGER', 'WORKSHOP'] }
const auditor = { userCode: '100104', deptCode: 'D0202', roles: ['INSPECTOR'] }
const inspector = { userCode: '100106', deptCode: 'D0203', roles: ['INSPECTOR'] }
const director = { userCode: '100003', deptCode: 'D01', roles: ['DIRECTOR'] }
const teamMechanic = { userCode: '100105', deptCode: 'D07', roles: ['WORKSHOP'] }

/** No code begins as the one above it does, and one that does stands elsewhere. */
const TREE: Readonly<Record<string, readonly string[]>> = {
  D05: ['D05', 'D0501', 'D0502', 'HANGAR'],
  D02: ['D02', 'D0201', 'D0202', 'D0203', 'AUDIT'],
}
const withBelow = (code: string) => TREE[code] ?? [code]

describe('who may read a check order', () => {
  test.each([
    ['a mechanic of the checked department', mechanic, ORDER, true],
    ['a mechanic of another department', otherMechanic, ORDER, false],
    ['a mechanic of the department above', baseMechanic, ORDER, true],
    [
      'a mechanic of the department above, another code',
      baseMechanic,
      { ...ORDER, checkedDept: 'HANGAR' },
      true,
    ],
    [
      'a mechanic whose code the department begins with',
      baseMechanic,
      { ...ORDER, checkedDept: 'D05X' },
      false,
    ],
    ['a manager who is also workshop', foreman, { ...ORDER, checkedDept: 'D06' }, true],
    ['a quality auditor', auditor, ORDER, true],
    ['a director', director, ORDER, true],
    ['a team member from any department', teamMechanic, ORDER, true],
    ['spot check: the checked mechanic before it starts', mechanic, SPOT, false],
    ['spot check: the checked manager before it starts', foreman, SPOT, false],
    ['spot check: the checked mechanic after it started', mechanic, STARTED_SPOT, true],
    ['spot check: its team before it starts', teamMechanic, SPOT, true],
    ['spot check: an inspector before it starts', inspector, SPOT, true],
    ['spot check: a section of quality, another code', { ...inspector, deptCode: 'AUDIT' }, SPOT, true],
    ['spot check: a department that begins as quality does', { ...inspector, deptCode: 'D02Z' }, SPOT, false],
    ['spot check: a director before it starts', director, SPOT, true],
  ] as const)('%s', (_who, person, order, visible) => {
    expect(
      isVisible(
        checkVisibility(person, { own: withBelow(person.deptCode), quality: withBelow('D02') }),
        order,
      ),
    ).toBe(visible)
  })
})
