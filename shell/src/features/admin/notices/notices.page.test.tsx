import type { AdminNotice } from '@apron/contract/messages/admin-notice'
import { pageAdminNotices, publishAdminNotice } from '@apron/contract/messages/admin-notice.calls'
import { type FakeTab, press, rowsOf, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startPage } from '../shared/start-page.fixture.tsx'
import NoticesPage from './notices.page.tsx'

const DRAFT: AdminNotice = {
  id: '7',
  kind: 'notice',
  state: 'draft',
  titleZh: '停机维护',
  titleEn: 'Maintenance',
  contentZh: '今晚',
  contentEn: 'Tonight',
  site: '',
  roles: [],
  departments: [],
  publishTime: '',
  updateBy: '',
  updateTime: '',
  version: 2,
}

/** Opens the dialog that publishes the draft. */
async function startPublishing() {
  const { bodiesOf, fake, open } = startPage(NoticesPage, { resources: ['portal:notice:edit'] })
  fake.answer(pageAdminNotices, { records: [DRAFT], total: 1, current: 1, size: 10 })
  fake.answer(publishAdminNotice, DRAFT)
  const tab = await open()
  await shows(() => expect(rowsOf(tab)).toHaveLength(1))
  await press(tab, 'Publish')
  await shows(() => expect(formOf(tab)).not.toBeNull())
  const bodies = () => bodiesOf(publishAdminNotice)
  const send = () => formOf(tab)?.requestSubmit()
  return { tab, bodies, send }
}

const formOf = ({ portalRoot }: FakeTab) => portalRoot.querySelector('form')

const clockOf = (tab: FakeTab) =>
  formOf(tab)?.querySelector<HTMLInputElement>('input[aria-label="Publication: time"]') ?? null

async function choose(tab: FakeTab, when: string): Promise<void> {
  await shows(() => {
    const option = [...(formOf(tab)?.querySelectorAll('label') ?? [])].find(each => each.textContent === when)
    expect(option).toBeDefined()
    option?.click()
  })
}

const problemsOf = (tab: FakeTab) =>
  [...(formOf(tab)?.querySelectorAll('[role="alert"]') ?? [])].map(each => each.textContent)

async function chooseDay(tab: FakeTab): Promise<void> {
  formOf(tab)?.querySelector<HTMLButtonElement>('.ap-date-time button')?.click()
  await shows(() => {
    const days = [...document.querySelectorAll<HTMLButtonElement>('td button')]
    const day = days.find(each => each.textContent === '15')
    expect(day).toBeDefined()
    day?.click()
  })
}

test('[ADM-23] publishes a notice now', async () => {
  const { bodies, send } = await startPublishing()
  send()
  await shows(() => expect(bodies()).toEqual([{ id: '7', version: 2 }]))
})

test('[ADM-23] requires both a day and a time for scheduled publication', async () => {
  const { tab, bodies, send } = await startPublishing()
  await choose(tab, 'At a set time')
  await shows(() => expect(clockOf(tab)).not.toBeNull())
  send()
  await shows(() => expect(problemsOf(tab)).toEqual(['Enter a value']))
  type(clockOf(tab), '08:30')
  await shows(() => expect(problemsOf(tab)).toEqual(['Enter both the date and the time']))
  send()
  await chooseDay(tab)
  await shows(() => expect(problemsOf(tab)).toEqual([]))
  expect(bodies()).toEqual([])
  send()
  const publishTime = expect.stringMatching(/^\d{4}-\d{2}-15 08:30:00$/)
  await shows(() => expect(bodies()).toEqual([{ id: '7', version: 2, publishTime }]))
})

test('[ADM-23] publishes now after switching back from a schedule, and clears the time', async () => {
  const { tab, bodies, send } = await startPublishing()
  await choose(tab, 'At a set time')
  await shows(() => expect(clockOf(tab)).not.toBeNull())
  type(clockOf(tab), '08:30')
  await choose(tab, 'Now')
  await shows(() => expect(clockOf(tab)).toBeNull())
  await choose(tab, 'At a set time')
  await shows(() => expect(clockOf(tab)?.value).toBe(''))
  await choose(tab, 'Now')
  await shows(() => expect(clockOf(tab)).toBeNull())
  send()
  await shows(() => expect(bodies()).toEqual([{ id: '7', version: 2 }]))
})
