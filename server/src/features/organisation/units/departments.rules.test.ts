import type { DepartmentNode } from '@apron/contract/organisation/department'
import { expect, it } from 'vitest'
import { departmentTree } from './departments.rules.ts'

const department = (deptCode: string, parentCode = '') => ({
  deptCode,
  deptName: `name of ${deptCode}`,
  parentCode,
  kind: 'department' as const,
})

function shape(nodes: readonly DepartmentNode[]): string {
  return nodes
    .map(({ deptCode, children }) => (children.length ? `${deptCode}(${shape(children)})` : deptCode))
    .join(' ')
}

it.each([
  ['nothing', [], ''],
  ['sections below their department', [department('B'), department('A'), department('A1', 'A')], 'B A(A1)'],
  ['a section without its department at the top', [department('A1', 'A')], 'A1'],
  ['no circle', [department('A', 'B'), department('B', 'A'), department('C')], 'C'],
  [
    'four levels',
    [department('1'), department('2', '1'), department('3', '2'), department('4', '3'), department('5', '4')],
    '1(2(3(4)))',
  ],
])('the tree of departments has %s', (_what, departments, expected) => {
  expect(shape(departmentTree(departments))).toBe(expected)
})
