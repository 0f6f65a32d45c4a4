import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import type { AdminMenu } from '@apron/contract/menus/admin-menu'
import { getAdminMenus } from '@apron/contract/menus/admin-menu.calls'
import { type FakeTab, field, press, rowsOf, shows } from '@apron/sdk/testing'
import { expect, test, vi } from 'vitest'
import { startPage } from '../shared/start-page.fixture.tsx'
import MenusPage from './menus.page.tsx'

const entry = (id: string, nameEn: string, parentId: string | null): AdminMenu => ({
  id,
  parentId,
  nameZh: nameEn,
  nameEn,
  url: parentId === null ? '' : `/tools/${id}`,
  hidden: false,
  alwaysShow: false,
  identify: '',
  roles: [{ roleCode: 'CRAFT', userType: 'enterprise' }],
  version: 3,
})

const menuRole = (roleCode: string, userType: 'employee' | 'enterprise') => ({ roleCode, userType })

async function start() {
  const { fake, open } = startPage(MenusPage, { lang: 'en', resources: ['portal:menu:edit'] })
  fake.answer(getAdminMenus, {
    entries: [entry('1', 'Tools', null), entry('2', 'Loans', '1')],
    resources: [],
  })
  const tab = await open()
  await shows(() => expect(namesOf(tab)).toEqual(['Tools', 'Loans']))
  return { tab }
}

const namesOf = (tab: FakeTab) => rowsOf(tab).map(([name]) => name)

test('[ADM-08] hides collapsed entries but still exports them', async () => {
  const { tab } = await start()
  await press(tab, 'Collapse Tools')
  await shows(() => expect(namesOf(tab)).toEqual(['Tools']))
  const saved = vi.spyOn(URL, 'createObjectURL')
  await press(tab, 'Export')
  const [file] = await shows(() => saved.mock.calls[0] ?? expect.fail('nothing saved'))
  const text = file instanceof Blob ? await file.text() : ''
  expect(text.split('\r\n').slice(1)).toEqual([
    'Tools,,CRAFT (external)',
    'Loans,/tools/2,CRAFT (external)',
    '',
  ])
  await press(tab, 'Expand Tools')
  await shows(() => expect(namesOf(tab)).toEqual(['Tools', 'Loans']))
})

test('[ADM-08] names a few roles, and shows the number of many, which opens their names', async () => {
  const { fake, open } = startPage(MenusPage, { lang: 'en', resources: ['portal:menu:edit'] })
  const roles = [
    ...['CRAFT', 'ADMIN', 'PLANNER'].map(code => menuRole(code, 'employee')),
    ...['CRAFT', 'PLANNER', 'GUEST'].map(code => menuRole(code, 'enterprise')),
  ]
  fake.answer(queryDataSource, [{ id: 'CRAFT', sourceName: 'Mechanic' }])
  fake.answer(getAdminMenus, {
    entries: [entry('1', 'Tools', null), { ...entry('2', 'Loans', '1'), roles }],
    resources: [],
  })
  const tab = await open()
  await shows(() => expect(rowsOf(tab).map(([, , who]) => who)).toEqual(['Mechanic (external)', '4 roles']))
  await press(tab, '4 roles')
  await shows(() =>
    expect([...tab.portalRoot.querySelectorAll('li')].map(each => each.textContent)).toEqual([
      'Mechanic (also external)',
      'ADMIN',
      'PLANNER (also external)',
      'GUEST (external)',
    ]),
  )
})

test('[ADM-08] prints the whole tree including collapsed entries, each at its depth', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { tab } = await start()
  await press(tab, 'Collapse Tools')
  await press(tab, 'Print')
  await shows(() => expect(print).toHaveBeenCalledOnce())
  const names = [...tab.el.querySelectorAll('.ap-page > .ap-print-list tbody tr')].map(
    row => row.firstElementChild?.textContent,
  )
  expect(names).toEqual(['Tools', '\u3000Loans'])
  window.dispatchEvent(new Event('afterprint'))
  await shows(() => expect(tab.el.querySelector('.ap-print-list')).toBeNull())
})

test('[ADM-08] explains each field of the form', async () => {
  const { tab } = await start()
  await press(tab, 'Add entry')
  await shows(() => expect(field(tab, 'Parent').value).toBe(''))
  const labels = [...tab.portalRoot.querySelectorAll('label')].map(each => each.textContent)
  expect(labels.filter(label => /^[a-z]/.test(label))).toEqual([])
})
