import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import { Page } from '../lists/paging.ts'
import { Audience } from '../messages/audience.ts'
import { SiteAcknowledgement } from '../messages/message.ts'
import type * as calls from './admin-alarm.calls.ts'
import {
  AdminAlarm,
  AdminAlarmId,
  AdminAlarmQuery,
  AdminAlarmRaise,
  AdminAlarmReminder,
  AdminAlarmVersion,
  AlarmReach,
} from './admin-alarm.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_ALARM_SCHEMAS = {
  pageAdminAlarms: { body: AdminAlarmQuery, data: Page(AdminAlarm) },
  previewAdminAlarm: { body: Audience, data: AlarmReach },
  raiseAdminAlarm: { body: AdminAlarmRaise, data: AdminAlarm },
  recallAdminAlarm: { body: AdminAlarmVersion, data: AdminAlarm },
  remindAdminAlarm: { body: AdminAlarmId, data: AdminAlarmReminder },
  adminAlarmAcknowledgements: { body: AdminAlarmId, data: Type.Array(SiteAcknowledgement) },
} as const satisfies Record<keyof typeof calls, CallSchemas>
