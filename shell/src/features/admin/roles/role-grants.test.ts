import { describe, expect, it } from 'vitest'
import { applicationName, grantedIn, rightGroups, withMenus, withRight } from './role-grants.ts'

const EVERYWHERE = { userType: 'employee', deptCode: '' } as const
const IN_D02 = { userType: 'employee', deptCode: 'D02' } as const

const entry = (id: string, parentId: string | null) => ({ id, parentId, url: '', name: id })

describe('[ADM-06] what a role gives', () => {
  it('is given to one audience and taken from it alone', () => {
    const both = withRight(withRight([], 'a:b:c', EVERYWHERE, true), 'a:b:c', IN_D02, true)
    expect(grantedIn(both, 'a:b:c', 'employee')).toEqual(['', 'D02'])
    expect(grantedIn(both, 'a:b:c', 'enterprise')).toEqual([])
    expect(withRight(both, 'a:b:c', IN_D02, true)).toHaveLength(2)
    expect(grantedIn(withRight(both, 'a:b:c', EVERYWHERE, false), 'a:b:c', 'employee')).toEqual(['D02'])
  })

  it('shows entries to one user type', () => {
    const shown = withMenus([{ menuId: '1', userType: 'enterprise' }], ['1', '2'], 'employee', true)
    expect(shown).toHaveLength(3)
    expect(withMenus(shown, ['1'], 'employee', false)).toEqual([
      { menuId: '1', userType: 'enterprise' },
      { menuId: '2', userType: 'employee' },
    ])
  })

  it('is found by identifier, title and page, by sub-application', () => {
    const rights = [
      { identify: 'amm:library:view', url: '/amm/library', title: 'See the library' },
      { identify: 'tools:loan:edit', url: '/tools/loan', title: 'Lend tools' },
    ]
    expect(rightGroups(rights, '').map(({ app }) => app)).toEqual(['amm', 'tools'])
    expect(rightGroups(rights, ' LEND ').map(({ app }) => app)).toEqual(['tools'])
    expect(rightGroups(rights, 'none')).toEqual([])
  })

  it('is grouped under what the menu calls the application', () => {
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
