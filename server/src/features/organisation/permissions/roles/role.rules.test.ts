import type { AdminRoleDetail, AdminRoleSave } from '@apron/contract/permissions/admin-role'
import { describe, expect, it } from 'vitest'
import { changedPermissions, lostAdministration, roleProblem } from './role.rules.ts'

const right = (identify: string, deptCode = '', userType: 'employee' | 'enterprise' = 'employee') => ({
  identify,
  userType,
  deptCode,
})
const wanted = (part: Partial<AdminRoleSave>): AdminRoleSave => ({
  code: 'ADMIN',
  nameZh: '管理员',
  nameEn: 'admin',
  resources: [],
  menus: [],
  version: 1,
  ...part,
})
const stored = (resources: AdminRoleDetail['resources']): AdminRoleDetail => ({
  ...wanted({ resources }),
  descriptionZh: '',
  descriptionEn: '',
  handingOn: 'timed',
  people: 1,
  version: 1,
})

describe('[ADM-06] the administrator role keeps the administration', () => {
  const before = stored([right('portal:user:edit'), right('amm:library:view')])

  it.each([
    ['everything stays', [right('portal:user:edit'), right('amm:library:view')], null],
    ['a right of work goes', [right('portal:user:edit')], null],
    ['its own goes', [right('amm:library:view')], 'portal:user:edit'],
    ['its own stays for one department', [right('portal:user:edit', 'D13')], 'portal:user:edit'],
    ['its own stays for externals', [right('portal:user:edit', '', 'enterprise')], 'portal:user:edit'],
  ])('%s', (_what, resources, lost) => {
    expect(lostAdministration(before, wanted({ resources }))).toBe(lost)
    expect(lostAdministration({ ...before, code: 'CLERK' }, wanted({ code: 'CLERK', resources }))).toBeNull()
  })
})

it('[ADM-06] accepts an existing code of any form, but not a new one', () => {
  expect(roleProblem(wanted({ code: 'old role' }))).toBeNull()
  expect(roleProblem(wanted({ code: 'new role', version: null }))).toMatchObject({ field: 'code' })
})

it('[ADM-05] shows permissions with user type and department in the audit', () => {
  const after = { resources: [right('a:b:c', 'D02'), right('a:b:d', '', 'enterprise')] }
  expect(changedPermissions(stored([right('a:b:c')]), after)).toEqual({
    given: ['a:b:c D02', 'a:b:d enterprise'],
    taken: ['a:b:c'],
  })
})
