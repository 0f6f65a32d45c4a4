import { isDeepStrictEqual } from 'node:util'
import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { ALARM_REMIND_MINUTES, ALARMS_PER_HOUR } from '@apron/contract/limits/messages'
import type { AdminAlarm, AdminAlarmRaise, AdminAlarmReminder } from '@apron/contract/operations/admin-alarm'
import {
  adminAlarmAcknowledgements,
  pageAdminAlarms,
  previewAdminAlarm,
  raiseAdminAlarm,
  recallAdminAlarm,
  remindAdminAlarm,
} from '@apron/contract/operations/admin-alarm.calls'
import { ADMIN_ALARM_SCHEMAS } from '@apron/contract/operations/admin-alarm.schemas'
import { stripInvisibleInLines } from '@apron/contract/texts/normalize-text'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { recipientsOfAudience } from '@apron/server-kit/messages/audience'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import { requireCurrentVersion } from '@apron/server-kit/records/visibility/require-current-version'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import type { Audited } from '../../../platform/log/audited.ts'
import { toSites } from '../message-view.ts'
import { acknowledgementRows } from '../sent-messages.store.ts'
import { ALARM_RAISED, ALARM_RECALLED, ALARM_REMINDED } from './alarms.events.ts'
import {
  addAlarm,
  alarmRow,
  countAlarmsSince,
  endAcknowledgements,
  findAlarm,
  lockAlarms,
  markRecalled,
  markReminded,
  pageOfAlarms,
  reachOf,
  recipientsOf,
  unacknowledgedBy,
} from './alarms.store.ts'

export interface AdminAlarmsDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audited: Audited
  readonly messages: MessagesService
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Returns true if the request repeats this alarm. */
function isRepeated(raised: NonNullable<Awaited<ReturnType<typeof alarmRow>>>, wanted: AdminAlarmRaise) {
  const { text_zh, text_en, site } = raised
  const stored = {
    text_zh,
    text_en,
    site,
    roles: raised.roles.toSorted(),
    departments: raised.departments.toSorted(),
  }
  return isDeepStrictEqual(stored, {
    text_zh: stripInvisibleInLines(wanted.textZh),
    text_en: stripInvisibleInLines(wanted.textEn),
    site: wanted.site,
    roles: wanted.roles.toSorted(),
    departments: wanted.departments.toSorted(),
  })
}

async function loadAlarm(db: Kysely<unknown>, id: string, language: Language): Promise<AdminAlarm> {
  const found = await findAlarm(db, id, language)
  if (found === null) throw new Refusal(SERVER_ERRORS.notFound)
  return found
}

export function adminAlarmsRoutes({ db, clock, audited, messages }: AdminAlarmsDeps): ServerRoute[] {
  /** @param transaction holds the lock of alarms */
  async function raise(
    transaction: Kysely<unknown>,
    wanted: AdminAlarmRaise,
    by: string,
    language: Language,
  ) {
    const now = clock.now()
    const raised = await countAlarmsSince(transaction, by, new Date(now.getTime() - HOUR_MS))
    if (raised >= ALARMS_PER_HOUR)
      throw new Refusal(SERVER_ERRORS.alarmsTooMany, { count: String(ALARMS_PER_HOUR) })
    const { id, site, roles, departments } = wanted
    const text = { zh: stripInvisibleInLines(wanted.textZh), en: stripInvisibleInLines(wanted.textEn) }
    const to = recipientsOfAudience(wanted)
    const reach = await reachOf(transaction, to, by, language)
    if (reach.people === 0) throw new Refusal(SERVER_ERRORS.alarmReachesNobody)
    const messageId = await messages.publish(transaction, ALARM_RAISED, {
      site,
      to: [to],
      by,
      values: { text },
    })
    await addAlarm(transaction, {
      id,
      message_id: messageId,
      text_zh: text.zh,
      text_en: text.en,
      site,
      roles,
      departments,
      raised_by: by,
      raised_at: now,
    })
  }

  async function recall(
    transaction: Kysely<unknown>,
    { id, version }: { readonly id: string; readonly version: number },
    by: string,
  ) {
    await lockAlarms(transaction)
    const alarm = await alarmRow(transaction, id)
    if (alarm === null) throw new Refusal(SERVER_ERRORS.notFound)
    if (alarm.recalled_at !== null) throw new Refusal(SERVER_ERRORS.alarmRecalled)
    requireCurrentVersion(alarm, version, id)
    const now = clock.now()
    await markRecalled(transaction, id, { by, now })
    await endAcknowledgements(transaction, alarm.message_id, now)
    const users = await recipientsOf(transaction, alarm.message_id)
    await messages.publish(transaction, ALARM_RECALLED, {
      site: alarm.site,
      to: [{ users }],
      by,
      values: { text: { zh: alarm.text_zh, en: alarm.text_en } },
    })
  }

  async function remind(transaction: Kysely<unknown>, id: string, by: string): Promise<AdminAlarmReminder> {
    await lockAlarms(transaction)
    const alarm = await alarmRow(transaction, id)
    if (alarm === null) throw new Refusal(SERVER_ERRORS.notFound)
    if (alarm.recalled_at !== null) throw new Refusal(SERVER_ERRORS.alarmRecalled)
    const now = clock.now()
    const last = alarm.reminded_at ?? alarm.raised_at
    if (now.getTime() - last.getTime() < ALARM_REMIND_MINUTES * MINUTE_MS)
      throw new Refusal(SERVER_ERRORS.alarmTooSoonToRemind, { minutes: String(ALARM_REMIND_MINUTES) })
    // The sender may be a recipient if somebody else raised the alarm. They get no message from themselves.
    const users = (await unacknowledgedBy(transaction, alarm.message_id)).filter(userCode => userCode !== by)
    if (users.length === 0) throw new Refusal(SERVER_ERRORS.alarmNobodyWaits)
    await markReminded(transaction, id, now)
    await messages.publish(transaction, ALARM_REMINDED, {
      site: alarm.site,
      to: [{ users }],
      by,
      values: { text: { zh: alarm.text_zh, en: alarm.text_en } },
    })
    return { people: users.length, remindTime: wireTime(now) }
  }

  return [
    serveCall(pageAdminAlarms, ADMIN_ALARM_SCHEMAS.pageAdminAlarms, ({ body }, { language }) =>
      pageOfAlarms(db, body, language),
    ),
    serveCall(previewAdminAlarm, ADMIN_ALARM_SCHEMAS.previewAdminAlarm, ({ body }, context) =>
      reachOf(db, recipientsOfAudience(body), callerOf(context).userCode, context.language),
    ),
    serveCall(raiseAdminAlarm, ADMIN_ALARM_SCHEMAS.raiseAdminAlarm, async ({ body }, context) => {
      const result = await audited(
        context,
        async (transaction, { userCode }) => {
          await lockAlarms(transaction)
          const before = await alarmRow(transaction, body.id)
          // Does not reveal that another person's alarm exists.
          if (before !== null && before.raised_by !== userCode) throw new Refusal(SERVER_ERRORS.notFound)
          if (before !== null && !isRepeated(before, body)) throw new Refusal(SERVER_ERRORS.requestIdUsed)
          if (before === null) await raise(transaction, body, userCode, context.language)
          return { alarm: await loadAlarm(transaction, body.id, context.language), isNew: before === null }
        },
        ({ alarm, isNew }) =>
          isNew ? { event: 'alarm raised', target: alarm.id, count: alarm.recipients } : null,
      )
      return result.alarm
    }),
    serveCall(recallAdminAlarm, ADMIN_ALARM_SCHEMAS.recallAdminAlarm, ({ body }, context) =>
      audited(
        context,
        async (transaction, { userCode }) => {
          await recall(transaction, body, userCode)
          return await loadAlarm(transaction, body.id, context.language)
        },
        ({ id }) => ({ event: 'alarm recalled', target: id }),
      ),
    ),
    serveCall(remindAdminAlarm, ADMIN_ALARM_SCHEMAS.remindAdminAlarm, ({ body }, context) =>
      audited(
        context,
        (transaction, { userCode }) => remind(transaction, body.id, userCode),
        ({ people }) => ({ event: 'alarm reminded', target: body.id, count: people }),
      ),
    ),
    serveCall(
      adminAlarmAcknowledgements,
      ADMIN_ALARM_SCHEMAS.adminAlarmAcknowledgements,
      async ({ body }, { language }) => {
        const alarm = await alarmRow(db, body.id)
        if (alarm === null) throw new Refusal(SERVER_ERRORS.notFound)
        return toSites(await acknowledgementRows(db, alarm.message_id, language), true)
      },
    ),
  ]
}
