import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import type { AdminRoleDetail, RoleResource } from '@apron/contract/permissions/admin-role'
import {
  getAdminRole,
  getRoleChoices,
  pageAdminRoles,
  saveAdminRole,
} from '@apron/contract/permissions/admin-role.calls'
import {
  getPermissionRules,
  pagePermissionChanges,
} from '@apron/contract/permissions/permission-change.calls'
import { useAppQuery } from '@apron/sdk/query'
import { field, press, rowsOf, shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startPage } from '../shared/start-page.fixture.tsx'
import { useSourceOptions } from '../shared/use-source-options.ts'
import RolesPage from './roles.page.tsx'

const GUARDED: RoleResource = { identify: 'portal:user:view', userType: 'employee', deptCode: '' }
const ROLE: AdminRoleDetail = {
  code: 'INSPECTOR',
  nameZh: '检查员',
  nameEn: 'Inspector',
  descriptionZh: '检验人员',
  descriptionEn: 'Carries out checks',
  handingOn: 'timed',
  people: 4,
  resources: [],
  menus: [],
  version: 3,
}

/** The roles page, with the changes list and the choices that other tabs have open. */
function Page() {
  useSourceOptions('role')
  useAppQuery(pagePermissionChanges, { body: { current: 1, size: 10, queryCriteria: {} } })
  return <RolesPage />
}

function start(role = ROLE) {
  const { bodiesOf, fake, open } = startPage(Page, { resources: ['portal:role:edit'] })
  const store = { role }
  fake.answer(pageAdminRoles, {
    records: [{ ...ROLE, resources: 0, menus: 0 }],
    total: 1,
    current: 1,
    size: 10,
  })
  fake.answer(pagePermissionChanges, { records: [], total: 0, current: 1, size: 10 })
  fake.answer(getRoleChoices, { resources: [], menus: [] })
  fake.answer(getAdminRole, () => store.role)
  fake.answer(saveAdminRole, ROLE)
  fake.answer(getPermissionRules, {
    firstDay: false,
    roles: [],
    posts: [],
    guarded: [GUARDED.identify],
    own: { roles: [], guarded: [GUARDED.identify] },
  })
  return { bodiesOf, fake, open, store }
}

test('[ADM-06] saves a role with exactly its grants, and reloads changes and choices', async () => {
  const { bodiesOf, open } = start()
  const tab = await open()
  await press(tab, 'Edit')
  await press(tab, 'Save')
  const { people: _people, ...fields } = ROLE
  await shows(() => expect(bodiesOf(saveAdminRole)).toEqual([fields]))
  await shows(() => expect(bodiesOf(pagePermissionChanges)).toHaveLength(2))
  const ofRoles = bodiesOf(queryDataSource).filter(body => JSON.stringify(body) === '{"dataSourceId":"role"}')
  expect(ofRoles).toHaveLength(2)
})

test('[LIST-11] shows the name in the user’s language and offers the other as an optional column', async () => {
  const { open } = start()
  const tab = await open()
  await shows(() => expect(rowsOf(tab)[0]).toEqual(expect.arrayContaining(['INSPECTOR', 'Inspector'])))
  expect(rowsOf(tab)[0]).not.toContain('检查员')
})

test.each([
  ['resources', 'Rights: at most 500', { resources: Array.from({ length: 501 }, () => GUARDED) }],
  [
    'menus',
    'Menu: at most 500',
    { menus: Array.from({ length: 501 }, () => ({ menuId: 'm', userType: 'employee' as const })) },
  ],
])('[ADM-06] reports more %s than a role may grant, and does not save', async (_what, expected, part) => {
  const { bodiesOf, open } = start({ ...ROLE, ...part })
  const tab = await open()
  await press(tab, 'Edit')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.querySelector('.ap-form .ap-alert')).not.toBeNull())
  const alerts = [...tab.portalRoot.querySelectorAll('.ap-form .ap-alert')].map(each => each.textContent)
  expect(alerts).toContain(expected)
  expect(bodiesOf(saveAdminRole)).toEqual([])
})

test('[ADM-45] does not send permissions that others granted in the meantime', async () => {
  const { fake, open, store } = start()
  fake.refuse(saveAdminRole, 409, 'Somebody was faster')
  const tab = await open()
  await press(tab, 'Edit')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Somebody was faster'))
  store.role = { ...ROLE, nameEn: 'Inspectors', resources: [GUARDED], version: 4 }
  await press(tab, 'Load latest version')
  await shows(() => expect(field(tab, 'English name').value).toBe('Inspectors'))
  expect(tab.portalRoot.textContent).not.toContain('guarded rights')
})

const grant = (identify: string, deptCode: string) => ({ identify, deptCode, userType: 'employee' })
const permission = (identify: string) => ({ identify, title: identify, url: '/tools/list' })

test('[ADM-06] grants and revokes all permissions of an application at once', async () => {
  const { bodiesOf, fake, open } = start()
  fake.answer(getRoleChoices, { resources: [permission('tools:lend'), permission('tools:view')], menus: [] })
  const tab = await open()
  await press(tab, 'Edit')
  const tick = (label: string) => {
    const labels = [...tab.portalRoot.querySelectorAll('label')]
    const input = labels.find(each => each.textContent === label)?.control
    return input instanceof HTMLInputElement ? input : expect.fail(`no tick box ${label}`)
  }
  const all = () => tick('All of these')
  await shows(() => expect(all().checked).toBe(false))
  all().click()
  await shows(() => expect(all().checked).toBe(true))
  const codes = [...tab.portalRoot.querySelectorAll('.ap-check-note')].map(each => each.textContent)
  expect(codes).toEqual(['tools:lend', 'tools:view'])
  tick('tools:lendtools:lend').click()
  await shows(() => expect(all().checked).toBe(false))
  expect(all().indeterminate).toBe(true)
  await press(tab, 'Save')
  await shows(() =>
    expect(bodiesOf(saveAdminRole)).toMatchObject([
      { resources: [{ identify: 'tools:view', userType: 'employee', deptCode: '' }] },
    ]),
  )
})

test('[ADM-77] limits a permission to departments, and keeps the limit when the whole application is granted', async () => {
  const { bodiesOf, fake, open } = start()
  fake.answer(getRoleChoices, { resources: [permission('tools:lend'), permission('tools:view')], menus: [] })
  fake.answer(queryDataSource, ({ body }) =>
    JSON.stringify(body) === '{"dataSourceId":"department"}' ? [{ id: 'D02', sourceName: 'Stores' }] : [],
  )
  const tab = await open()
  await press(tab, 'Edit')
  const tick = (label: string) =>
    [...tab.portalRoot.querySelectorAll('label')].find(each => each.textContent === label)?.click()
  await shows(() => expect(tab.portalRoot.textContent).toContain('tools:lend'))
  tick('tools:lendtools:lend')
  await press(tab, 'All departments')
  await shows(() => field(tab, 'Departments for “tools:lend”'))
  field(tab, 'Departments for “tools:lend”').click()
  await shows(() => expect(document.body.textContent).toContain('D02 Stores'))
  const option = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
    each => each.textContent === 'D02 Stores',
  )
  option?.click()
  await shows(() => expect(tab.portalRoot.textContent).toContain('Only D02'))
  tick('All of these')
  await press(tab, 'Save')
  await shows(() =>
    expect(bodiesOf(saveAdminRole)).toMatchObject([
      { resources: [grant('tools:lend', 'D02'), grant('tools:view', '')] },
    ]),
  )
})

test('[ADM-75] describes a role and what it opens', async () => {
  const { fake, open } = start()
  fake.answer(getRoleChoices, {
    resources: [permission('tools:lend')],
    menus: [{ id: '1', parentId: null, url: '/tools/list', name: 'Loans' }],
  })
  fake.answer(getAdminRole, {
    ...ROLE,
    resources: [{ identify: 'tools:lend', userType: 'employee', deptCode: '' }],
    menus: [{ menuId: '1', userType: 'employee' }],
  })
  const tab = await open()
  await press(tab, 'More actions for INSPECTOR')
  await press(tab, 'What it opens')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Pages: Loans'))
  expect(tab.portalRoot.textContent).toContain('Rights: tools:lend')
  expect(tab.portalRoot.textContent).toContain('Carries out checks')
})

test('[ADM-45] says that a role with a guarded permission needs confirmation, as long as that is so', async () => {
  const { bodiesOf, fake, open } = start()
  fake.answer(getRoleChoices, { resources: [permission(GUARDED.identify)], menus: [] })
  fake.answer(saveAdminRole, { ...ROLE, waiting: { id: 1, until: '2026-03-09 09:00:00' } })
  const tab = await open()
  await press(tab, 'Edit')
  const tick = () =>
    [...tab.portalRoot.querySelectorAll('label')]
      .find(each => each.textContent.endsWith(GUARDED.identify))
      ?.click()
  await shows(() => expect(tab.portalRoot.textContent).toContain(GUARDED.identify))
  const notice = 'This change involves guarded rights'
  tick()
  await shows(() => expect(tab.portalRoot.textContent).toContain(notice))
  tick()
  await shows(() => expect(tab.portalRoot.textContent).not.toContain(notice))
  tick()
  await press(tab, 'Save')
  await shows(() => expect(bodiesOf(saveAdminRole)).toHaveLength(1))
  await shows(() =>
    expect(fake.toasts.map(({ text }) => text).join()).toContain('Another administrator must confirm it'),
  )
})
