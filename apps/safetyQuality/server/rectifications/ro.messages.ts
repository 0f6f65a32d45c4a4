import { type HandleResult, PURPOSES, URGENCIES } from '@apron/contract/codes/message-codes'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { QueryExecutorProvider } from 'kysely'
import {
  RO_COUNTERSIGN_PERMISSION,
  RO_EXTEND_PERMISSION,
  RO_HANDLE_PERMISSION,
  RO_REVIEW_PERMISSION,
  RO_VERIFY_PERMISSION,
} from '../../contract/rectifications/rectification.calls.ts'
import type { RoHistoryAction } from '../../contract/rectifications/rectification.values.ts'
import type { Reminder } from '../../contract/rules/rectifications/ro-due.ts'
import type { FindingLevel } from '../../contract/values.ts'
import * as events from './ro.events.ts'
import type { RoRecord } from './ro.repository.ts'

/** The order after the change. */
export type NotifiedRo = Pick<
  RoRecord,
  | 'id'
  | 'ro_no'
  | 'title_zh'
  | 'title_en'
  | 'source_type'
  | 'site_code'
  | 'level'
  | 'resp_dept'
  | 'resp_person'
  | 'issuer'
  | 'rectify_due'
  | 'status'
>

/** A line of history that people are notified of. */
export interface NotifiedRoChange {
  readonly action: RoHistoryAction
  readonly order: NotifiedRo
  readonly by: string
  readonly remark: string
  /** Due date that an extension requests or grants. */
  readonly newDue?: string
  /** Set only for orders that are imported with their history. */
  readonly at?: Date
}

const URGENCY_OF_LEVEL: Readonly<Record<FindingLevel, 0 | 1 | 2>> = {
  '1': URGENCIES.veryUrgent,
  '2': URGENCIES.urgent,
  '3': URGENCIES.normal,
}

const TASKS = ['handle', 'review', 'redo', 'verify', 'countersign', 'extension', 'due'] as const
type Task = (typeof TASKS)[number]

const taskName = ({ id }: Pick<NotifiedRo, 'id'>, what: Task) => `safetyQuality.rectification:${id}:${what}`

const managerOf = ({ resp_dept: dept }: NotifiedRo) => ({ rights: [RO_HANDLE_PERMISSION], within: dept })

/** Notifies the people concerned and closes their message tasks, in the transaction of the change. */
export async function notifyOfRo(
  messages: MessagesService,
  db: QueryExecutorProvider,
  { action, order, by, remark, newDue = order.rectify_due, at }: NotifiedRoChange,
): Promise<void> {
  const common = { ...commonPartsOf(order), by, ...(at === undefined ? {} : { at }) }
  const no = order.ro_no
  const base = { no, id: order.id }
  const responsible = { users: [order.resp_person] }
  const closeTasks = async (result: HandleResult, ...tasks: readonly Task[]) => {
    for (const each of tasks) await messages.taskEnded(db, taskName(order, each), result)
  }
  const notifyReturned = () =>
    messages.publish(db, events.RO_RETURNED, {
      ...common,
      to: [responsible],
      values: { ...base, reason: remark },
      task: taskName(order, 'redo'),
    })
  const notifyClosed = async () => {
    await closeTasks('success', ...TASKS)
    await messages.publish(db, events.RO_CLOSED, {
      ...common,
      to: [responsible, managerOf(order), { users: [order.issuer] }],
      values: base,
    })
  }

  switch (action) {
    case 'reassign':
      if (order.status !== 'ISSUED') await closeTasks('failed', 'redo')
      await closeTasks('failed', 'handle')
      await notifyIssued()
      return
    case 'issue':
      await notifyIssued()
      return
    case 'accept':
      await closeTasks('success', 'handle')
      return
    case 'sendPlan':
      await closeTasks('success', 'handle', 'redo')
      await messages.publish(db, events.RO_PLAN_REVIEW, {
        ...common,
        to: [{ rights: [RO_REVIEW_PERMISSION], purpose: PURPOSES.approval }],
        values: base,
        task: taskName(order, 'review'),
      })
      return
    case 'acceptPlan':
      await closeTasks('success', 'review')
      return
    case 'returnPlan':
      await closeTasks('failed', 'review')
      await notifyReturned()
      return
    case 'report':
      await closeTasks('success', 'handle', 'redo', 'due')
      await messages.publish(db, events.RO_VERIFY, {
        ...common,
        to: [{ rights: [RO_VERIFY_PERMISSION], purpose: PURPOSES.approval }],
        values: base,
        task: taskName(order, 'verify'),
      })
      return
    case 'verify':
      await closeTasks('success', 'verify')
      if (order.status === 'CLOSED') await notifyClosed()
      return
    case 'reject':
      await closeTasks('failed', 'verify')
      await notifyReturned()
      return
    case 'effective':
      if (order.status === 'CLOSED') {
        await notifyClosed()
        return
      }
      await messages.publish(db, events.RO_COUNTERSIGN, {
        ...common,
        to: [{ rights: [RO_COUNTERSIGN_PERMISSION], purpose: PURPOSES.approval }],
        values: base,
        task: taskName(order, 'countersign'),
      })
      return
    case 'countersign':
      await notifyClosed()
      return
    case 'ineffective':
      await closeTasks('failed', 'countersign')
      await notifyReturned()
      return
    case 'void':
      await closeTasks('failed', ...TASKS)
      await messages.publish(db, events.RO_VOIDED, {
        ...common,
        to: [responsible, managerOf(order)],
        values: { ...base, reason: remark },
      })
      return
    case 'askExtension':
      await messages.publish(db, events.RO_EXT, {
        ...common,
        to: [
          {
            rights: [order.level === '1' ? RO_COUNTERSIGN_PERMISSION : RO_EXTEND_PERMISSION],
            purpose: PURPOSES.approval,
          },
        ],
        values: { ...base, date: newDue },
        task: taskName(order, 'extension'),
      })
      return
    case 'grantExtension':
      await closeTasks('success', 'extension', 'due')
      await messages.publish(db, events.RO_EXT_GRANTED, {
        ...common,
        to: [responsible],
        values: { ...base, date: newDue },
      })
      return
    case 'refuseExtension':
      await closeTasks('failed', 'extension')
      await messages.publish(db, events.RO_EXT_REFUSED, {
        ...common,
        to: [responsible],
        values: { ...base, date: order.rectify_due },
      })
      return
    case 'create':
    case 'edit':
    case 'savePlan':
    case 'saveProgress':
  }

  async function notifyIssued(): Promise<void> {
    await messages.publish(db, events.RO_ISSUED, {
      ...common,
      urgency: URGENCY_OF_LEVEL[order.level],
      to: [responsible, managerOf(order)],
      values: { ...base, due: order.rectify_due },
      task: taskName(order, 'handle'),
    })
  }
}

function commonPartsOf(order: NotifiedRo) {
  return {
    site: order.site_code,
    source: {
      id: order.id,
      title: { zh: order.title_zh, en: order.title_en === '' ? order.title_zh : order.title_en },
      checkCat: order.source_type,
    },
  }
}

/** Reminds people that an order is due soon or overdue. */
export async function remindOfRo(
  messages: MessagesService,
  db: QueryExecutorProvider,
  order: NotifiedRo,
  reminder: Reminder,
  dueInDays: number,
): Promise<void> {
  const task = taskName(order, 'due')
  const common = {
    ...commonPartsOf(order),
    by: null,
    task,
    attributes: { level: order.level, lead: reminder },
  }
  const responsible = { users: [order.resp_person] }
  const base = { no: order.ro_no, id: order.id }
  await messages.taskEnded(db, task, 'success')
  if (reminder === 'overdue') {
    await messages.publish(db, events.RO_OVERDUE, {
      ...common,
      to: [responsible, managerOf(order), { rights: [RO_COUNTERSIGN_PERMISSION] }],
      values: { ...base, n: String(-dueInDays) },
    })
    return
  }
  await messages.publish(db, reminder === '1' ? events.RO_DUE1 : events.RO_DUE7, {
    ...common,
    to: [responsible],
    values: { ...base, due: order.rectify_due },
  })
}
