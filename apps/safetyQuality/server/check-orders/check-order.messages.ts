import { MESSAGE_TYPES, PURPOSES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent, type Recipients } from '@apron/server-kit/messages/message-event'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import { CHECK_APPROVE_PERMISSION, CHECK_FOLLOW_PERMISSION } from '../../contract/checks/check-order.calls.ts'
import type { HistoryAction } from '../../contract/checks/check-order.ts'
import type { OrderRecord } from './check-order.repository.ts'
import type { CheckDb } from './check-order.tables.ts'
import { MESSAGE_TEXTS as texts } from './check-order.texts.ts'

const TASK = {
  category: 'CHECKLIST',
  route: '/safetyQuality/checkedResult?id={id}&source=checkList',
  type: MESSAGE_TYPES.workOrder,
  urgency: URGENCIES.normal,
} as const
const CK_ISSUED = defineEvent({ ...TASK, code: 'CK_ISSUED', text: texts.issued })
const CK_SUBMITTED = defineEvent({ ...TASK, code: 'CK_SUBMITTED', text: texts.submitted })
const urgent = { ...TASK, urgency: URGENCIES.urgent }
const CK_RETURNED = defineEvent({ ...urgent, code: 'CK_RETURNED', text: texts.returned })
const news = { ...TASK, type: MESSAGE_TYPES.news }
const CK_APPROVED = defineEvent({ ...news, code: 'CK_APPROVED', text: texts.approved })
export const CHECK_ORDER_EVENTS = [CK_ISSUED, CK_SUBMITTED, CK_RETURNED, CK_APPROVED]

type Source = Pick<OrderRecord, 'id' | 'check_no' | 'title_zh' | 'title_en' | 'check_cat' | 'site_code'>
type Content = Pick<OrderRecord, 'plan_end' | 'announced' | 'nc_count' | 'obs_count'>

/** A line of history that people are notified of. */
interface NotifiedChange {
  readonly action: HistoryAction
  readonly order: Source & Content & Pick<OrderRecord, 'lead_checker' | 'checked_dept'>
  readonly checkers: readonly string[]
  readonly by: string
  readonly remark: string
  /** Set only for orders that are imported with their history. */
  readonly at?: Date
}

type Task = 'carryOut' | 'decide' | 'resume'

/** Message tasks that an action closes. */
const CLOSED_TASKS: Readonly<Partial<Record<HistoryAction, readonly [Task, 'success' | 'failed']>>> = {
  submit: ['carryOut', 'success'],
  return: ['decide', 'failed'],
  resume: ['resume', 'success'],
  approve: ['decide', 'success'],
  cancel: ['carryOut', 'failed'],
}

/** Notifies the people concerned and closes their message tasks, in the transaction of the change. */
export async function notifyOfCheckOrder(
  messages: MessagesService,
  db: CheckDb,
  { action, order, checkers, remark, by, at }: NotifiedChange,
): Promise<void> {
  const { id, check_no: no, lead_checker: lead, check_cat: checkCat, site_code: site } = order
  const title = { zh: order.title_zh, en: order.title_en }
  const n = String(order.nc_count + order.obs_count)
  const values = { no, id, title, due: order.plan_end, reason: remark, n }
  const common = { site, by, ...(at && { at }), source: { id, title, checkCat }, values }
  const task = (what: Task) => `safetyQuality.checkOrder:${id}:${what}`
  const team: Recipients = { users: [lead, ...checkers] }
  const department: Recipients = { rights: [CHECK_FOLLOW_PERMISSION], within: order.checked_dept }
  const approvers: Recipients = { rights: [CHECK_APPROVE_PERMISSION], purpose: PURPOSES.approval }
  const closedTask = CLOSED_TASKS[action]
  if (closedTask !== undefined) await messages.taskEnded(db, task(closedTask[0]), closedTask[1])

  if (action === 'issue') {
    // A spot check is a surprise: the unit is notified only after it has been carried out.
    const to = order.announced ? [team, department] : [team]
    await messages.publish(db, CK_ISSUED, { ...common, task: task('carryOut'), to })
  } else if (action === 'submit') {
    await messages.publish(db, CK_SUBMITTED, { ...common, task: task('decide'), to: [approvers] })
  } else if (action === 'return') {
    await messages.publish(db, CK_RETURNED, { ...common, task: task('resume'), to: [{ users: [lead] }] })
  } else if (action === 'approve') {
    await messages.publish(db, CK_APPROVED, { ...common, to: [team, department] })
  }
}
