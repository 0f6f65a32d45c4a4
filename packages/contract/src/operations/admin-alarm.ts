import { type Static, Type } from 'typebox'
import { dateTime, recordId, searchText, version } from '../entities/fields.ts'
import { ALARM_TEXT_LENGTH } from '../limits/messages.ts'
import { Order, PageRequest } from '../lists/paging.ts'
import { audience } from '../messages/audience.ts'

/** `out`: recipients who have not acknowledged it still see it on top. */
export const ALARM_STATES = ['out', 'recalled'] as const
const AlarmState = Type.Enum(ALARM_STATES)
export type AlarmState = Static<typeof AlarmState>

/** Number of people an alarm would reach, by default site. */
export const AlarmReach = Type.Object({
  people: Type.Integer({ minimum: 0 }),
  sites: Type.Array(
    Type.Object({
      siteCode: Type.String(),
      siteName: Type.String({ description: 'In the language of the request' }),
      people: Type.Integer({ minimum: 1 }),
    }),
  ),
})
export type AlarmReach = Static<typeof AlarmReach>

const alarmText = Type.String({ minLength: 1, maxLength: ALARM_TEXT_LENGTH, pattern: '\\S' })

/**
 * Body of `raise`. An id sent again, as after a lost response, does not raise a second alarm. With other content it is
 * rejected (422).
 */
export const AdminAlarmRaise = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  textZh: alarmText,
  textEn: alarmText,
  ...audience,
})
export type AdminAlarmRaise = Static<typeof AdminAlarmRaise>

/** An alarm to withdraw, with the version seen. */
export const AdminAlarmVersion = Type.Object({ id: recordId, version })
export type AdminAlarmVersion = Static<typeof AdminAlarmVersion>

export const AdminAlarmId = Type.Object({ id: recordId })
export type AdminAlarmId = Static<typeof AdminAlarmId>

/** Number of people a reminder reached, and its time. */
export const AdminAlarmReminder = Type.Object({ people: Type.Integer({ minimum: 1 }), remindTime: dateTime })
export type AdminAlarmReminder = Static<typeof AdminAlarmReminder>

/** Sort keys of the list. */
export const ALARM_SORT_KEYS = ['state', 'raisedBy', 'raiseTime', 'recalledBy', 'recallTime'] as const

export const AdminAlarmQuery = PageRequest(
  Type.Object({ text: searchText, state: Type.Optional(AlarmState), ...Order(ALARM_SORT_KEYS) }),
)
export type AdminAlarmQuery = Static<typeof AdminAlarmQuery>

/** A raised alarm with its numbers of recipients and acknowledgements. */
export const AdminAlarm = Type.Object({
  id: Type.String(),
  textZh: Type.String(),
  textEn: Type.String(),
  ...audience,
  state: AlarmState,
  raisedBy: Type.String({ description: 'Name in the language of the request' }),
  raiseTime: dateTime,
  recalledBy: Type.String({ description: 'Name in the language of the request; empty if not recalled' }),
  recallTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss; empty if not recalled' }),
  remindTime: Type.String({
    description: 'yyyy-MM-dd HH:mm:ss of the last reminder; empty before the first',
  }),
  recipients: Type.Integer({ minimum: 0 }),
  acknowledged: Type.Integer({ minimum: 0 }),
  version: Type.Integer(),
})
export type AdminAlarm = Static<typeof AdminAlarm>
