import { type HandleResult, PURPOSES, URGENCIES } from '@apron/contract/codes/message-codes'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { QueryExecutorProvider } from 'kysely'
import {
  RO_COUNTERSIGN_RIGHT,
  RO_EXTEND_RIGHT,
  RO_HANDLE_RIGHT,
  RO_REVIEW_RIGHT,
  RO_VERIFY_RIGHT,
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

const managerOf = ({ resp_dept: dept }: NotifiedRo) => ({ rights: [RO_HANDLE_RIGHT], within: dept })

/** Notifies the people concerned and closes their message tasks, in the transaction of the change. */
export async function notifyOfRo(
  messages: MessagesService,
  db: QueryExecutorProvider,
  { action, order, by, remark, newDue = order.rectify_due, at }: NotifiedRoChange,
): Promise<void> {
  const about = { ...aboutOf(order), by, ...(at === undefined ? {} : { at }) }
  const no = order.ro_no
  const base = { no, id: order.id }
  const responsible = { users: [order.resp_person] }
  const end = async (result: HandleResult, ...tasks: readonly Task[]) => {
    for (const each of tasks) await messages.taskEnded(db, taskName(order, each), result)
  }
  const returned = () =>
    messages.publish(db, events.RO_RETURNED, {
      ...about,
      to: [responsible],
      values: { ...base, reason: remark },
      task: taskName(order, 'redo'),
    })
  const closed = async () => {
    await end('success', ...TASKS)
    await messages.publish(db, events.RO_CLOSED, {
      ...about,
      to: [responsible, managerOf(order), { users: [order.issuer] }],
      values: base,
    })
  }

  switch (action) {
    case 'reassign':
      if (order.status !== 'ISSUED') await end('failed', 'redo')
      await end('failed', 'handle')
      await issued()
      return
    case 'issue':
      await issued()
      return
    case 'accept':
      await end('success', 'handle')
      return
    case 'sendPlan':
      await end('success', 'handle', 'redo')
      await messages.publish(db, events.RO_PLAN_REVIEW, {
        ...about,
        to: [{ rights: [RO_REVIEW_RIGHT], purpose: PURPOSES.approval }],
        values: base,
        task: taskName(order, 'review'),
      })
      return
    case 'acceptPlan':
      await end('success', 'review')
      return
    case 'returnPlan':
      await end('failed', 'review')
      await returned()
      return
    case 'report':
      await end('success', 'handle', 'redo', 'due')
      await messages.publish(db, events.RO_VERIFY, {
        ...about,
        to: [{ rights: [RO_VERIFY_RIGHT], purpose: PURPOSES.approval }],
        values: base,
        task: taskName(order, 'verify'),
      })
      return
    case 'verify':
      await end('success', 'verify')
      if (order.status === 'CLOSED') await closed()
      return
    case 'reject':
      await end('failed', 'verify')
      await returned()
      return
    case 'effective':
      if (order.status === 'CLOSED') {
        await closed()
        return
      }
      await messages.publish(db, events.RO_COUNTERSIGN, {
        ...about,
        to: [{ rights: [RO_COUNTERSIGN_RIGHT], purpose: PURPOSES.approval }],
        values: base,
        task: taskName(order, 'countersign'),
      })
      return
    case 'countersign':
      await closed()
      return
    case 'ineffective':
      await end('failed', 'countersign')
      await returned()
      return
    case 'void':
      await end('failed', ...TASKS)
      await messages.publish(db, events.RO_VOIDED, {
        ...about,
        to: [responsible, managerOf(order)],
        values: { ...base, reason: remark },
      })
      return
    case 'askExtension':
      await messages.publish(db, events.RO_EXT, {
        ...about,
        to: [
          {
            rights: [order.level === '1' ? RO_COUNTERSIGN_RIGHT : RO_EXTEND_RIGHT],
            purpose: PURPOSES.approval,
          },
        ],
        values: { ...base, date: newDue },
        task: taskName(order, 'extension'),
      })
      return
    case 'grantExtension':
      await end('success', 'extension', 'due')
      await messages.publish(db, events.RO_EXT_GRANTED, {
        ...about,
        to: [responsible],
        values: { ...base, date: newDue },
      })
      return
    case 'refuseExtension':
      await end('failed', 'extension')
      await messages.publish(db, events.RO_EXT_REFUSED, {
        ...about,
        to: [responsible],
        values: { ...base, date: order.rectify_due },
      })
      return
    case 'create':
    case 'edit':
    case 'savePlan':
    case 'saveProgress':
  }

  async function issued(): Promise<void> {
    await messages.publish(db, events.RO_ISSUED, {
      ...about,
      urgency: URGENCY_OF_LEVEL[order.level],
      to: [responsible, managerOf(order)],
      values: { ...base, due: order.rectify_due },
      task: taskName(order, 'handle'),
    })
  }
}

function aboutOf(order: NotifiedRo) {
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
    ...aboutOf(order),
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
      to: [responsible, managerOf(order), { rights: [RO_COUNTERSIGN_RIGHT] }],
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
