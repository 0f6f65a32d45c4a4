import type { AdminUser } from '@apron/contract/organisation/admin-user'
import { expect, it } from 'vitest'
import { changedPerson, type FieldChange } from './bulk-change.rules.ts'

const PERSON: AdminUser = {
  userCode: '100104',
  nameZh: '沈',
  nameEn: 'Shen',
  sex: 'M',
  userType: 'employee',
  deptCode: 'D02',
  deptName: 'Safety',
  roles: ['INSPECTOR'],
  posts: ['RII_INSPECTOR'],
  sites: ['CAN', 'SZX'],
  defaultSite: 'CAN',
  mobile: '',
  email: '',
  state: 'enabled',
  sessions: 0,
  quickSignIn: false,
  lastLogin: null,
  version: 3,
}

const CASES: readonly [FieldChange, string, Partial<AdminUser> | null][] = [
  ['department', 'D03', { deptCode: 'D03' }],
  ['department', 'D02', null],
  ['addRole', 'CRAFT', { roles: ['INSPECTOR', 'CRAFT'] }],
  ['addRole', 'INSPECTOR', null],
  ['removeRole', 'INSPECTOR', { roles: [] }],
  ['removeRole', 'CRAFT', null],
  ['addPost', 'RELEASE', { posts: ['RII_INSPECTOR', 'RELEASE'] }],
  ['removePost', 'RII_INSPECTOR', { posts: [] }],
  ['removePost', 'RELEASE', null],
  ['addSite', 'PVG', { sites: ['CAN', 'SZX', 'PVG'] }],
  ['removeSite', 'SZX', { sites: ['CAN'] }],
  ['removeSite', 'CAN', { sites: ['SZX'], defaultSite: 'SZX' }],
  ['removeSite', 'PVG', null],
]

it.each(CASES)('[ADM-70] %s %s changes only %o of a person', (kind, code, part) => {
  const {
    deptName: _d,
    state: _s,
    sessions: _o,
    quickSignIn: _q,
    lastLogin: _l,
    version: _v,
    ...fields
  } = PERSON
  expect(changedPerson(PERSON, { kind, code })).toEqual(part === null ? null : { ...fields, ...part })
})
