import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import { deleteAdminMenu, getAdminMenus } from '@apron/contract/menus/admin-menu.calls'
import {
  deleteAdminDepartment,
  pageAdminDepartments,
} from '@apron/contract/organisation/admin-department.calls'
import { deleteAdminResource, pageAdminResources } from '@apron/contract/permissions/admin-resource.calls'
import { deleteAdminRole, pageAdminRoles } from '@apron/contract/permissions/admin-role.calls'
import { type FakeHost, press, rowsOf, shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import DepartmentsPage from '../departments/departments.page.tsx'
import MenusPage from '../menus/menus.page.tsx'
import ResourcesPage from '../resources/resources.page.tsx'
import RolesPage from '../roles/roles.page.tsx'
import { startPage } from './start-page.fixture.tsx'
import { useSourceOptions } from './use-source-options.ts'

const NAMES = { nameZh: '库房', nameEn: 'Stores', version: 3 }
const PAGE = { total: 1, current: 1, size: 10 }

const ROLES = {
  id: 'ADM-07',
  what: 'role',
  page: RolesPage,
  call: deleteAdminRole,
  list: pageAdminRoles,
  answer: (fake: FakeHost) => {
    fake.answer(deleteAdminRole, null)
    const role = {
      ...NAMES,
      descriptionZh: '',
      descriptionEn: '',
      handingOn: 'timed' as const,
      code: 'STORES',
      people: 0,
      resources: 0,
      menus: 0,
    }
    fake.answer(pageAdminRoles, { ...PAGE, records: [role] })
  },
  name: 'STORES',
  title: 'Delete role',
  message: 'Delete the role STORES and everything it grants? This cannot be undone.',
  body: { code: 'STORES', version: 3 },
  /** True if choices on other pages include the record. */
  offered: true,
}
const RESOURCES = {
  id: 'ADM-11',
  what: 'permission',
  page: ResourcesPage,
  call: deleteAdminResource,
  list: pageAdminResources,
  answer: (fake: FakeHost) => {
    fake.answer(deleteAdminResource, null)
    const titles = { titleZh: '借用', titleEn: 'Loans', roles: [], posts: [], version: 3 }
    const right = { ...titles, identify: 'tools:loan:edit', url: '/tools/loans' }
    fake.answer(pageAdminResources, { ...PAGE, records: [right] })
  },
  name: 'tools:loan:edit',
  title: 'Delete right',
  message: 'Delete the right tools:loan:edit? This cannot be undone.',
  body: { identify: 'tools:loan:edit', version: 3 },
  offered: false,
}
const DEPARTMENTS = {
  id: 'ADM-20',
  what: 'department',
  page: DepartmentsPage,
  call: deleteAdminDepartment,
  list: pageAdminDepartments,
  answer: (fake: FakeHost) => {
    fake.answer(deleteAdminDepartment, null)
    const place = { kind: 'department', parentCode: '', level: 1, people: 0, below: 0 } as const
    fake.answer(pageAdminDepartments, { ...PAGE, records: [{ ...NAMES, ...place, code: 'D04' }] })
  },
  name: 'D04',
  title: 'Delete department',
  message: 'Delete D04 Stores? This cannot be undone.',
  body: { code: 'D04', version: 3 },
  offered: true,
}
const MENUS = {
  id: 'ADM-08',
  what: 'menu entry',
  page: MenusPage,
  call: deleteAdminMenu,
  list: getAdminMenus,
  answer: (fake: FakeHost) => {
    fake.answer(deleteAdminMenu, null)
    const place = { id: '2', parentId: null, url: '/tools/2', identify: '', roles: [] }
    const entry = { ...NAMES, ...place, hidden: false, alwaysShow: false }
    fake.answer(getAdminMenus, { entries: [entry], resources: [] })
  },
  name: 'Stores',
  title: 'Delete entry',
  message: 'Delete “Stores”? This cannot be undone.',
  body: { id: '2', version: 3 },
  offered: false,
}

const EDITOR = {
  resources: ['role', 'resource', 'department', 'menu'].map(kind => `portal:${kind}:edit`),
}

/** Choices open in a dialog of another tab. */
function Choices() {
  useSourceOptions('role')
  return null
}

const CASES = [ROLES, RESOURCES, DEPARTMENTS, MENUS]

test.each(CASES)(
  '[$id] names a $what in the question before deleting it, and removes it from every list',
  async ({ page: Page, call, list, answer, name, title, message, body, offered }) => {
    const { bodiesOf, fake, open } = startPage(
      () => (
        <>
          <Choices />
          <Page />
        </>
      ),
      EDITOR,
    )
    answer(fake)
    const requestCounts = () => [list, queryDataSource].map(each => bodiesOf(each).length)
    const tab = await open()
    await shows(() => expect(rowsOf(tab)).toHaveLength(1))
    expect(requestCounts()).toEqual([1, 1])
    await press(tab, `More actions for ${name}`)
    await press(tab, 'Delete')
    await shows(() => expect(bodiesOf(call)).toEqual([body]))
    expect(fake.confirms).toEqual([{ title, message, confirmLabel: 'Delete' }])
    await shows(() => expect(requestCounts()).toEqual([2, offered ? 2 : 1]))
    expect(fake.toasts).toEqual([{ kind: 'success', text: 'Deleted' }])
  },
)

test.each(CASES)(
  '[$id] keeps a $what if the deletion is not confirmed',
  async ({ page, call, answer, name }) => {
    const { bodiesOf, fake, open } = startPage(page, EDITOR)
    answer(fake)
    fake.confirmAnswer = false
    const tab = await open()
    await press(tab, `More actions for ${name}`)
    await press(tab, 'Delete')
    await shows(() => expect(fake.confirms).toHaveLength(1))
    expect(bodiesOf(call)).toEqual([])
  },
)
