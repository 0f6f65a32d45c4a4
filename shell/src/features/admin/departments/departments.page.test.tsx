import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import type { AdminDepartment } from '@apron/contract/organisation/admin-department'
import {
  pageAdminDepartments,
  saveAdminDepartment,
} from '@apron/contract/organisation/admin-department.calls'
import { type FakeTab, field, press, rowsOf, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startPage } from '../shared/start-page.fixture.tsx'
import DepartmentsPage from './departments.page.tsx'

const STORES: AdminDepartment = {
  code: 'D04',
  nameZh: '库房',
  nameEn: 'Stores',
  kind: 'department',
  parentCode: 'D02',
  level: 2,
  people: 3,
  below: 0,
  version: 7,
}

test.each([
  ['department', 'D04', { kind: 'department', parentCode: 'D02' }],
  ['department with a code of earlier versions', 'd_04', { kind: 'department', parentCode: 'D02' }],
  ['customer', 'D04', { kind: 'customer', parentCode: '' }],
])(
  '[ADM-20] saves a %s with the version the user saw; an enterprise has no parent',
  async (_what, code, kind) => {
    const { bodiesOf, fake, open } = startPage(DepartmentsPage, { resources: ['portal:department:edit'] })
    fake.answer(pageAdminDepartments, { records: [{ ...STORES, code }], total: 1, current: 1, size: 10 })
    fake.answer(saveAdminDepartment, STORES)
    const tab = await open()
    await shows(() => expect(rowsOf(tab)).toHaveLength(1))
    await press(tab, 'Edit')
    await shows(() => expect(field(tab, 'Code').disabled).toBe(true))
    tab.portalRoot.querySelector<HTMLInputElement>(`input[value=${kind.kind}]`)?.click()
    await press(tab, 'Save')
    const { nameZh, nameEn, version } = STORES
    await shows(() =>
      expect(bodiesOf(saveAdminDepartment)).toEqual([{ code, nameZh, nameEn, version, ...kind }]),
    )
  },
)

test('[ADM-20] does not suggest a code taken from earlier versions', async () => {
  const { bodiesOf, fake, open } = startPage(DepartmentsPage, { resources: ['portal:department:edit'] })
  fake.answer(pageAdminDepartments, { records: [], total: 0, current: 1, size: 10 })
  fake.answer(saveAdminDepartment, STORES)
  const tab = await open()
  await press(tab, 'Add department')
  await shows(() => field(tab, 'Code'))
  type(field(tab, 'Code'), 'D_04')
  type(field(tab, 'Chinese name'), '库房')
  type(field(tab, 'English name'), 'Stores')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Start with a capital letter'))
  type(field(tab, 'Code'), 'D-04')
  await press(tab, 'Save')
  await shows(() => expect(bodiesOf(saveAdminDepartment)).toMatchObject([{ code: 'D-04', version: null }]))
})

test('[ADM-20] offers a department that was just saved in the next dialog', async () => {
  const { bodiesOf, fake, open } = startPage(DepartmentsPage, { resources: ['portal:department:edit'] })
  fake.answer(pageAdminDepartments, { records: [STORES], total: 1, current: 1, size: 10 })
  fake.answer(saveAdminDepartment, STORES)
  const tab = await open()
  await press(tab, 'Edit')
  await shows(() => expect(bodiesOf(queryDataSource)).toHaveLength(1))
  // A dialog closed before its response arrives requests the data again.
  await new Promise(resolve => setTimeout(resolve, 20))
  await press(tab, 'Cancel')
  await press(tab, 'Edit')
  await shows(() => field(tab, 'Code'))
  expect(bodiesOf(queryDataSource)).toHaveLength(1)
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.querySelector('[role=dialog]')).toBeNull())
  await press(tab, 'Edit')
  await shows(() => expect(bodiesOf(queryDataSource)).toHaveLength(2))
})

test.each([
  ['names the departments that a page splits', 201, true],
  ['names no departments if there is only one page', 1, false],
])('[ADM-91] %s', async (_title, total, expected) => {
  const { fake, open } = startPage(DepartmentsPage)
  fake.answer(pageAdminDepartments, { records: [{ ...STORES, below: 2 }], total, current: 1, size: 200 })
  const tab = await open()
  await shows(() => expect(rowsOf(tab)).toHaveLength(1))
  const text = tab.el.textContent
  expect(text.includes('belong to D02, listed on an earlier page')).toBe(expected)
  expect(text.includes('The subdepartments of D04 continue on a later page')).toBe(expected)
})

test.each<[string, (tab: FakeTab) => Promise<void>]>([
  [
    'found',
    async tab => {
      type(field(tab, 'Code or name'), 'D')
      await press(tab, 'Search')
    },
  ],
  ['sorted', async tab => await press(tab, 'Code')],
])('[ADM-91] names no split departments on a page that was %s', async (_how, change) => {
  const { bodiesOf, fake, open } = startPage(DepartmentsPage)
  fake.answer(pageAdminDepartments, { records: [{ ...STORES, below: 2 }], total: 201, current: 1, size: 200 })
  const tab = await open()
  await shows(() => expect(tab.el.textContent).toContain('continue on a later page'))
  await change(tab)
  await shows(() => expect(bodiesOf(pageAdminDepartments)).toHaveLength(2))
  await shows(() => expect(tab.el.textContent).not.toContain('continue on a later page'))
  expect(tab.el.textContent).not.toContain('listed on an earlier page')
})

test('[DRF-01] offers the draft of a new department in the same dialog only', async () => {
  const { fake, open } = startPage(DepartmentsPage, { resources: ['portal:department:edit'] })
  fake.answer(pageAdminDepartments, { records: [STORES], total: 1, current: 1, size: 10 })
  const before = await open()
  await press(before, 'Add department')
  await shows(() => field(before, 'Chinese name'))
  type(field(before, 'Chinese name'), '航材库')
  await shows(() => expect(fake.drafts.size).toBe(1))
  await before.unmount()

  const tab = await open()
  const offered = () => tab.portalRoot.textContent.includes('unsaved entries')
  await press(tab, 'Edit')
  await shows(() => field(tab, 'Code'))
  expect(offered()).toBe(false)
  await press(tab, 'Cancel')
  await shows(() => expect(tab.portalRoot.querySelector('[role=dialog]')).toBeNull())
  await press(tab, 'Add department')
  await shows(() => expect(offered()).toBe(true))
  expect(tab.portalRoot.textContent).toContain('did not save it: Chinese name.')
  await press(tab, 'Take over')
  await shows(() => expect(field(tab, 'Chinese name').value).toBe('航材库'))
  await press(tab, 'Cancel')
  await shows(() => expect(tab.portalRoot.querySelector('[role=dialog]')).toBeNull())
  expect(fake.confirms).toHaveLength(1)
  expect(fake.drafts.size).toBe(0)
})
