import { Type } from 'typebox'
import {
  AdminAlarm,
  AdminAlarmId,
  AdminAlarmQuery,
  AdminAlarmRaise,
  AdminAlarmReminded,
  AdminAlarmSeen,
  AlarmReach,
} from '../entities/admin-alarm.ts'
import { Audience } from '../entities/audience.ts'
import { SiteAcknowledgement } from '../entities/message.ts'
import { Page } from '../entities/paging.ts'
import type * as calls from './admin-alarm.calls.ts'
import type { CallSchemas } from './call-schemas.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_ALARM_SCHEMAS = {
  pageAdminAlarms: { body: AdminAlarmQuery, data: Page(AdminAlarm) },
  previewAdminAlarm: { body: Audience, data: AlarmReach },
  raiseAdminAlarm: { body: AdminAlarmRaise, data: AdminAlarm },
  recallAdminAlarm: { body: AdminAlarmSeen, data: AdminAlarm },
  remindAdminAlarm: { body: AdminAlarmId, data: AdminAlarmReminded },
  adminAlarmAcknowledgements: { body: AdminAlarmId, data: Type.Array(SiteAcknowledgement) },
} as const satisfies Record<keyof typeof calls, CallSchemas>
