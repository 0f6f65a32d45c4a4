import { randomUUID } from 'node:crypto'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { addHistory } from '@apron/server-kit/records/history'
import { siteDay, siteMoment } from '@apron/server-kit/time/site-day'
import type { RoHistoryAction, RoStatus } from '../../contract/rectifications/rectification.values.ts'
import { daysBetween, RO_DUE_STATUSES } from '../../contract/rules/rectifications/ro-due.ts'
import type { CheckTables } from '../check-orders/check-order.tables.ts'
import { RO_HISTORY, type RoTables } from '../rectifications/rectification.tables.ts'
import { NEW_RO } from '../rectifications/ro.columns.ts'
import { notifyOfRo, remindOfRo } from '../rectifications/ro.messages.ts'
import { findRo } from '../rectifications/ro.repository.ts'
import type { ReportTables } from '../voluntary-reports/report.tables.ts'
import { OTHER_RECTIFICATIONS } from './other-rectifications.ts'
import { measureStatusOf, type RoSeed, type RoStepSeed, statusAfter } from './rectification-seed.ts'
import { RECTIFICATIONS } from './rectifications.ts'

/** Days after which history entries no longer send messages. */
const NOTIFIED_DAYS = 30

/** Rectification orders of the demo, oldest first, so that the numbers follow the dates. */
export const DEMO_RECTIFICATIONS: readonly RoSeed[] = [...RECTIFICATIONS, ...OTHER_RECTIFICATIONS].toSorted(
  (a, b) => (a.steps[0]?.[0] ?? 0) - (b.steps[0]?.[0] ?? 0),
)

/** Stores orders with causes, actions, history and recent messages. */
export async function seedRectifications(
  services: PluginServices,
  seedingDay: Date,
  seeds: readonly RoSeed[] = DEMO_RECTIFICATIONS,
): Promise<void> {
  for (const seed of seeds) {
    const roNo = await services.nextSerial('RO', 4)
    await seedRectification(services, seed, seedingDay, roNo)
  }
}

async function seedRectification(
  { db: anyDb, messages }: Pick<PluginServices, 'db' | 'messages'>,
  seed: RoSeed,
  seedingDay: Date,
  roNo: string,
): Promise<void> {
  const db = anyDb.withTables<RoTables>()
  const id = randomUUID()
  const moment = ([day, time]: RoStepSeed) => siteMoment(seedingDay, day, time)
  const day = (offset: number) => siteDay(seedingDay, offset)
  const stepOf = (action: RoHistoryAction) => seed.steps.findLast(step => step[2] === action)
  const momentOf = (action: RoHistoryAction) => {
    const step = stepOf(action)
    return step === undefined ? null : moment(step)
  }
  const first = seed.steps[0]
  const last = seed.steps.at(-1)
  if (first === undefined || last === undefined) throw new Error(`No history for ${seed.title.en}`)
  const issue = stepOf('issue')

  let status: RoStatus | null = null
  for (const [, , action] of seed.steps) status = statusAfter(action, status, seed.level)
  const finalStatus = status ?? 'DRAFT'
  const cycle = seed.cycles.length
  const closed = finalStatus === 'CLOSED' ? moment(last) : null
  await db
    .insertInto('safety_quality_rectification')
    .values({
      ...NEW_RO,
      id,
      version: seed.steps.length,
      ro_no: roNo,
      title_zh: seed.title.zh,
      title_en: seed.title.en,
      source_type: seed.sourceType,
      ...(await findSourceColumns(anyDb, seed)),
      level: seed.level,
      description: seed.description,
      basis: seed.basis,
      evidence: JSON.stringify([]),
      site_code: seed.site,
      ac_reg: seed.acReg ?? '',
      ata: seed.ata ?? null,
      resp_dept: seed.respDept,
      resp_person: seed.respPerson,
      issuer: (issue ?? first)[3],
      issued_at: momentOf('issue'),
      plan_due: day(seed.planDue),
      rectify_due: day(seed.rectifyDue),
      status: finalStatus,
      cycle,
      containment: seed.containment ?? '',
      contained_at: seed.containment === undefined ? null : momentOf('accept'),
      watch_until: seed.watch === undefined ? null : day(seed.watch[0]),
      watch_measure: seed.watch?.[1] ?? '',
      effect_by: stepOf('effective')?.[3] ?? null,
      closed_at: closed,
      create_by: first[3],
      create_time: moment(first),
      update_by: last[3],
      update_time: moment(last),
    })
    .execute()

  for (const [index, { causes, measures }] of seed.cycles.entries()) {
    const verified = index + 1 < cycle || finalStatus === 'EFFECT_WATCH' || finalStatus === 'CLOSED'
    for (const [at, [method, category, statement, ...whys]] of causes.entries()) {
      await db
        .insertInto('safety_quality_root_cause')
        .values({
          order_id: id,
          cycle: index + 1,
          seq: at + 1,
          method,
          category,
          statement,
          whys: JSON.stringify(whys),
        })
        .execute()
    }
    for (const [at, [kind, cause, owner, due, done, description, remark]] of measures.entries()) {
      await db
        .insertInto('safety_quality_measure')
        .values({
          id: randomUUID(),
          order_id: id,
          cycle: index + 1,
          seq: at + 1,
          kind,
          cause,
          description,
          owner,
          due: day(due),
          done_date: done === null ? null : day(done),
          done_remark: remark ?? '',
          evidence: JSON.stringify([]),
          status: measureStatusOf(done, verified),
        })
        .execute()
    }
  }
  const extensionStep = stepOf('askExtension')
  if (seed.extension !== undefined && extensionStep !== undefined) {
    await db
      .insertInto('safety_quality_extension')
      .values({
        id: randomUUID(),
        order_id: id,
        cycle,
        old_due: day(seed.rectifyDue),
        new_due: day(seed.extension.newDue),
        reason: seed.extension.reason,
        risk: seed.extension.risk,
        asked_by: extensionStep[3],
        asked_at: moment(extensionStep),
        decision: null,
        decided_by: null,
        decided_at: null,
        remark: '',
      })
      .execute()
  }

  const order = await findRo(db, id)
  if (order === undefined) throw new Error(`${roNo} was not stored`)
  let from: RoStatus | null = null
  for (const step of seed.steps) {
    const [offset, , action, by, remark = ''] = step
    const to = statusAfter(action, from, seed.level)
    const at = moment(step)
    await addHistory(db, RO_HISTORY, id, { at, by, action, from, to, remark })
    from = to
    if (offset < -NOTIFIED_DAYS) continue
    await notifyOfRo(messages, db, {
      action,
      order: { ...order, status: to },
      by,
      remark,
      at,
      ...(seed.extension === undefined ? {} : { newDue: day(seed.extension.newDue) }),
    })
  }
  const days = daysBetween(day(0), order.rectify_due)
  if (days < 0 && RO_DUE_STATUSES.includes(finalStatus)) {
    await remindOfRo(messages, db, order, 'overdue', days)
    await db
      .updateTable('safety_quality_rectification')
      .set({ reminded: 'overdue' })
      .where('id', '=', id)
      .execute()
  }
}

/** Returns the check order and the item, or the report, that an order comes from. */
async function findSourceColumns(db: PluginServices['db'], { check, fromReport, title }: RoSeed) {
  if (fromReport === true) {
    const report = await db
      .withTables<ReportTables>()
      .selectFrom('safety_quality_report')
      .select(['id', 'report_no'])
      .where('state', '=', 'ACTION')
      .executeTakeFirstOrThrow()
    return { source_id: report.id, source_item: null, source_no: report.report_no }
  }
  if (check === undefined) return { source_id: null, source_item: null, source_no: null }
  const [checkTitle, seq] = check
  const found = await db
    .withTables<CheckTables>()
    .selectFrom('safety_quality_check_order as o')
    .innerJoin('safety_quality_template_item as i', 'i.template_id', 'o.template_id')
    .select(['o.id', 'o.check_no', 'i.id as item_id'])
    .where('o.title_en', '=', checkTitle)
    .where('i.seq', '=', seq)
    .executeTakeFirst()
  if (found === undefined) throw new Error(`No check order for ${title.en}`)
  return { source_id: found.id, source_item: found.item_id, source_no: found.check_no }
}
