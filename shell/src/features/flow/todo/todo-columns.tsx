import type { FlowTask } from '@apron/contract/flow/flow'
import { TASK_KINDS } from '@apron/contract/flow/flow-words'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useLanguage, useTexts } from '@apron/sdk'
import { type Meaning, Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import { flowTexts } from '../flow.texts.ts'
import { processColumns } from '../shared/flow-columns.tsx'

const labels = flowTexts.column

const URGENCIES = ['normal', 'urgent', 'veryUrgent'] as const
const URGENCY_MEANINGS: readonly Meaning[] = ['neutral', 'amber', 'red']

export function useTodoColumns(): TableColumn<FlowTask>[] {
  const t = useTexts(flowTexts)
  const language = useLanguage()
  const urgencyText = ({ urgency }: FlowTask) => t.urgency[URGENCIES[urgency] ?? 'normal']
  return [
    {
      ...processColumns.title,
      cell: row =>
        row.isNew ? (
          <>
            <Status meaning="info">{t.isNew}</Status> {row.title}
          </>
        ) : (
          row.title
        ),
      text: row => row.title,
    },
    {
      id: 'urgency',
      labels: labels.urgency,
      cell: row => <Status meaning={URGENCY_MEANINGS[row.urgency] ?? 'neutral'}>{urgencyText(row)}</Status>,
      text: urgencyText,
      width: 124,
      card: 'head',
    },
    { id: 'node', labels: labels.node, cell: row => row.node, minWidth: 132 },
    processColumns.initiator,
    { id: 'openedAt', labels: labels.openedAt, cell: row => wireMinute(row.openedAt), width: 148 },
    { id: 'forWhom', labels: labels.forWhom, cell: row => row.forWhom?.name ?? '–', width: 120 },
    {
      id: 'taskKind',
      labels: labels.taskKind,
      cell: row => (row.taskKind === null ? '–' : TASK_KINDS[row.taskKind][language]),
      width: 140,
    },
    processColumns.process,
    processColumns.serial,
    processColumns.businessKey,
    processColumns.startedAt,
  ]
}

/** Default columns. The process is omitted because the title contains it. */
export const TODO_DEFAULTS = ['title', 'urgency', 'node', 'initiator', 'openedAt', 'forWhom']
/** Default columns for tasks that need no decision. The kind of action is what the user looks for first. */
export const HANDLE_DEFAULTS = ['title', 'urgency', 'node', 'taskKind', 'initiator', 'openedAt']
