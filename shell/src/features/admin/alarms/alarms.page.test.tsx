import {
  adminAlarmAcknowledgements,
  pageAdminAlarms,
  previewAdminAlarm,
  raiseAdminAlarm,
  recallAdminAlarm,
} from '@apron/contract/operations/admin-alarm.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { field, press, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { answerList } from '../shared/answer-list.fixture.ts'
import { startPage } from '../shared/start-page.fixture.tsx'
import { ALARM } from './alarm.fixture.ts'
import AlarmsPage from './alarms.page.tsx'

function start(mayEdit: boolean) {
  const { bodiesOf, fake, open } = startPage(AlarmsPage, {
    resources: mayEdit ? [ADMIN_PERMISSIONS.alarms.edit] : [],
  })
  answerList(fake, pageAdminAlarms, () => [ALARM])
  fake.answer(recallAdminAlarm, ALARM)
  fake.answer(adminAlarmAcknowledgements, [])
  return { bodiesOf, fake, open, recalls: () => bodiesOf(recallAdminAlarm) }
}

test('[ADM-61] recalls an alarm only after confirmation', async () => {
  const { fake, open, recalls } = start(true)
  fake.confirmAnswer = false
  const tab = await open()
  const recall = async () => {
    await press(tab, 'More actions for Leak in hangar 1')
    await press(tab, 'Recall')
  }
  await recall()
  await shows(() => expect(fake.confirms).toHaveLength(1))
  expect(fake.confirms[0]?.message).toContain('Leak in hangar 1')
  fake.confirmAnswer = true
  await recall()
  await shows(() => expect(recalls()).toEqual([{ id: ALARM.id, version: ALARM.version }]))
  expect(fake.confirms).toHaveLength(2)
})

test('[ADM-61] offers neither recall nor raise to users with read access only', async () => {
  const { open } = start(false)
  const tab = await open()
  await shows(() => expect(tab.el.textContent).toContain('Leak in hangar 1'))
  expect(buttonsOf(tab.el)).toContain('Not acknowledged')
  expect(buttonsOf(tab.el)).not.toContain('More actions for Leak in hangar 1')
  expect(buttonsOf(tab.el)).not.toContain('Recall')
  expect(buttonsOf(tab.el)).not.toContain('Raise alarm')
})

test.each([
  [0, [], 'Nobody else is in the chosen groups. Change the recipients.', 'Send'],
  [
    3,
    [{ siteCode: 'CAN', siteName: 'Guangzhou', people: 3 }],
    'Recipients besides you: 3 (Guangzhou 3)',
    'Send to 3 people',
  ],
])(
  '[ADM-60] shows before sending how many people a new alarm will reach: %i',
  async (people, sites, expected, send) => {
    const { fake, open } = start(true)
    fake.answer(previewAdminAlarm, { people, sites })
    const tab = await open()
    await press(tab, 'Raise alarm')
    await shows(() => expect(tab.portalRoot.textContent).toContain(expected))
    expect(buttonsOf(tab.portalRoot)).toContain(send)
  },
)

test('[ADM-60] resends an alarm under the same id after a lost response, and under another id after an edit', async () => {
  const { bodiesOf, fake, open } = start(true)
  fake.answer(previewAdminAlarm, {
    people: 3,
    sites: [{ siteCode: 'CAN', siteName: 'Guangzhou', people: 3 }],
  })
  fake.refuse(raiseAdminAlarm, 500, 'The answer was lost', 500)
  const tab = await open()
  const idOfTry = async (count: number) => {
    await press(tab, 'Send to 3 people')
    const sent = await shows(() => bodiesOf(raiseAdminAlarm)[count - 1] ?? expect.fail('nothing was sent'))
    return Object(sent).id
  }
  await press(tab, 'Raise alarm')
  await shows(() => type(field(tab, 'Chinese text'), '一号机库泄漏'))
  type(field(tab, 'English text'), 'Leak in hangar 1')
  const first = await idOfTry(1)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(await idOfTry(2)).toBe(first)
  type(field(tab, 'English text'), 'Leak in hangar 2')
  expect(await idOfTry(3)).not.toBe(first)
})

const buttonsOf = (part: ParentNode) =>
  [...part.querySelectorAll('button')].map(button => button.getAttribute('aria-label') ?? button.textContent)
