import { expect, it } from 'vitest'
import { FIELD_PROBLEMS } from '../../errors/field-problems.ts'
import { type DelegationFields, type DelegationOffer, delegationProblems } from './delegation-fields.ts'

const OFFER: DelegationOffer = {
  roles: [
    { code: 'MANAGER', permanent: false },
    { code: 'MARKET', permanent: true },
  ],
  applications: [{ code: 'amsp' }, { code: 'workCard' }],
  departments: [{ code: 'D08' }, { code: 'D0801' }],
  today: '2026-03-02',
}
const RIGHT: DelegationFields = {
  delegator: '100401',
  delegate: '100403',
  role: 'MANAGER',
  applications: ['amsp'],
  department: 'D08',
  messages: 'role',
  name: '外出培训',
  validFrom: '2026-03-02',
  validTo: '2026-03-08',
}

function problemsOf(part: Partial<DelegationFields>, halfRange = false): string[] {
  return delegationProblems({ ...RIGHT, ...part }, OFFER, halfRange).map(
    ({ field, problem }) => `${field}: ${problem}`,
  )
}

it.each<[string, Partial<DelegationFields>, string[]]>([
  ['from today on', {}, []],
  ['one day', { validTo: '2026-03-02' }, []],
  ['later', { validFrom: '2026-04-01', validTo: '2026-04-30' }, []],
  ['for a section below', { department: 'D0801' }, []],
  ['for two applications', { applications: ['amsp', 'workCard'] }, []],
  ['permanently, of a role that allows it', { role: 'MARKET', validTo: null }, []],
  ['permanently, of one that does not', { validTo: null }, ['validity: notPermanent']],
  ['to oneself', { delegate: '100401' }, ['delegate: delegateSelf']],
  ['of a role that is not held', { role: 'DIRECTOR' }, ['role: roleNotHeld']],
  ['from yesterday on', { validFrom: '2026-03-01' }, ['validity: startsInPast']],
  ['that ends before it starts', { validTo: '2026-03-01' }, ['validity: endsBeforeStart']],
  ['until an invalid date', { validTo: '2026-02-30' }, ['validity: noSuchDay']],
  ['in an application that is not offered', { applications: ['amsp', 'ipc'] }, ['applications: unknown']],
  ['in the whole portal', { applications: ['portal'] }, ['applications: unknown']],
  ['for another department', { department: 'D09' }, ['department: departmentOutside']],
])('[DEL-05] a delegation %s', (_what, part, problems) => {
  expect(problemsOf(part)).toEqual(problems)
})

it('[DEL-02] reports all missing choices of an empty form in field order', () => {
  const empty: DelegationFields = {
    delegator: '',
    delegate: '',
    role: '',
    applications: [],
    department: '',
    messages: '',
    name: ' ',
    validFrom: '',
    validTo: null,
  }
  expect(delegationProblems(empty, OFFER).map(({ problem }) => FIELD_PROBLEMS[problem].zh)).toEqual([
    '请选择委托人',
    '请选择受托人',
    '请选择角色',
    '请选择有效期',
    '请选择应用',
    '请输入名称',
    '请选择消息',
    '请选择部门',
  ])
  expect(problemsOf({ validFrom: '' }, true)).toEqual(['validity: chooseTimeRange'])
  expect(FIELD_PROBLEMS.chooseTimeRange.zh).toBe('请选择时间范围')
})

it("[DEL-02] reports only missing values while the delegator's offer is unknown", () => {
  const unknown = { ...RIGHT, role: 'X', department: 'X', applications: ['x'], validFrom: '2020-01-01' }
  expect(delegationProblems(unknown, null)).toEqual([])
})
