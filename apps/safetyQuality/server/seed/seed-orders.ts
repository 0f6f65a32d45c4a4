import { randomUUID } from 'node:crypto'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import { addHistory } from '@apron/server-kit/records/history'
import { siteDay, siteMoment } from '@apron/server-kit/time/site-day'
import type { HistoryAction } from '../../contract/checks/check-order.ts'
import { countResults, NO_RESULT } from '../../contract/rules/checks/results.ts'
import type { CheckStatus } from '../../contract/values.ts'
import { notifyOfCheckOrder } from '../check-orders/check-order.messages.ts'
import { putResults } from '../check-orders/check-order.results.ts'
import { CHECK_HISTORY, type CheckDb } from '../check-orders/check-order.tables.ts'
import { FINISHED_ORDERS } from './finished-orders.ts'
import { OPEN_ORDERS } from './open-orders.ts'
import { type OrderSeed, readOrder, resultOf, type StepSeed } from './order-seed.ts'
import { OTHER_ORDERS } from './other-orders.ts'
import type { SeededTemplate } from './seed-templates.ts'

/** Check orders of the demo, oldest first, so that the numbers follow the dates. */
export const ORDERS: readonly OrderSeed[] = [...FINISHED_ORDERS, ...OPEN_ORDERS, ...OTHER_ORDERS]
  .map(readOrder)
  .toSorted((a, b) => (a.steps[0]?.day ?? 0) - (b.steps[0]?.day ?? 0))

const STATUS_AFTER: Readonly<Record<HistoryAction, CheckStatus>> = {
  create: 'DRAFT',
  edit: 'DRAFT',
  cancel: 'CANCELLED',
  issue: 'ISSUED',
  start: 'IN_PROGRESS',
  resume: 'IN_PROGRESS',
  saveResult: 'IN_PROGRESS',
  submit: 'SUBMITTED',
  approve: 'APPROVED',
  return: 'RETURNED',
}

export interface OrderSeeding {
  readonly db: CheckDb
  readonly messages: MessagesService
  readonly seedingDay: Date
  readonly template: SeededTemplate
  readonly checkNo: string
}

/** Days after which history entries no longer send messages. */
const NOTIFIED_DAYS = 30

/** Stores one order with its team, results, history and recent messages. */
export async function seedOrder(
  order: OrderSeed,
  { db, messages, seedingDay, template, checkNo }: OrderSeeding,
): Promise<void> {
  const id = randomUUID()
  const moment = (step: StepSeed) => siteMoment(seedingDay, step.day, step.time)
  const stepOf = (action: HistoryAction) => order.steps.find(step => step.action === action)
  const momentOf = (action: HistoryAction) => {
    const step = stepOf(action)
    return step === undefined ? null : moment(step)
  }
  const first = order.steps[0]
  const last = order.steps.at(-1)
  if (first === undefined || last === undefined) throw new Error(`No history for ${order.title.en}`)

  const [lead, ...checkers] = order.team
  const results = template.items.map(item => ({ item, result: resultOf(order, item.seq) }))
  const counts = countResults(results.map(({ result }) => result.result))
  const row = {
    id,
    check_no: checkNo,
    title_zh: order.title.zh,
    title_en: order.title.en,
    check_cat: order.checkCat,
    template_id: template.id,
    label: order.label ?? '',
    checked_dept: order.checkedDept,
    site_code: order.place[0],
    area: order.place[1],
    announced: order.announced ?? true,
    lead_checker: lead,
    plan_start: siteDay(seedingDay, order.plan[0]),
    plan_end: siteDay(seedingDay, order.plan[1]),
    actual_start: momentOf('start'),
    actual_end: momentOf('submit'),
    status: STATUS_AFTER[last.action],
    version: order.steps.length,
    item_count: template.items.length,
    done_count: counts.done,
    nc_count: counts.nc,
    obs_count: counts.obs,
    score: counts.score,
    conclusion: order.conclusion ?? '',
    approver: stepOf('approve')?.by ?? null,
    approve_remark: stepOf('approve')?.remark ?? '',
    create_by: first.by,
    create_time: moment(first),
    update_by: last.by,
    update_time: moment(last),
  }
  await db.insertInto('safety_quality_check_order').values(row).execute()
  const team = checkers.map((userCode, sort) => ({ order_id: id, user_code: userCode, sort }))
  if (team.length > 0) await db.insertInto('safety_quality_checker').values(team).execute()
  const saved = results.flatMap(({ item, result }) => {
    if (result.result === null) return []
    const savesItem = ({ action, remark = '' }: StepSeed) =>
      action === 'saveResult' && remark.split(', ').includes(String(item.seq))
    const step = order.steps.find(savesItem) ?? stepOf('submit') ?? last
    return [{ item: { id: item.id, result: NO_RESULT }, result, by: step.by, at: moment(step) }]
  })
  await putResults(db, id, saved)

  let from: CheckStatus | null = null
  for (const step of order.steps) {
    const { action, by, remark = '' } = step
    const to = STATUS_AFTER[action]
    const at = moment(step)
    await addHistory(db, CHECK_HISTORY, id, { at, by, action, from, to, remark })
    from = to
    if (step.day < -NOTIFIED_DAYS) continue
    await notifyOfCheckOrder(messages, db, { action, order: row, checkers, by, remark, at })
  }
}
