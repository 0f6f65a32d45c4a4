import { defineCall } from '../calls/define-call.ts'
import type { PageOf } from '../lists/paging.ts'
import type { Audience } from '../messages/audience.ts'
import type { SiteAcknowledgement } from '../messages/message.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type {
  AdminAlarm,
  AdminAlarmId,
  AdminAlarmQuery,
  AdminAlarmRaise,
  AdminAlarmReminder,
  AdminAlarmVersion,
  AlarmReach,
} from './admin-alarm.ts'

const PATH = '/api/system/admin/alarms'
const view = { access: { resource: ADMIN_PERMISSIONS.alarms.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_PERMISSIONS.alarms.edit }, failures: 'in-place' } as const

/** Returns one page of all alarms, newest first. */
export const pageAdminAlarms = defineCall<{ body: AdminAlarmQuery; data: PageOf<AdminAlarm> }>({
  id: 'adminAlarm.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/** Counts the people an alarm would reach. */
export const previewAdminAlarm = defineCall<{ body: Audience; data: AlarmReach }>({
  id: 'adminAlarm.preview',
  method: 'POST',
  path: `${PATH}/preview`,
  ...edit,
})

/** Shows a very urgent message on top of the recipients' screens until they acknowledge it. */
export const raiseAdminAlarm = defineCall<{ body: AdminAlarmRaise; data: AdminAlarm }>({
  id: 'adminAlarm.raise',
  method: 'POST',
  path: `${PATH}/raise`,
  ...edit,
})

/** Withdraws an alarm from the screens of those who have not acknowledged it, and notifies all recipients. */
export const recallAdminAlarm = defineCall<{ body: AdminAlarmVersion; data: AdminAlarm }>({
  id: 'adminAlarm.recall',
  method: 'POST',
  path: `${PATH}/recall`,
  ...edit,
})

/** Reminds those who have not acknowledged an alarm. */
export const remindAdminAlarm = defineCall<{ body: AdminAlarmId; data: AdminAlarmReminder }>({
  id: 'adminAlarm.remind',
  method: 'POST',
  path: `${PATH}/remind`,
  ...edit,
})

/** Returns the recipients by site: who has acknowledged the alarm and who has not. */
export const adminAlarmAcknowledgements = defineCall<{ body: AdminAlarmId; data: SiteAcknowledgement[] }>({
  id: 'adminAlarm.acknowledgements',
  method: 'POST',
  path: `${PATH}/acknowledgements`,
  ...view,
})
