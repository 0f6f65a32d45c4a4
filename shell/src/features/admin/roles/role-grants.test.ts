import { describe, expect, it } from 'vitest'
import {
  applicationName,
  grantedDepartments,
  groupPermissions,
  withLimits,
  withMenus,
  withPermission,
} from './role-grants.ts'

const EVERYWHERE = { userType: 'employee', deptCode: '' } as const

const entry = (id: string, parentId: string | null) => ({ id, parentId, url: '', name: id })

describe('[ADM-06] grants of a role', () => {
  it('[ADM-77] grants in every department or in selected ones, per user type', () => {
    const others = [
      { identify: 'a:b:c', ...EVERYWHERE, userType: 'enterprise' as const },
      { identify: 'a:b:d', ...EVERYWHERE },
    ]
    const unlimited = withPermission(others, 'a:b:c', 'employee', true)
    expect(grantedDepartments(unlimited, 'a:b:c', 'employee')).toEqual([''])
    const limited = withLimits(unlimited, 'a:b:c', 'employee', ['D02', 'D03'])
    expect(grantedDepartments(limited, 'a:b:c', 'employee')).toEqual(['D02', 'D03'])
    // Granting the whole application keeps existing limits.
    expect(withPermission(limited, 'a:b:c', 'employee', true)).toEqual(limited)
    expect(grantedDepartments(withLimits(limited, 'a:b:c', 'employee', []), 'a:b:c', 'employee')).toEqual([
      '',
    ])
    expect(withPermission(limited, 'a:b:c', 'employee', false)).toEqual(others)
  })

  it('shows menu entries to one user type', () => {
    const shown = withMenus([{ menuId: '1', userType: 'enterprise' }], ['1', '2'], 'employee', true)
    expect(shown).toHaveLength(3)
    expect(withMenus(shown, ['1'], 'employee', false)).toEqual([
      { menuId: '1', userType: 'enterprise' },
      { menuId: '2', userType: 'employee' },
    ])
  })

  it('finds permissions by identifier, title and page, per sub-application', () => {
    const permissions = [
      { identify: 'amm:library:view', url: '/amm/library', title: 'See the library' },
      { identify: 'tools:loan:edit', url: '/tools/loan', title: 'Lend tools' },
    ]
    expect(groupPermissions(permissions, '').map(({ app }) => app)).toEqual(['amm', 'tools'])
    expect(groupPermissions(permissions, ' LEND ').map(({ app }) => app)).toEqual(['tools'])
    const portal = { identify: 'portal:user:view', url: '/admin/users', title: 'See people' }
    expect(groupPermissions([portal], '').map(({ app }) => app)).toEqual(['admin'])
    expect(groupPermissions(permissions, 'none')).toEqual([])
  })

  it('groups permissions under the application’s menu title', () => {
    const page = (id: string, parentId: string, url: string) => ({ ...entry(id, parentId), url })
    const menus = [
      entry('Safety', null),
      page('orders', 'Safety', '/safetyQuality/checkList'),
      entry('Hangar', null),
      entry('Stores', 'Hangar'),
      page('loans', 'Stores', '/tools/loan'),
    ]
    expect(applicationName(menus, 'tools')).toBe('Hangar')
    expect(applicationName(menus, 'safetyQuality')).toBe('Safety')
    expect(applicationName(menus, 'tool')).toBe('tool')
  })
})
