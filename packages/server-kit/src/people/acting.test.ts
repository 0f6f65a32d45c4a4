import { expect, it } from 'vitest'
import type { ActingFor, CallingPerson } from '../calls/call-context.ts'
import { actsFor, allPermissions, departmentsFor, personAt } from './acting.ts'

const TAN: ActingFor = {
  delegationId: 'd1',
  userCode: '100303',
  name: { zh: '谭勇', en: 'Tan Yong' },
  role: 'MANAGER',
  deptCode: 'D0501',
  sites: ['CAN'],
  resources: new Set(['workCard:card:close', 'amsp:demand:approve']),
  getsMessages: true,
}
const FAN: ActingFor = {
  ...TAN,
  delegationId: 'd2',
  userCode: '100401',
  deptCode: 'D08',
  sites: ['CAN', 'SZX'],
  resources: new Set(['amsp:demand:approve']),
}
const OWN: ReadonlySet<string> = new Set(['workCard:card:view', 'workCard:card:close'])

const KAI: CallingPerson = {
  userCode: '100307',
  name: { zh: '郑凯', en: 'Zheng Kai' },
  deptCode: 'D0502',
  roles: ['WORKSHOP'],
  posts: [],
  sites: ['CAN', 'SZX', 'HAK'],
  ownResources: OWN,
  acting: [TAN, FAN],
  resources: allPermissions(OWN, [TAN, FAN]),
}

it.each([
  ['where both work', 'CAN', true, 2],
  ['where one of them works', 'SZX', true, 1],
  ['where none of them works', 'HAK', false, 0],
])('[DEL-04] limits delegated permissions to the delegator’s sites: %s', (_where, site, counts, acting) => {
  const there = personAt(KAI, site)
  expect(there.resources.has('amsp:demand:approve')).toBe(counts)
  expect(there.resources.has('workCard:card:view')).toBe(true)
  expect(there.acting).toHaveLength(acting)
})

it.each([
  ['one’s own permission', 'workCard:card:view', null],
  ['one’s own permission that is delegated too', 'workCard:card:close', null],
  ['a delegated permission', 'amsp:demand:approve', '100303'],
  ['a missing permission', 'amsp:po:approve', null],
])('[ADM-96] returns the delegation for %s', (_what, right, forWhom) => {
  expect(actsFor(KAI, right)?.userCode ?? null).toBe(forWhom)
})

it.each([
  ['amsp:demand:approve', ['D0501', 'D08']],
  ['workCard:card:close', ['D0502', 'D0501']],
  ['workCard:card:view', ['D0502']],
  ['amsp:po:approve', []],
])('[DEL-04] applies %s to the departments of everybody who holds it', (right, departments) => {
  expect(departmentsFor(KAI, right)).toEqual(departments)
})
