import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import { SUB_APP_PORTS } from '@apron/contract/sub-apps/names'
import { describe, expect, it } from 'vitest'
import { PLUGINS } from '../app/plugins.ts'
import { definitionsOf } from '../app/wiring/definitions-of.ts'
import { departmentGrants } from './app-grants.ts'
import { menuRows } from './menu-rows.ts'
import { permissionRows } from './permission-rows.ts'
import { withPlannedApps } from './with-planned-apps.ts'

const APPS = withPlannedApps(definitionsOf(PLUGINS))
const { menu, roleMenu } = menuRows(APPS)
const permissions = permissionRows(APPS)
const BY_DEPARTMENT = APPS.flatMap(departmentGrants)
const apps = Object.keys(SUB_APP_PORTS)

function appsOf(role: string, userType: string): string[] {
  const ids = new Set(
    roleMenu.filter(row => row.role_code === role && row.user_type === userType).map(row => row.menu_id),
  )
  const urls = menu.filter(row => ids.has(row.id)).map(row => row.url)
  const first = new Set(urls.map(url => url.split('/')[1] ?? ''))
  return apps.filter(app => first.has(app)).toSorted()
}

describe('seeded menu', () => {
  it('has all eleven sub-applications, and only urls of their pages or of the shell', () => {
    const urls = menu.map(row => row.url).filter(url => url !== '')
    const first = new Set(urls.map(url => url.split('/')[1] ?? ''))
    expect([...first].toSorted()).toEqual(
      [...apps, 'admin', 'authoritySet', 'dashboard', 'dataDict', 'flow', 'myCollect'].toSorted(),
    )
    expect(new Set(urls).size).toBe(urls.length)
  })

  it('has every name and title in both languages', () => {
    const texts = [
      ...menu.flatMap(row => [row.name_zh, row.name_en]),
      ...permissions.resource.flatMap(row => [row.title_zh, row.title_en]),
    ]
    expect(texts.filter(text => text.trim() === '')).toEqual([])
  })

  it.each([
    ['ADMIN', 11],
    ['DIRECTOR', 11],
    ['MANAGER', 11],
    ['INSPECTOR', 8],
    ['WORKSHOP', 9],
    ['MARKET', 3],
    ['SALES', 3],
    ['ENGINEER', 10],
    ['PURCHASE', 4],
    ['FINANCE', 4],
    ['CUSTOMER_SERVICE', 4],
    ['SUPPORT', 9],
    ['SERVICE', 7],
    ['TECH_SUPPORT', 9],
    ['CRAFT', 6],
  ])('shows %s %i sub-applications', (role, count) => {
    expect(appsOf(role, 'employee')).toHaveLength(count)
  })

  it.each([
    ['CUSTOMER_SERVICE', ['airline', 'marketing']],
    ['SERVICE', ['supplier']],
    ['ADMIN', []],
  ])('shows an external %s only %j', (role, expected) => {
    expect(appsOf(role, 'enterprise')).toEqual(expected)
  })
})

describe('seeded permissions', () => {
  it('lists each permission once, and grants no unknown one', () => {
    const known = permissions.resource.map(row => row.identify)
    expect(new Set(known).size).toBe(known.length)
    const inMenu = menu.flatMap(({ identify }) => identify ?? [])
    const grants = [...permissions.roleResource, ...permissions.postResource, ...BY_DEPARTMENT]
    const granted = [...grants.map(({ identify }) => identify), ...inMenu]
    expect(granted.filter(identify => !known.includes(identify))).toEqual([])
  })

  it.each([
    ['safetyQuality:check:approve', ['MANAGER/D0202']],
    ['safetyQuality:check:issue', ['MANAGER/D0202']],
    ['safetyQuality:check:cancel', ['MANAGER/D0202']],
    ['safetyQuality:template:config', ['ADMIN/', 'MANAGER/D0202']],
    ['portal:subApp:manage', ['ADMIN/']],
    ['safetyQuality:check:submit', ['QA_AUDITOR']],
    ['safetyQuality:check:add', ['QA_AUDITOR']],
    ['safetyQuality:vsr:view', ['VSR_HANDLER', 'SAFETY_DIRECTOR']],
    ['safetyQuality:vsr:triage', ['VSR_HANDLER']],
    ['safetyQuality:strip:view', ['VSR_HANDLER']],
    ['safetyQuality:occ:review', ['INSPECTOR/D0201']],
    ['safetyQuality:occ:send', ['INSPECTOR/D0201']],
  ])('%s is held by %j alone', (identify, holders) => {
    const byRole = [...permissions.roleResource, ...BY_DEPARTMENT]
      .filter(row => row.identify === identify)
      .map(row => `${row.role_code}/${row.dept_code}`)
    const byPost = permissions.postResource.filter(row => row.identify === identify).map(row => row.post_code)
    expect([...byRole, ...byPost]).toEqual(holders)
  })
})

it('[ADM-62] grants nothing in departments that a new company does not have', () => {
  expect(permissions.roleResource.filter(row => row.dept_code !== '')).toEqual([])
})

it('leaves out the permissions of an application that is not built', () => {
  const { resource, roleResource, postResource } = permissionRows(withPlannedApps([]))
  const identifies = [...resource, ...roleResource, ...postResource].map(({ identify }) => identify)
  expect(identifies.filter(identify => identify.startsWith('safetyQuality:'))).toEqual([])
})

describe('application that is not planned', () => {
  const HELP = { zh: '', en: '' }
  const app: AppDefinition = {
    name: 'shiftBook',
    title: { zh: '班组交接', en: 'Shift book' },
    port: 9507,
    pages: {
      '/list': { title: { zh: '交接', en: 'Handover' }, help: HELP, menu: 'entry' },
      '/item': { title: { zh: '事项', en: 'Item' }, help: HELP, menu: 'hidden' },
    },
    rights: { 'item:edit': { page: '/item', title: { zh: '编辑', en: 'Edit' } } },
    roles: ['WORKSHOP'],
  }

  it('gets a group after the others; its roles see its pages and hold its permissions', () => {
    const rows = menuRows(withPlannedApps([...APPS, app]))
    const groups = rows.menu.filter(row => row.parent_id === null).toSorted((a, b) => a.sort - b.sort)
    expect(groups.slice(-4).map(row => row.name_en)).toEqual([
      'Shift book',
      'Approvals',
      'Delegations',
      'Administration',
    ])
    const pages = rows.menu.filter(row => row.url.startsWith('/shiftBook/'))
    expect(pages.map(row => [row.url, row.parent_id, row.hidden])).toEqual([
      ['/shiftBook/list', groups.at(-4)?.id, false],
      ['/shiftBook/item', groups.at(-4)?.id, true],
    ])
    const seen = rows.roleMenu.filter(row => pages.some(({ id }) => id === row.menu_id))
    expect(seen.map(row => [row.role_code, row.user_type])).toEqual([
      ['WORKSHOP', 'employee'],
      ['WORKSHOP', 'employee'],
    ])
    const granted = permissionRows([...APPS, app]).roleResource.filter(
      row => row.identify === 'shiftBook:item:edit',
    )
    expect(granted.map(row => row.role_code)).toEqual(['WORKSHOP'])
  })
})

it('replaces the planned pages of an application once it is built', () => {
  const tools: AppDefinition = {
    name: 'tools',
    title: { zh: '工具', en: 'Tool crib' },
    port: 9505,
    menuPlace: 5,
    pages: { '/shelf': { title: { zh: '货架', en: 'Shelf' }, help: { zh: '', en: '' }, menu: 'entry' } },
    rights: {},
  }
  const rows = menuRows(withPlannedApps([tools])).menu
  expect(rows.filter(({ url }) => url.startsWith('/tools/')).map(({ url }) => url)).toEqual(['/tools/shelf'])
  const groups = rows.filter(({ parent_id }) => parent_id === null).map(({ name_en }) => name_en)
  expect(groups.slice(groups.indexOf('Maintenance manual')).slice(0, 3)).toEqual([
    'Maintenance manual',
    'Tool crib',
    'Material support',
  ])
})
