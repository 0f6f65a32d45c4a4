import type { AdminAlarm } from '@apron/contract/operations/admin-alarm'
import {
  adminAlarmAcknowledgements,
  pageAdminAlarms,
  remindAdminAlarm,
} from '@apron/contract/operations/admin-alarm.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { press, shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { answerList } from '../shared/answer-list.fixture.ts'
import { startPage } from '../shared/start-page.fixture.tsx'
import { ALARM } from './alarm.fixture.ts'
import AlarmsPage from './alarms.page.tsx'

const FENG = { userCode: '100104', nickName: 'Feng', department: 'Quality', telephone: '138 0000' }
const SHEN = { userCode: '100305', nickName: 'Shen', department: 'Line', telephone: '' }

async function openAcknowledgements(alarm: AdminAlarm, mayEdit: boolean) {
  const { fake, open } = startPage(AlarmsPage, { resources: mayEdit ? [ADMIN_PERMISSIONS.alarms.edit] : [] })
  const state = { alarm, everybody: false }
  answerList(fake, pageAdminAlarms, () => [state.alarm])
  fake.answer(adminAlarmAcknowledgements, [
    {
      siteCode: 'CAN',
      siteName: 'Guangzhou',
      acknowledged: [{ ...SHEN, acknowledgeTime: '2026-11-25 08:03:10' }],
      waiting: [{ ...FENG, read: true }],
    },
  ])
  const tab = await open()
  await press(tab, 'Not acknowledged')
  const dialog = () => tab.portalRoot.textContent ?? ''
  await shows(() => expect(dialog()).toContain('Feng'))
  return { fake, tab, dialog }
}

test('[MSG-45] offers to call people who have not acknowledged, and shows the time for those who have', async () => {
  const { tab, dialog } = await openAcknowledgements(ALARM, false)
  expect(dialog()).toContain('Quality')
  expect(dialog()).not.toContain('Shen')
  expect(tab.portalRoot.querySelector('a[href="tel:1380000"]')?.textContent).toBe('138 0000')
  const acknowledgedTab = [...tab.portalRoot.querySelectorAll<HTMLElement>('[role=tab]')].find(each =>
    each.textContent?.includes('Acknowledged by'),
  )
  acknowledgedTab?.click()
  await shows(() => expect(dialog()).toContain('2026-11-25 08:03'))
  expect(dialog()).toContain('Shen')
  expect(dialog()).not.toContain('Feng')
})

test('[MSG-45] sorts the list as the user chooses', async () => {
  const { fake, tab } = await openAcknowledgements(ALARM, true)
  fake.answer(remindAdminAlarm, { people: 2, remindTime: '2026-11-25 08:10:20' })
  fake.answer(adminAlarmAcknowledgements, [
    {
      siteCode: 'CAN',
      siteName: 'Guangzhou',
      acknowledged: [],
      waiting: [
        { ...FENG, read: true },
        { ...SHEN, read: false },
      ],
    },
  ])
  const people = () =>
    [...tab.portalRoot.querySelectorAll('tbody tr')].map(row => row.textContent?.match(/Feng|Shen/)?.[0])
  await press(tab, 'Send reminder')
  await shows(() => expect(people()).toEqual(['Feng', 'Shen']))
  const header = () =>
    [...tab.portalRoot.querySelectorAll<HTMLElement>('th button')].find(each =>
      each.textContent?.startsWith('Department'),
    )
  header()?.click()
  await shows(() => expect(people()).toEqual(['Shen', 'Feng']))
  header()?.click()
  await shows(() => expect(people()).toEqual(['Feng', 'Shen']))
})

test('[MSG-45] shows how many people a reminder reached and when', async () => {
  const { fake, tab, dialog } = await openAcknowledgements(ALARM, true)
  expect(dialog()).not.toContain('Last reminder')
  fake.answer(remindAdminAlarm, { people: 1, remindTime: '2026-11-25 08:10:20' })
  const requestCount = () =>
    fake.requests.filter(({ path }) => path === adminAlarmAcknowledgements.path).length
  const before = requestCount()
  await press(tab, 'Send reminder')
  await shows(() => expect(dialog()).toContain('Last reminder: 2026-11-25 08:10'))
  // The dialog may have refetched the list because somebody acknowledged in between.
  await shows(() => expect(requestCount()).toBeGreaterThan(before))
  expect(fake.requests.find(({ path }) => path === remindAdminAlarm.path)?.body).toEqual({ id: ALARM.id })
  expect(fake.toasts.map(({ text }) => text)).toContain('Reminder sent. People: 1')
})

test('[MSG-45] explains a rejected reminder and changes nothing', async () => {
  const { fake, tab, dialog } = await openAcknowledgements(
    { ...ALARM, remindTime: '2026-11-25 08:05:00' },
    true,
  )
  expect(dialog()).toContain('Last reminder: 2026-11-25 08:05')
  fake.refuse(remindAdminAlarm, 1173, 'Too soon')
  await press(tab, 'Send reminder')
  await shows(() => expect(fake.toasts.map(({ text }) => text)).toContain('Too soon'))
  expect(dialog()).toContain('Last reminder: 2026-11-25 08:05')
})

test.each([
  ['without permission to raise alarms', ALARM, false],
  ['for a recalled alarm', { ...ALARM, state: 'recalled' as const }, true],
])('[MSG-45] offers no reminder %s', async (_what, alarm, mayEdit) => {
  const { dialog } = await openAcknowledgements(alarm, mayEdit)
  expect(dialog()).not.toContain('Send reminder')
})
