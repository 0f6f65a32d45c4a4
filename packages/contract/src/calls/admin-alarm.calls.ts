import type {
  AdminAlarm,
  AdminAlarmId,
  AdminAlarmQuery,
  AdminAlarmRaise,
  AdminAlarmReminded,
  AdminAlarmSeen,
  AlarmReach,
} from '../entities/admin-alarm.ts'
import type { Audience } from '../entities/audience.ts'
import type { SiteAcknowledgement } from '../entities/message.ts'
import type { PageOf } from '../entities/paging.ts'
import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'
import { defineCall } from './define-call.ts'

const PATH = '/api/system/admin/alarms'
const view = { access: { resource: ADMIN_RIGHTS.alarms.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_RIGHTS.alarms.edit }, failures: 'in-place' } as const

/** Alarms of everybody, the newest first. */
export const pageAdminAlarms = defineCall<{ body: AdminAlarmQuery; data: PageOf<AdminAlarm> }>({
  id: 'adminAlarm.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/** How many it would reach, before it is raised. */
export const previewAdminAlarm = defineCall<{ body: Audience; data: AlarmReach }>({
  id: 'adminAlarm.preview',
  method: 'POST',
  path: `${PATH}/preview`,
  ...edit,
})

/** Puts a very urgent message on top of the screens of those it is for, until they acknowledge it. */
export const raiseAdminAlarm = defineCall<{ body: AdminAlarmRaise; data: AdminAlarm }>({
  id: 'adminAlarm.raise',
  method: 'POST',
  path: `${PATH}/raise`,
  ...edit,
})

/** Takes an alarm from the screens of those who have not acknowledged it, and tells everybody whom it reached. */
export const recallAdminAlarm = defineCall<{ body: AdminAlarmSeen; data: AdminAlarm }>({
  id: 'adminAlarm.recall',
  method: 'POST',
  path: `${PATH}/recall`,
  ...edit,
})

/** Tells those who have not acknowledged it so once more. */
export const remindAdminAlarm = defineCall<{ body: AdminAlarmId; data: AdminAlarmReminded }>({
  id: 'adminAlarm.remind',
  method: 'POST',
  path: `${PATH}/remind`,
  ...edit,
})

/** Whom it reached, by site: who has acknowledged it, and who has not. */
export const adminAlarmAcknowledgements = defineCall<{ body: AdminAlarmId; data: SiteAcknowledgement[] }>({
  id: 'adminAlarm.acknowledgements',
  method: 'POST',
  path: `${PATH}/acknowledgements`,
  ...view,
})
