import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import type { AdminNotice } from '@apron/contract/messages/admin-notice'
import {
  deleteAdminNotice,
  pageAdminNotices,
  publishAdminNotice,
  saveAdminNotice,
  withdrawAdminNotice,
} from '@apron/contract/messages/admin-notice.calls'
import type { Audience } from '@apron/contract/messages/audience'
import { useAppQuery } from '@apron/sdk/query'
import { type FakeTab, field, press, rowsOf, shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startPage } from '../shared/start-page.fixture.tsx'
import { NOTICE } from './notice.fixture.ts'
import NoticesPage from './notices.page.tsx'

const ADDRESSED: AdminNotice = { ...NOTICE, site: 'CAN', roles: ['INSPECTOR'], departments: ['D02'] }
const SOURCES: Readonly<Record<string, { readonly id: string; readonly sourceName: string }>> = {
  site: { id: 'CAN', sourceName: 'Guangzhou' },
  role: { id: 'INSPECTOR', sourceName: 'Inspectors' },
  department: { id: 'D02', sourceName: 'Safety' },
}
/** A list outside the page, which is not reloaded by hand. */
const OTHER_LIST_REQUEST = { current: 1, size: 1, queryCriteria: {} }

function PageWithOtherList() {
  useAppQuery(pageAdminNotices, { body: OTHER_LIST_REQUEST })
  return <NoticesPage />
}

function start(state: AdminNotice['state'], mayEdit = true, audience: Partial<Audience> = {}) {
  const { bodiesOf, fake, open } = startPage(PageWithOtherList, {
    resources: mayEdit ? ['portal:notice:edit'] : [],
  })
  const notice = { ...ADDRESSED, ...audience, state }
  fake.answer(pageAdminNotices, { records: [notice], total: 1, current: 1, size: 10 })
  fake.answer(queryDataSource, ({ body }) =>
    Object.entries(SOURCES).flatMap(([source, option]) =>
      JSON.stringify(body) === JSON.stringify({ dataSourceId: source }) ? [option] : [],
    ),
  )
  fake.answer(saveAdminNotice, notice)
  fake.answer(publishAdminNotice, notice)
  fake.answer(withdrawAdminNotice, notice)
  fake.answer(deleteAdminNotice, null)
  const otherRequests = () =>
    bodiesOf(pageAdminNotices).filter(body => JSON.stringify(body) === JSON.stringify(OTHER_LIST_REQUEST))
      .length
  return { bodiesOf, otherRequests, fake, open }
}

const buttonsOf = ({ el, portalRoot }: FakeTab) =>
  [...el.querySelectorAll('button'), ...portalRoot.querySelectorAll('button')].map(
    button => button.getAttribute('aria-label') ?? button.textContent,
  )
const openMenu = (tab: FakeTab) => press(tab, 'More actions for Power cut')

test.each([
  ['Withdraw', withdrawAdminNotice, 'Withdraw “Power cut”?', 'Withdrawn'],
  ['Delete', deleteAdminNotice, 'Delete “Power cut”?', 'Deleted'],
] as const)('[ADM-23] runs “%s” only after confirmation', async (action, call, question, done) => {
  const { otherRequests, bodiesOf, fake, open } = start('published')
  fake.confirmAnswer = false
  const tab = await open()
  await openMenu(tab)
  await press(tab, action)
  await shows(() => expect(fake.confirms).toHaveLength(1))
  expect(fake.confirms[0]?.message).toContain(question)
  const before = otherRequests()
  fake.confirmAnswer = true
  await openMenu(tab)
  await press(tab, action)
  await shows(() => expect(bodiesOf(call)).toEqual([{ id: '7', version: 3 }]))
  await shows(() => expect(fake.toasts.map(({ text }) => text)).toEqual([done]))
  await shows(() => expect(otherRequests()).toBeGreaterThan(before))
})

test('[LIST-11] shows the title in the user’s language and offers the other as an optional column', async () => {
  const { open } = start('published')
  const tab = await open()
  await shows(() => expect(rowsOf(tab)[0]).toContain('Power cut'))
  expect(rowsOf(tab)[0]).not.toContain('停电')
})

test('[ADM-23] updates other lists after an edit or publication', async () => {
  const { otherRequests, fake, open } = start('draft')
  const tab = await open()
  const before = otherRequests()
  await openMenu(tab)
  await press(tab, 'Edit')
  await press(tab, 'Save')
  await shows(() => expect(fake.toasts.map(({ text }) => text)).toEqual(['Changed']))
  await shows(() => expect(otherRequests()).toBe(before + 1))
  await press(tab, 'Publish')
  await shows(() => expect(tab.portalRoot.querySelector('form')).not.toBeNull())
  tab.portalRoot.querySelector('form')?.requestSubmit()
  await shows(() => expect(fake.toasts.map(({ text }) => text)).toEqual(['Changed', 'Published']))
  await shows(() => expect(otherRequests()).toBe(before + 2))
})

test('[MSG-41] treats a scheduled notice as published: it can be saved or withdrawn, not published again', async () => {
  const { open } = start('planned')
  const tab = await open()
  await openMenu(tab)
  await shows(() => expect(buttonsOf(tab)).toContain('Withdraw'))
  expect(buttonsOf(tab)).not.toContain('Publish')
  await press(tab, 'Edit')
  await shows(() => field(tab, 'English title'))
  expect(buttonsOf(tab)).toContain('Save')
  expect(buttonsOf(tab)).not.toContain('Save and publish')
})

test('[MSG-40] names the audience in the list and selects it in the form', async () => {
  const { bodiesOf, open } = start('published')
  const tab = await open()
  // oxlint-disable-next-line no-await-in-loop -- names are selected one at a time
  for (const name of ['Guangzhou', 'Inspectors', 'Safety'])
    await shows(() => expect(rowsOf(tab)[0]?.join(' ')).toContain(name))
  await press(tab, 'Edit')
  await shows(() => field(tab, 'English title'))
  // oxlint-disable-next-line no-await-in-loop -- as above
  for (const name of ['Inspectors', 'Safety'])
    await shows(() => expect(tab.portalRoot.textContent).toContain(name))
  await press(tab, 'Save')
  await shows(() =>
    expect(bodiesOf(saveAdminNotice)).toEqual([
      expect.objectContaining({ site: 'CAN', roles: ['INSPECTOR'], departments: ['D02'] }),
    ]),
  )
})

test('[MSG-40] narrows a notice for everybody to one site', async () => {
  const { bodiesOf, open } = start('draft', true, { site: '', roles: [], departments: [] })
  const tab = await open()
  await openMenu(tab)
  await press(tab, 'Edit')
  const site = await shows(() => field(tab, 'Site'))
  site.click()
  await shows(() => {
    const option = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(each =>
      each.textContent?.includes('Guangzhou'),
    )
    expect(option).toBeDefined()
    option?.click()
  })
  await press(tab, 'Save')
  await shows(() =>
    expect(bodiesOf(saveAdminNotice)).toEqual([
      expect.objectContaining({ site: 'CAN', roles: [], departments: [] }),
    ]),
  )
})

test('[ADM-23] offers no actions to users with read access only', async () => {
  const { open } = start('published', false)
  const tab = await open()
  await shows(() => expect(rowsOf(tab)).toHaveLength(1))
  for (const name of ['Edit', 'Add notice', 'More actions for Power cut'])
    expect(buttonsOf(tab)).not.toContain(name)
})
