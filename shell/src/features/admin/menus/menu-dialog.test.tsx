import type { AdminMenu, MenuRole } from '@apron/contract/menus/admin-menu'
import { getAdminMenus, importMenus, saveAdminMenu } from '@apron/contract/menus/admin-menu.calls'
import { chooseFile, field, fileField, press, shows, type } from '@apron/sdk/testing'
import { expect, test, vi } from 'vitest'
import { startPage } from '../shared/start-page.fixture.tsx'
import MenusPage from './menus.page.tsx'

const ENTRY: AdminMenu = {
  id: 'm1',
  parentId: null,
  nameZh: '检查单',
  nameEn: 'Check orders',
  url: '/safetyQuality/checkList',
  hidden: false,
  alwaysShow: false,
  identify: '',
  roles: [],
  version: 2,
}

const employees = (roleCode: string): MenuRole => ({ roleCode, userType: 'employee' })
const externals = (roleCode: string): MenuRole => ({ roleCode, userType: 'enterprise' })

function start(roles: readonly MenuRole[] = []) {
  const { bodiesOf, fake, open } = startPage(MenusPage, { resources: ['portal:menu:edit'] })
  fake.answer(getAdminMenus, { entries: [{ ...ENTRY, roles: [...roles] }], resources: [] })
  return { bodiesOf, fake, open }
}

test.each([
  ['employees', [employees('GONE'), externals('CRAFT')], '“GONE” does not exist', [true, false]],
  ['external users', [employees('CRAFT'), externals('GONE')], '“GONE” does not exist', [false, true]],
  [
    'both, if both lists have it',
    [employees('GONE'), externals('GONE')],
    '“GONE” does not exist',
    [true, true],
  ],
  ['both, if the error names no role', [employees('CRAFT')], 'At most 200 items', [true, true]],
])('[ADM-09] reports an invalid role at the roles of %s', async (_list, roles, problem, invalid) => {
  const { fake, open } = start(roles)
  fake.refuse(saveAdminMenu, 1112, `Roles: ${problem}`, 200, { field: 'roles', problem })
  const tab = await open()
  await press(tab, 'Edit')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain(problem))
  const fields = ['Roles that see it', 'Roles that see it (external users)'].map(label => field(tab, label))
  expect(fields.map(each => each.getAttribute('aria-invalid') === 'true')).toEqual(invalid)
})

test('[ADM-09] saves an entry as filled in and reloads the menu', async () => {
  const { bodiesOf, fake, open } = start()
  fake.answer(saveAdminMenu, ENTRY)
  const tab = await open()
  await press(tab, 'Edit')
  await shows(() => field(tab, 'English name'))
  type(field(tab, 'English name'), 'Orders')
  await press(tab, 'Save')
  await shows(() => expect(bodiesOf(getAdminMenus)).toHaveLength(2))
  await shows(() => expect(tab.portalRoot.querySelector('[role=dialog]')).toBeNull())
  expect(bodiesOf(saveAdminMenu)).toEqual([{ ...ENTRY, nameEn: 'Orders' }])
  await new Promise(resolve => setTimeout(resolve))
  expect(bodiesOf(getAdminMenus)).toHaveLength(2)
})

test('[ADM-13] blocks choosing another file during a check, and lists what the import did', async () => {
  const { bodiesOf, fake, open } = start()
  const checking = Promise.withResolvers<void>()
  const counts = { added: 1, changed: 0, unchanged: 0, wrong: 0, waiting: 0 }
  const report = { ...counts, done: false, digest: 'd', addedKeys: [], wrongRows: [], changingRows: [] }
  fake.answer(importMenus, async () => {
    await checking.promise
    return report
  })
  const tab = await open()
  await press(tab, 'Import')
  const input = await fileField(tab)
  const choose = [...tab.portalRoot.querySelectorAll('button')].find(each =>
    each.textContent.startsWith('Choose'),
  )
  const openFilePicker = vi.spyOn(input, 'click').mockImplementation(() => undefined)
  choose?.focus()
  choose?.click()
  expect(openFilePicker).toHaveBeenCalledTimes(1)
  await chooseFile(tab, new File(['nameZh\r\n'], 'menus.csv'))
  await shows(() => expect(bodiesOf(importMenus)).toHaveLength(1))
  await shows(() => expect(choose?.getAttribute('aria-disabled')).toBe('true'))
  choose?.click()
  expect(openFilePicker).toHaveBeenCalledTimes(1)
  // A disabled button would lose focus to the page.
  expect(choose?.disabled).toBe(false)
  expect(document.activeElement).toBe(choose)
  checking.resolve()
  await shows(() => expect(choose?.getAttribute('aria-disabled')).toBe('false'))
  expect(document.activeElement).toBe(choose)
  expect(bodiesOf(getAdminMenus)).toHaveLength(1)
  const apply = [...tab.portalRoot.querySelectorAll<HTMLElement>('.ap-dialog-actions button')].at(-1)
  apply?.click()
  await shows(() => expect(bodiesOf(getAdminMenus)).toHaveLength(2))
  await shows(() => expect(tab.portalRoot.querySelector('[role=dialog]')).toBeNull())
  expect(fake.toasts).toEqual([{ kind: 'success', text: 'Rows imported: 1' }])
})
