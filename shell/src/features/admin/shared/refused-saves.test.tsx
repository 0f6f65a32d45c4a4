import type { Call } from '@apron/contract/calls/define-call'
import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import { getAdminMenus, saveAdminMenu } from '@apron/contract/menus/admin-menu.calls'
import { pageAdminNotices, saveAdminNotice } from '@apron/contract/messages/admin-notice.calls'
import {
  pageAdminDepartments,
  saveAdminDepartment,
} from '@apron/contract/organisation/admin-department.calls'
import { pageAdminSites, saveAdminSite } from '@apron/contract/organisation/admin-site.calls'
import type { AdminUser } from '@apron/contract/organisation/admin-user'
import { pageAdminUsers, saveAdminUser } from '@apron/contract/organisation/admin-user.calls'
import { pageAdminResources, saveAdminResource } from '@apron/contract/permissions/admin-resource.calls'
import {
  getAdminRole,
  getRoleChoices,
  pageAdminRoles,
  saveAdminRole,
} from '@apron/contract/permissions/admin-role.calls'
import { getPermissionRules } from '@apron/contract/permissions/permission-change.calls'
import type { FakeCallAnswers } from '@apron/sdk/testing'
import { field, press, shows, type } from '@apron/sdk/testing'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import DepartmentsPage from '../departments/departments.page.tsx'
import MenusPage from '../menus/menus.page.tsx'
import { NOTICE } from '../notices/notice.fixture.ts'
import NoticesPage from '../notices/notices.page.tsx'
import ResourcesPage from '../resources/resources.page.tsx'
import RolesPage from '../roles/roles.page.tsx'
import SitesPage from '../sites/sites.page.tsx'
import UsersPage from '../users/users.page.tsx'
import { startPage } from './start-page.fixture.tsx'

type Fake = Pick<FakeCallAnswers, 'answer'>

interface PageCase {
  readonly page: ComponentType
  readonly permission: string
  /** Responds to the list request with one record. */
  readonly answers: (fake: Fake) => void
  /** Server response to a save. */
  readonly saved?: unknown
  /** Label of the menu that contains the action, if it is not a button of its own. */
  readonly more?: string
  readonly save: Call
  /** Label of a form field to type in. */
  readonly label: string
}

const pageOf = <Row,>(row: Row) => ({ records: [row], total: 1, current: 1, size: 10 })
const names = { nameZh: '名称', nameEn: 'Name', version: 1 }
const role = {
  code: 'CREW',
  ...names,
  descriptionZh: '夜班',
  descriptionEn: 'Night',
  handingOn: 'timed',
  people: 0,
} as const

const USER: AdminUser = {
  userCode: '100104',
  ...names,
  sex: 'M',
  userType: 'employee',
  deptCode: 'D02',
  deptName: 'Safety',
  roles: ['CREW'],
  posts: [],
  sites: ['CAN'],
  defaultSite: 'CAN',
  mobile: '',
  email: '',
  state: 'enabled',
  sessions: 0,
  quickSignIn: false,
  lastLogin: '',
}

const PAGES: Readonly<Record<string, PageCase>> = {
  users: {
    page: UsersPage,
    permission: 'portal:user:edit',
    save: saveAdminUser,
    saved: USER,
    label: 'English name',
    answers(fake) {
      fake.answer(queryDataSource, ({ body }) => {
        const id = { department: 'D02', role: 'CREW', site: 'CAN' }[String(Object(body).dataSourceId)]
        return id === undefined ? [] : [{ id, sourceName: id }]
      })
      fake.answer(pageAdminUsers, pageOf(USER))
    },
  },
  roles: {
    page: RolesPage,
    permission: 'portal:role:edit',
    save: saveAdminRole,
    saved: role,
    label: 'English name',
    answers(fake) {
      fake.answer(pageAdminRoles, pageOf({ ...role, resources: 0, menus: 0 }))
      fake.answer(getRoleChoices, { resources: [], menus: [] })
      fake.answer(getAdminRole, { ...role, resources: [], menus: [] })
    },
  },
  menus: {
    page: MenusPage,
    permission: 'portal:menu:edit',
    save: saveAdminMenu,
    label: 'English name',
    answers(fake) {
      const place = { id: 'm1', parentId: null, url: '/safetyQuality/checkList', identify: '' }
      fake.answer(getAdminMenus, {
        entries: [{ ...place, ...names, hidden: false, alwaysShow: false, roles: [] }],
        resources: [],
      })
    },
  },
  resources: {
    page: ResourcesPage,
    permission: 'portal:resource:edit',
    save: saveAdminResource,
    label: 'English title',
    answers(fake) {
      const titles = { titleZh: '查看', titleEn: 'See', version: 1 }
      const holders = { roles: [], posts: [] }
      fake.answer(
        pageAdminResources,
        pageOf({ identify: 'shiftBook:shift:view', url: '/shiftBook/list', ...titles, ...holders }),
      )
    },
  },
  departments: {
    page: DepartmentsPage,
    permission: 'portal:department:edit',
    save: saveAdminDepartment,
    label: 'English name',
    answers(fake) {
      const place = { kind: 'department', parentCode: '', level: 1, people: 0, below: 0 } as const
      fake.answer(pageAdminDepartments, pageOf({ code: 'D04', ...names, ...place }))
    },
  },
  sites: {
    page: SitesPage,
    permission: 'portal:site:edit',
    save: saveAdminSite,
    label: 'English name',
    answers(fake) {
      const codes = { id: '1', threeCode: 'CAN', icao: 'ZGGG', isSite: true, people: 0, version: 1 }
      fake.answer(pageAdminSites, pageOf({ ...codes, cnName: '广州', enName: 'Guangzhou' }))
    },
  },
  notices: {
    page: NoticesPage,
    permission: 'portal:notice:edit',
    save: saveAdminNotice,
    saved: NOTICE,
    more: 'More actions for Power cut',
    label: 'English title',
    answers(fake) {
      fake.answer(pageAdminNotices, pageOf({ ...NOTICE, state: 'draft' as const }))
    },
  },
}

test.each(Object.entries(PAGES))(
  '[ADM-30, API-03, PART-05, UI-08] %s: shows the server’s message for a rejected change in the dialog, and keeps what was typed',
  async (_kind, { page, permission, answers, save, saved = null, label, more }) => {
    const { fake, open, bodiesOf } = startPage(page, { resources: [permission] })
    fake.answer(getPermissionRules, {
      firstDay: false,
      roles: [],
      posts: [],
      guarded: [],
      own: { roles: [], guarded: [] },
    })
    answers(fake)
    fake.refuse(save, 1999, 'Not possible today')
    const tab = await open()
    if (more !== undefined) await press(tab, more)
    await press(tab, 'Edit')
    await shows(() => type(field(tab, label), 'Typed'))
    await press(tab, 'Save')
    const dialog = () => tab.portalRoot.querySelector('[role=dialog]')
    await shows(() =>
      expect(dialog()?.querySelector('[role=alert]')?.textContent).toContain('Not possible today'),
    )
    expect(field(tab, label).value).toBe('Typed')

    fake.answer(save, saved)
    await press(tab, 'Save')
    await shows(() => expect(dialog()).toBeNull())
    expect(bodiesOf(save)).toHaveLength(2)
    await shows(() => expect(fake.toasts).toEqual([{ kind: 'success', text: 'Changed' }]))
  },
)
