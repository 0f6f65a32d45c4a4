import { expect, test } from 'vitest'
import { ALARM } from './alarm.fixture.ts'
import { createAlarmIds } from './alarm-ids.ts'

test('[ADM-60] an alarm that is sent again keeps its id; one that was changed since has another, and has it back when it is as it was', () => {
  const idOf = createAlarmIds()
  const first = idOf(ALARM)
  expect(first).toBe(ALARM.id)
  expect(idOf({ ...ALARM })).toBe(first)
  expect(idOf({ ...ALARM, textEn: ` ${ALARM.textEn} `, textZh: `${ALARM.textZh} ` })).toBe(first)
  const elsewhere = idOf({ ...ALARM, site: 'CAN' })
  const corrected = idOf({ ...ALARM, textEn: 'Leak in hangar 2' })
  expect(new Set([first, elsewhere, corrected]).size).toBe(3)
  expect(idOf({ ...ALARM, textEn: 'Leak in hangar 2' })).toBe(corrected)
  expect(idOf(ALARM)).toBe(first)
})

test('[ADM-60] whom it is for is the same in another order', () => {
  const idOf = createAlarmIds()
  const chosen = { ...ALARM, roles: ['ADMIN', 'INSPECTOR'], departments: ['D01', 'D02'] }
  const turned = { ...ALARM, roles: ['INSPECTOR', 'ADMIN'], departments: ['D02', 'D01'] }
  expect(idOf(turned)).toBe(idOf(chosen))
  expect(idOf({ ...chosen, roles: ['ADMIN'] })).not.toBe(idOf(chosen))
  expect(idOf({ ...chosen, departments: ['D01'] })).not.toBe(idOf(chosen))
})
