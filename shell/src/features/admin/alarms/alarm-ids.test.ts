import { expect, test } from 'vitest'
import { ALARM } from './alarm.fixture.ts'
import { createAlarmIds } from './alarm-ids.ts'

test('[ADM-60] keeps the id when an alarm is resent, uses another after an edit, and restores it when the edit is undone', () => {
  const idOf = createAlarmIds()
  const first = idOf(ALARM)
  expect(first).toBe(ALARM.id)
  expect(idOf({ ...ALARM })).toBe(first)
  expect(idOf({ ...ALARM, textEn: ` ${ALARM.textEn} `, textZh: `${ALARM.textZh} ` })).toBe(first)
  const otherSite = idOf({ ...ALARM, site: 'CAN' })
  const corrected = idOf({ ...ALARM, textEn: 'Leak in hangar 2' })
  expect(new Set([first, otherSite, corrected]).size).toBe(3)
  expect(idOf({ ...ALARM, textEn: 'Leak in hangar 2' })).toBe(corrected)
  expect(idOf(ALARM)).toBe(first)
})

test('[ADM-60] ignores the order of the recipients', () => {
  const idOf = createAlarmIds()
  const chosen = { ...ALARM, roles: ['ADMIN', 'INSPECTOR'], departments: ['D01', 'D02'] }
  const reordered = { ...ALARM, roles: ['INSPECTOR', 'ADMIN'], departments: ['D02', 'D01'] }
  expect(idOf(reordered)).toBe(idOf(chosen))
  expect(idOf({ ...chosen, roles: ['ADMIN'] })).not.toBe(idOf(chosen))
  expect(idOf({ ...chosen, departments: ['D01'] })).not.toBe(idOf(chosen))
})
