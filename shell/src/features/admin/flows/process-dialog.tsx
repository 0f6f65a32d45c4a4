import type { AdminFlowDetail, AdminFlowTask } from '@apron/contract/flow/admin-flow'
import { getAdminFlow } from '@apron/contract/flow/admin-flow.calls'
import type { FlowRecord } from '@apron/contract/flow/flow'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { ROW_TEXTS } from '@apron/pages/list'
import { failureText, fillText, useLanguage, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { DescriptionList } from '@apron/ui/description-list'
import { Dialog } from '@apron/ui/dialog'
import { Alert, ErrorState, Skeleton } from '@apron/ui/feedback'
import { Section, Stack } from '@apron/ui/page'
import { Status } from '@apron/ui/status'
import { DataTable, type TableColumn } from '@apron/ui/table'
import { useState } from 'react'
import { adminTexts } from '../shared/admin.texts.ts'
import { flowsTexts } from './flows.texts.ts'
import { actionText, processStatusMeaning, processStatusText, reasonText } from './format-flow.ts'
import { MoveDialog, ResumeDialog } from './move-and-resume-dialogs.tsx'

/** Returns true for a stuck process or a failed posting. Both can be retried. */
const isRetriable = ({ stuck, state }: AdminFlowDetail): boolean =>
  stuck !== null || state === 'postingFailed'

interface ProcessDialogProps {
  readonly insId: string
  readonly mayEdit: boolean
  readonly onClose: () => void
}

/** Shows a process: status, assignees and history, with the actions of an operator. */
export function ProcessDialog({ insId, mayEdit, onClose }: ProcessDialogProps) {
  const t = useTexts(flowsTexts)
  const common = useTexts(adminTexts)
  const process = useAppQuery(getAdminFlow, { query: { insId } })
  const [moving, setMoving] = useState<AdminFlowTask | null>(null)
  const [resuming, setResuming] = useState(false)
  const detail = process.data
  const mayResume = mayEdit && detail !== undefined && isRetriable(detail)
  return (
    <>
      <Dialog
        open
        width={900}
        title={detail?.title ?? t.title}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{common.close}</Button>
            {mayResume && (
              <Button kind="primary" onClick={() => setResuming(true)}>
                {t.resume}
              </Button>
            )}
          </>
        }
      >
        {detail !== undefined && <Process detail={detail} onMove={mayEdit ? setMoving : null} />}
        {process.isPending && <Skeleton lines={8} />}
        {process.error !== null && (
          <ErrorState text={failureText(process.error)} onRetry={() => void process.refetch()} />
        )}
      </Dialog>
      {moving !== null && <MoveDialog task={moving} onClose={() => setMoving(null)} />}
      {resuming && <ResumeDialog insId={insId} onClose={() => setResuming(false)} />}
    </>
  )
}

function Process({
  detail,
  onMove,
}: {
  readonly detail: AdminFlowDetail
  readonly onMove: ((task: AdminFlowTask) => void) | null
}) {
  const t = useTexts(flowsTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  const language = useLanguage()
  return (
    <Stack>
      {detail.stuck !== null && (
        <Alert meaning="amber">
          {fillText(t.standsStill, {
            node: detail.stuckAt ?? '–',
            reason: reasonText(detail.stuck, language),
          })}
        </Alert>
      )}
      {detail.state === 'postingFailed' && <Alert meaning="amber">{t.notPosted}</Alert>}
      <DescriptionList
        items={[
          {
            id: 'state',
            label: rowTexts.state,
            value: <Status meaning={processStatusMeaning(detail)}>{processStatusText(detail, t)}</Status>,
          },
          { id: 'initiator', label: t.initiator, value: detail.initiator.name },
          { id: 'serial', label: t.serial, value: detail.serial, mono: true },
          { id: 'process', label: t.kind, value: detail.process },
          { id: 'version', label: t.version, value: detail.version },
          { id: 'started', label: t.started, value: wireMinute(detail.startedAt) },
        ]}
      />
      <Tasks tasks={detail.tasks} onMove={onMove} />
      <Records records={detail.records} />
    </Stack>
  )
}

function Tasks({
  tasks,
  onMove,
}: {
  readonly tasks: readonly AdminFlowTask[]
  readonly onMove: ((task: AdminFlowTask) => void) | null
}) {
  const t = useTexts(flowsTexts)
  const peopleOf = ({ people }: AdminFlowTask) =>
    people.map(({ name, here }) => (here ? name : fillText(t.hasLeft, { name }))).join(' · ')
  const columns: TableColumn<AdminFlowTask>[] = [
    { id: 'node', labels: flowsTexts.node, cell: row => row.node, minWidth: 148, card: 'title' },
    { id: 'people', labels: flowsTexts.people, cell: peopleOf, minWidth: 180 },
    { id: 'since', labels: flowsTexts.since, cell: row => wireMinute(row.openedAt), width: 160 },
    ...(onMove === null || !tasks.some(haveAllLeft) ? [] : [moveColumn(onMove)]),
  ]
  return (
    <Section title={t.tasks} count={tasks.length}>
      <DataTable
        label={t.tasks}
        columns={columns}
        rows={tasks}
        rowKey={row => row.taskId}
        state="ready"
        emptyText={t.noTasks}
        cards
      />
    </Section>
  )
}

function moveColumn(onMove: (task: AdminFlowTask) => void): TableColumn<AdminFlowTask> {
  return {
    id: 'move',
    labels: ROW_TEXTS.actions,
    cell: row => <MoveCell task={row} onMove={onMove} />,
    exported: false,
    minWidth: 168,
  }
}

/** Returns true if no assignee is active any more. */
const haveAllLeft = ({ people }: AdminFlowTask) => people.every(({ here }) => !here)

/** Renders nothing while an assignee is still active. */
function MoveCell({
  task,
  onMove,
}: {
  readonly task: AdminFlowTask
  readonly onMove: (task: AdminFlowTask) => void
}) {
  const t = useTexts(flowsTexts)
  if (!haveAllLeft(task)) return '–'
  if (task.movableTo.length === 0) return t.nobodyElse
  return (
    <Button size="small" onClick={() => onMove(task)}>
      {t.move}
    </Button>
  )
}

function Records({ records }: { readonly records: readonly FlowRecord[] }) {
  const t = useTexts(flowsTexts)
  const language = useLanguage()
  // The history is append-only, so the index is a stable key.
  const keys = new Map(records.map((record, index) => [record, String(index)]))
  function actorOf({ by, forWhom }: FlowRecord): string {
    if (by === null) return t.portal
    return forWhom === null ? by.name : fillText(t.onBehalf, { name: by.name, other: forWhom.name })
  }
  const columns: TableColumn<FlowRecord>[] = [
    { id: 'node', labels: flowsTexts.node, cell: row => row.node, minWidth: 132, card: 'title' },
    { id: 'act', labels: flowsTexts.act, cell: row => actionText(row.act, language), minWidth: 120 },
    { id: 'by', labels: flowsTexts.by, cell: actorOf, minWidth: 120 },
    { id: 'at', labels: flowsTexts.at, cell: row => wireMinute(row.at), width: 148 },
    { id: 'remark', labels: flowsTexts.remark, cell: row => row.remark || '–', minWidth: 160 },
  ]
  return (
    <Section title={t.records} count={records.length}>
      <DataTable
        label={t.records}
        columns={columns}
        rows={records}
        rowKey={row => keys.get(row) ?? ''}
        state="ready"
        emptyText="–"
        cards
      />
    </Section>
  )
}
