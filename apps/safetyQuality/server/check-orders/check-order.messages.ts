import { PURPOSES } from '@apron/contract/codes/message-codes'
import type { Recipients } from '@apron/server-kit/messages/message-event'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import { CHECK_APPROVE_RIGHT, CHECK_FOLLOW_RIGHT } from '../../contract/check-order.calls.ts'
import type { HistoryAction } from '../../contract/check-order.ts'
import { CK_APPROVED, CK_ISSUED, CK_RETURNED, CK_SUBMITTED } from './check-order.events.ts'
import type { OrderRecord } from './check-order.repository.ts'
import type { CheckDb } from './check-order.tables.ts'

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

/** A line of history that people are told about. */
export interface NotifiedChange {
  readonly action: HistoryAction
  readonly order: NotifiedOrder
  readonly checkers: readonly string[]
  readonly by: string
  readonly remark: string
  /** Only for orders that are brought in with their history. */
  readonly at?: Date
}

type Task = 'carryOut' | 'decide' | 'resume'

/** Tasks that an action ends. */
const ENDED: Readonly<Partial<Record<HistoryAction, readonly [Task, 'success' | 'failed']>>> = {
  submit: ['carryOut', 'success'],
  return: ['decide', 'failed'],
  resume: ['resume', 'success'],
  approve: ['decide', 'success'],
  cancel: ['carryOut', 'failed'],
}

/** Tells whom it concerns, and ends what people were told to do, in the transaction of the change. */
export async function notifyOfCheckOrder(
  messages: MessagesService,
  db: CheckDb,
  change: NotifiedChange,
): Promise<void> {
  const { action, order, checkers, remark, by, at } = change
  const title = { zh: order.title_zh, en: order.title_en }
  const about = {
    site: order.site_code,
    by,
    ...(at === undefined ? {} : { at }),
    source: {
      id: order.id,
      title,
      checkCat: order.check_cat,
    },
  }
  const task = (what: Task) => `safetyQuality.checkOrder:${order.id}:${what}`
  const team: Recipients = { users: [order.lead_checker, ...checkers] }
  const unit: Recipients = { rights: [CHECK_FOLLOW_RIGHT], within: order.checked_dept }
  const no = order.check_no
  const ended = ENDED[action]
  if (ended !== undefined) await messages.taskEnded(db, task(ended[0]), ended[1])

  switch (action) {
    case 'issue':
      // A spot check is a surprise: the unit hears of it when it is over.
      await messages.publish(db, CK_ISSUED, {
        ...about,
        to: order.announced ? [team, unit] : [team],
        values: {
          no,
          id: order.id,
          title,
          due: order.plan_end,
        },
        task: task('carryOut'),
      })
      return
    case 'submit':
      await messages.publish(db, CK_SUBMITTED, {
        ...about,
        to: [{ rights: [CHECK_APPROVE_RIGHT], purpose: PURPOSES.approval }],
        values: { no, id: order.id },
        task: task('decide'),
      })
      return
    case 'return':
      await messages.publish(db, CK_RETURNED, {
        ...about,
        to: [{ users: [order.lead_checker] }],
        values: { no, id: order.id, reason: remark },
        task: task('resume'),
      })
      return
    case 'approve':
      await messages.publish(db, CK_APPROVED, {
        ...about,
        to: [team, unit],
        values: { no, id: order.id, n: String(order.nc_count + order.obs_count) },
      })
      return
    case 'cancel':
    case 'create':
    case 'edit':
    case 'resume':
    case 'start':
    case 'saveResult':
  }
}
