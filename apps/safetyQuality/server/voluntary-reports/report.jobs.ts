import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { dailyAt } from '@apron/server-kit/jobs/daily-at'
import type { Job } from '@apron/server-kit/jobs/job'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { siteDay } from '@apron/server-kit/time/site-day'
import { sql } from 'kysely'
import {
  ANSWER_DAYS,
  CODE_DAYS,
  CONTACT_DAYS,
  REPORT_DIRECTORIES,
} from '../../contract/reports/report.values.ts'
import { reportTargets, TARGETS, warningDue } from '../../contract/rules/reports/report-targets.ts'
import { VSR_NEW, VSR_REPLY, VSR_SLA } from './report.events.ts'
import * as repository from './report.repository.ts'
import type { ReportDb, ReportTables } from './report.tables.ts'
import { HANDLER_POST } from './sealing/office-key.ts'

const HOUR_MS = 3_600_000

/** Scheduled jobs of the office. */
export const REPORT_JOBS: readonly Job[] = [
  {
    // Hourly, so that the time of a message does not reveal that of its report (security note T19).
    name: 'notifyOffice',
    dueAfter: moment => new Date((Math.floor(moment.getTime() / HOUR_MS) + 1) * HOUR_MS),
    run: notifyOffice,
  },
  { name: 'reportDays', dueAfter: dailyAt('03:30'), run: enforcePeriods },
  { name: 'reportTargets', dueAfter: dailyAt('08:10'), run: warnOfTargets },
]

async function notifyOffice(services: PluginServices): Promise<void> {
  const db = services.db.withTables<ReportTables>()
  const reports = await db
    .selectFrom('safety_quality_report')
    .select(['id', 'category', 'report_no', 'untold'])
    .where('untold', 'is not', null)
    // Ids are random, so the order of the messages is not that of the reports.
    .orderBy('id')
    .execute()
  const categories = await services.dictionaries.valuesOf(services.db, [REPORT_DIRECTORIES.category])
  for (const { id, category, report_no, untold } of reports) {
    const name = categories.find(({ value }) => value === category)?.name ?? { zh: category, en: category }
    const to = { site: '', to: [{ posts: [HANDLER_POST] }], by: null }
    /* oxlint-disable no-await-in-loop -- one transaction has one connection */
    if (untold === 'new') {
      await services.messages.publish(services.db, VSR_NEW, { ...to, values: { id, category: name } })
    } else {
      await services.messages.publish(services.db, VSR_REPLY, { ...to, values: { id, no: report_no ?? '' } })
    }
    await repository.markOfficeNotified(db, id)
    /* oxlint-enable no-await-in-loop */
  }
}

/** Resumes reports with unanswered questions, destroys contact data and expires codes after their periods. */
async function enforcePeriods(services: PluginServices, due: Date): Promise<void> {
  const db = services.db.withTables<ReportTables>()
  await resumeUnanswered(db, siteDay(due, -ANSWER_DAYS), wireDate(due))
  await db
    .updateTable('safety_quality_report')
    .set({ strip: null })
    .where('strip', 'is not', null)
    .where('received_on', '<=', siteDay(due, -CONTACT_DAYS))
    .execute()
  // Expires a code: the lookup fails and the conversation cannot be opened any more.
  await db
    .updateTable('safety_quality_report')
    .set({ code_hash: sql<string>`'over ' || id` })
    .where('closed_on', '<=', sql<string>`${siteDay(due, -CODE_DAYS)}::date`)
    .where(sql<boolean>`code_hash <> 'over ' || id`)
    .execute()
}

/** Warns the office and the safety director of approaching and missed target days, once per stage. */
async function warnOfTargets(services: PluginServices, due: Date): Promise<void> {
  const db = services.db.withTables<ReportTables>()
  const today = wireDate(due)
  const open = await db
    .selectFrom('safety_quality_report as r')
    .select(['r.id', 'r.report_no', 'r.state', 'r.extended_on'])
    .select(eb => [
      sql<string>`to_char(r.received_on, 'YYYY-MM-DD')`.as('received_on'),
      eb
        .exists(
          eb
            .selectFrom('safety_quality_report_entry as e')
            .select('e.id')
            .whereRef('e.report_id', '=', 'r.id')
            .where('e.kind', 'in', ['FEEDBACK', 'REDIRECTION']),
        )
        .as('has_feedback'),
    ])
    .where('r.state', 'not in', ['REDIRECTED', 'MERGED', 'CLOSED', 'PUBLISHED'])
    .execute()
  for (const report of open) {
    const targets = reportTargets({
      received: report.received_on,
      state: report.state,
      hasFeedback: Boolean(report.has_feedback),
      isExtended: report.extended_on !== null,
    })
    for (const target of TARGETS) {
      const day = targets[target]
      const warning = day === null ? null : warningDue(report.received_on, day, today)
      if (warning === null) continue
      // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
      const isNew = await recordWarning(db, report.id, `${target} ${day} ${warning}`)
      if (!isNew) continue
      // oxlint-disable-next-line no-await-in-loop -- as above
      await services.messages.publish(services.db, VSR_SLA, {
        site: '',
        to: [{ posts: [HANDLER_POST, 'SAFETY_DIRECTOR'] }],
        by: null,
        values: { id: report.id, no: report.report_no ?? '' },
      })
    }
  }
}

/** @returns false if the warning was recorded before */
async function recordWarning(db: ReportDb, id: string, what: string): Promise<boolean> {
  const added = await db
    .insertInto('safety_quality_report_reminder')
    .values({ report_id: id, what })
    .onConflict(conflict => conflict.doNothing())
    .returning('report_id')
    .executeTakeFirst()
  return added !== undefined
}

async function resumeUnanswered(db: ReportDb, askedUntil: string, today: string): Promise<void> {
  const waiting = await db
    .selectFrom('safety_quality_report')
    .select(['id', 'asked_from'])
    .where('state', '=', 'INFO_REQ')
    .where('asked_on', '<=', askedUntil)
    .execute()
  for (const { id, asked_from } of waiting) {
    if (asked_from === null) continue
    /* oxlint-disable no-await-in-loop -- one transaction has one connection */
    await repository.changeReport(db, id, { state: asked_from, asked_from: null, asked_on: null })
    await repository.addStep(db, id, asked_from, today, null)
    /* oxlint-enable no-await-in-loop */
  }
}
