import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { QueryExecutorProvider } from 'kysely'
import { OCC_REVIEW_PERMISSION } from '../../contract/occurrences/occurrence.calls.ts'
import { type OccHistoryAction, REPORT_TYPE_TEXTS } from '../../contract/occurrences/occurrence.values.ts'
import * as events from './occ.events.ts'
import type { OccRecord } from './occ.repository.ts'

/** A history entry that people are notified of. */
interface NotifiedOcc {
  readonly action: OccHistoryAction
  /** The report after the change. */
  readonly report: Pick<OccRecord, 'id' | 'report_no' | 'report_type' | 'create_by' | 'receipt_no'>
  readonly by: string
  readonly remark: string
  /** Set only for reports that are imported with their history. */
  readonly at?: Date
}

type Task = 'review' | 'redo'

const taskName = (id: string, what: Task) => `safetyQuality.occurrence:${id}:${what}`

/**
 * Notifies the people involved and closes finished tasks, in the transaction of the change. Reports belong to the
 * company, not to a site.
 */
export async function notifyOfOcc(
  messages: MessagesService,
  db: QueryExecutorProvider,
  { action, report, by, remark, at }: NotifiedOcc,
): Promise<void> {
  const { id } = report
  const common = { site: '', by, ...(at === undefined ? {} : { at }) }
  const values = { id, no: report.report_no ?? '', type: REPORT_TYPE_TEXTS[report.report_type] }
  const author = [{ users: [report.create_by] }]

  switch (action) {
    case 'submit':
      await messages.taskEnded(db, taskName(id, 'redo'), 'success')
      await messages.publish(db, events.OCC_SUBMITTED, {
        ...common,
        to: [{ rights: [OCC_REVIEW_PERMISSION] }],
        values,
        task: taskName(id, 'review'),
      })
      return
    case 'review':
      await messages.taskEnded(db, taskName(id, 'review'), 'success')
      return
    case 'return':
      await messages.taskEnded(db, taskName(id, 'review'), 'failed')
      await messages.publish(db, events.OCC_RETURNED, {
        ...common,
        to: author,
        values: { ...values, reason: remark },
        task: taskName(id, 'redo'),
      })
      return
    case 'send':
      await messages.publish(db, events.OCC_SENT, {
        ...common,
        to: author,
        values: { ...values, receipt: report.receipt_no },
      })
      return
    case 'close':
      await messages.publish(db, events.OCC_CLOSED, { ...common, to: author, values })
      return
    case 'create':
    case 'edit':
  }
}
