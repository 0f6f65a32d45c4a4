import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import type { AppGrant } from '@apron/contract/sub-apps/app-grant'
import { expect, it } from 'vitest'
import { departmentGrants, pageGrants, permissionGrants } from './app-grants.ts'

const TITLE = { zh: '工具', en: 'Tools' }
const HELP = { zh: '', en: '' }
const APP: AppDefinition = {
  name: 'tools',
  title: TITLE,
  port: 9505,
  pages: { '/ledger': { title: TITLE, help: HELP, menu: 'entry' }, '/tool': { title: TITLE, help: HELP } },
  rights: {
    'tool:view': { page: '/ledger', title: TITLE },
    'tool:edit': { page: '/tool', title: TITLE },
    'key:view': { page: '/tool', title: TITLE, guarded: true },
  },
}

const withGrants = (...grants: AppGrant[]): AppDefinition => ({ ...APP, grants })
const roleRow = (role_code: string, right: string, user_type = 'employee', dept_code = '') => ({
  role_code,
  identify: `tools:${right}`,
  user_type,
  dept_code,
})

it("grants an application's roles all its permissions except guarded ones by default", () => {
  expect(permissionGrants({ ...APP, roles: ['CRAFT'] }).roleResource).toEqual([
    roleRow('CRAFT', 'tool:view'),
    roleRow('CRAFT', 'tool:edit'),
  ])
  expect(permissionGrants(APP)).toEqual({ roleResource: [], postResource: [] })
})

it('grants exactly what the application declares', () => {
  const grants = withGrants(
    { roles: ['CRAFT', 'SERVICE'], rights: ['tool:view'] },
    { roles: ['CRAFT'], department: 'D0302', rights: ['tool:edit'] },
    { post: 'CAL_COORD', rights: ['tool:edit', 'key:view'] },
    { externalRoles: ['SERVICE'], pages: ['/ledger'], rights: ['tool:view'] },
  )
  const app = { ...grants, roles: ['CRAFT'] }
  expect(permissionGrants(app)).toEqual({
    roleResource: [
      roleRow('CRAFT', 'tool:view'),
      roleRow('SERVICE', 'tool:view'),
      roleRow('SERVICE', 'tool:view', 'enterprise'),
    ],
    postResource: [
      { post_code: 'CAL_COORD', identify: 'tools:tool:edit' },
      { post_code: 'CAL_COORD', identify: 'tools:key:view' },
    ],
  })
  expect(departmentGrants(app)).toEqual([roleRow('CRAFT', 'tool:edit', 'employee', 'D0302')])
  expect(pageGrants(app)).toEqual([
    { role: 'CRAFT', userType: 'employee', url: '/tools/ledger' },
    { role: 'CRAFT', userType: 'employee', url: '/tools/tool' },
    { role: 'SERVICE', userType: 'enterprise', url: '/tools/ledger' },
  ])
})

it('grants every role the permissions that all roles hold', () => {
  const { roleResource } = permissionGrants(withGrants({ roles: 'all', rights: ['tool:view'] }))
  expect(roleResource).toHaveLength(15)
})

it.each<[string, AppDefinition]>([
  ['CRAFTS', { ...APP, roles: ['CRAFTS'] }],
  ['CRAFTY', withGrants({ roles: ['CRAFTY'], rights: ['tool:view'] })],
  ['SERVANT', withGrants({ externalRoles: ['SERVANT'], pages: [], rights: ['tool:view'] })],
  ['KEEPER', withGrants({ post: 'KEEPER', rights: ['tool:view'] })],
  ['D99', withGrants({ roles: ['CRAFT'], department: 'D99', rights: ['tool:view'] })],
])('rejects the unknown name %s', (name, app) => {
  expect(() => [pageGrants(app), permissionGrants(app), departmentGrants(app)]).toThrow(name)
})
