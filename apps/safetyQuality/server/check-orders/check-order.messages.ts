import { MESSAGE_TYPES, PURPOSES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent, type Recipients } from '@apron/server-kit/messages/message-event'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import { CHECK_APPROVE_RIGHT, CHECK_FOLLOW_RIGHT } from '../../contract/checks/check-order.calls.ts'
import type { HistoryAction } from '../../contract/checks/check-order.ts'
import type { OrderRecord } from './check-order.repository.ts'
import type { CheckDb } from './check-order.tables.ts'
import { MESSAGE_TEXTS } from './check-order.texts.ts'

const TASK = {
  category: 'CHECKLIST',
  route: '/safetyQuality/checkedResult?id={id}&source=checkList',
  type: MESSAGE_TYPES.workOrder,
  urgency: URGENCIES.normal,
} as const

const CK_ISSUED = defineEvent({ ...TASK, code: 'CK_ISSUED', text: MESSAGE_TEXTS.issued })
const CK_SUBMITTED = defineEvent({ ...TASK, code: 'CK_SUBMITTED', text: MESSAGE_TEXTS.submitted })
const CK_RETURNED = defineEvent({
  ...TASK,
  code: 'CK_RETURNED',
  urgency: URGENCIES.urgent,
  text: MESSAGE_TEXTS.returned,
})
const CK_APPROVED = defineEvent({
  ...TASK,
  code: 'CK_APPROVED',
  type: MESSAGE_TYPES.news,
  text: MESSAGE_TEXTS.approved,
})
export const CHECK_ORDER_EVENTS = [CK_ISSUED, CK_SUBMITTED, CK_RETURNED, CK_APPROVED]

export type NotifiedOrder = Pick<
  OrderRecord,
  | 'id'
  | 'check_no'
  | 'title_zh'
  | 'title_en'
  | 'check_cat'
  | 'site_code'
  | 'checked_dept'
  | 'lead_checker'
  | 'plan_end'
  | 'announced'
  | 'nc_count'
  | 'obs_count'
>

/** A line of history that people are notified of. */
export interface NotifiedChange {
  readonly action: HistoryAction
  readonly order: NotifiedOrder
  readonly checkers: readonly string[]
  readonly by: string
  readonly remark: string
  /** Set only for orders that are imported with their history. */
  readonly at?: Date
}

type Task = 'carryOut' | 'decide' | 'resume'

/** Message tasks that an action closes. */
const ENDED: Readonly<Partial<Record<HistoryAction, readonly [Task, 'success' | 'failed']>>> = {
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
  const { id, check_no: no, lead_checker: lead } = order
  const title = { zh: order.title_zh, en: order.title_en }
  const source = { id, title, checkCat: order.check_cat }
  const about = { site: order.site_code, by, ...(at === undefined ? {} : { at }), source }
  const task = (what: Task) => `safetyQuality.checkOrder:${id}:${what}`
  const team: Recipients = { users: [lead, ...checkers] }
  const unit: Recipients = { rights: [CHECK_FOLLOW_RIGHT], within: order.checked_dept }
  const approvers: Recipients = { rights: [CHECK_APPROVE_RIGHT], purpose: PURPOSES.approval }
  const ended = ENDED[action]
  if (ended !== undefined) await messages.taskEnded(db, task(ended[0]), ended[1])

  if (action === 'issue') {
    // A spot check is a surprise: the unit is notified only after it has been carried out.
    const to = order.announced ? [team, unit] : [team]
    const values = { no, id, title, due: order.plan_end }
    await messages.publish(db, CK_ISSUED, { ...about, task: task('carryOut'), to, values })
  } else if (action === 'submit') {
    const values = { no, id }
    await messages.publish(db, CK_SUBMITTED, { ...about, task: task('decide'), to: [approvers], values })
  } else if (action === 'return') {
    const values = { no, id, reason: remark }
    await messages.publish(db, CK_RETURNED, {
      ...about,
      task: task('resume'),
      to: [{ users: [lead] }],
      values,
    })
  } else if (action === 'approve') {
    const values = { no, id, n: String(order.nc_count + order.obs_count) }
    await messages.publish(db, CK_APPROVED, { ...about, to: [team, unit], values })
  }
}
