import { expect, test } from 'vitest'
import { accessByApp } from './role-access.ts'

const CHOICES = {
  menus: [
    { id: '1', parentId: null, url: '', name: 'Safety' },
    { id: '2', parentId: '1', url: '/safety/orders', name: 'Check orders' },
    { id: '3', parentId: '1', url: '/safety/desk', name: 'Reports' },
    { id: '4', parentId: null, url: '', name: 'Administration' },
    { id: '5', parentId: '4', url: '/admin/users', name: 'Users' },
    { id: '6', parentId: null, url: '/dashboard', name: 'Home' },
    { id: '7', parentId: null, url: 'test', name: 'Other' },
  ],
  resources: [
    { identify: 'portal:user:view', url: '/admin/users', title: 'See people' },
    { identify: 'safety:order:edit', url: '/safety/orders', title: 'Edit orders' },
    { identify: 'safety:order:view', url: '/safety/orders', title: 'See orders' },
  ],
}
const grant = (identify: string, deptCode = '') => ({ identify, deptCode, userType: 'employee' as const })
const nameOf = (code: string) => `department ${code}`

test('[ADM-75] names what a role opens by application, with limits to departments', () => {
  const role = {
    resources: [
      grant('safety:order:edit', 'D02'),
      grant('safety:order:edit', 'D03'),
      grant('safety:order:view', 'D02'),
      grant('safety:order:view'),
      grant('portal:user:view'),
    ],
    menus: [
      { menuId: '2', userType: 'employee' as const },
      { menuId: '1', userType: 'employee' as const },
      { menuId: '6', userType: 'employee' as const },
      { menuId: '7', userType: 'employee' as const },
    ],
  }
  expect(accessByApp(role, CHOICES, nameOf)).toEqual([
    {
      app: 'Safety',
      pages: ['Check orders'],
      permissions: [
        { title: 'Edit orders', departments: ['department D02', 'department D03'] },
        { title: 'See orders', departments: [] },
      ],
    },
    { app: '', pages: ['Home', 'Other'], permissions: [] },
    { app: 'Administration', pages: [], permissions: [{ title: 'See people', departments: [] }] },
  ])
})

test('[ADM-75] opens nothing for a role without grants', () => {
  expect(accessByApp({ resources: [], menus: [] }, CHOICES, nameOf)).toEqual([])
})
