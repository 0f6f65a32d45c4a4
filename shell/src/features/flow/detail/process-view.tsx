import type { FlowDecisionResult, FlowDetail, FlowTemplate } from '@apron/contract/flow/flow'
import {
  getFlowDefinition,
  getFlowDetail,
  getFlowTrack,
  listFlowRecords,
} from '@apron/contract/flow/flow.calls'
import { STUCK_REASONS } from '@apron/contract/flow/flow-words'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { failureText, fillText, useHost, useLanguage, useNavigate, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button, LinkButton } from '@apron/ui/button'
import { Alert, ErrorState, Skeleton } from '@apron/ui/feedback'
import { Section } from '@apron/ui/page'
import { RecordHeader } from '@apron/ui/record-header'
import { Status } from '@apron/ui/status'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Tracking } from '../diagram/tracking.tsx'
import { asFormValues } from '../form/form-parts.ts'
import { FormSection, focusFirstProblem } from '../form/form-section.tsx'
import { useFlowForm } from '../form/use-flow-form.ts'
import { useRefetchOnChange } from '../shared/flow-hints.ts'
import { stateMeaning, stateText } from '../shared/flow-state.ts'
import { todoLink } from '../shared/links.ts'
import { ActDialog, type DialogAct } from './act-dialog.tsx'
import styles from './detail.module.css'
import { detailTexts } from './detail.texts.ts'
import { AssignmentReason, NextAssignees } from './next-assignees.tsx'
import { Records } from './records.tsx'
import { RemindButton } from './remind-button.tsx'
import { ACTS, type Act, useDecisions } from './use-decisions.ts'

interface ProcessViewProps {
  readonly detail: FlowDetail
  readonly back: { readonly label: string; readonly href: `/${string}` }
  /** True if the user can act on it here; otherwise it is read-only. */
  readonly showsActions: boolean
}

const NOTHING: readonly string[] = []
const SHOWN_CALLS = [getFlowDetail, listFlowRecords, getFlowTrack]

/** Shows a process: form, history, diagram, next steps and the user's actions (FLOW-02). */
export function ProcessView(props: ProcessViewProps) {
  const { templateId } = props.detail
  const template = useAppQuery(getFlowDefinition, { query: { templateId } })
  useRefetchOnChange(SHOWN_CALLS)
  if (template.data !== undefined) return <ProcessContent {...props} template={template.data} />
  if (template.error !== null) {
    return <ErrorState text={failureText(template.error)} onRetry={() => void template.refetch()} />
  }
  return <Skeleton lines={12} />
}

/** The decision in progress and the process as the user saw it. */
interface PendingDecision {
  readonly act: DialogAct
  readonly seen: FlowDetail
}

interface CompletedDecision {
  readonly act: Act
  readonly decided: FlowDecisionResult
}

const STUCK = new Map<string, TextPair>(Object.entries(STUCK_REASONS))

/** Returns a check whether the field at a path is editable. */
function useMayEdit(editable: readonly string[]) {
  return useCallback((path: string) => editable.includes(path), [editable])
}

function ProcessContent({
  detail,
  template,
  back,
  showsActions,
}: ProcessViewProps & { readonly template: FlowTemplate }) {
  const t = useTexts(detailTexts)
  const language = useLanguage()
  const host = useHost()
  const container = useRef<HTMLDivElement>(null)
  const [pending, setPending] = useState<PendingDecision | null>(null)
  const [completed, setCompleted] = useState<CompletedDecision | null>(null)
  const { task, actions } = detail
  const offeredActs = showsActions && completed === null ? ACTS.filter(act => actions.includes(act)) : []
  const isWorking = offeredActs.includes('agree') || offeredActs.includes('submit')
  const mayEdit = useMayEdit(isWorking && task !== null ? task.editable : NOTHING)
  const draftKey = task === null ? null : `flow.task.${task.taskId}`
  const start = useMemo(() => asFormValues(detail.values), [detail.values])
  const form = useFlowForm({ template, start, mayEdit, draftKey, title: detail.title })
  const { busy, decide } = useDecisions({
    onDecided(act, decided) {
      form.draft.forget()
      setCompleted({ act, decided })
    },
    onFailed(error) {
      if (!form.showServerError(error)) return
      setPending(null)
      focusFirstProblem(container.current)
    },
  })

  async function startDecision(act: Act): Promise<void> {
    if (act === 'withdraw') {
      const question = { title: t.act.withdraw, message: t.what.withdraw, confirmLabel: t.act.withdraw }
      if (await host.confirm(question)) await decide({ act, seen: detail, remark: '', values: {}, to: null })
      return
    }
    if ((act === 'agree' || act === 'submit') && !form.check()) return focusFirstProblem(container.current)
    setPending({ act, seen: detail })
  }

  const facts = [
    fillText(t.startedBy, { name: detail.initiator.name }),
    fillText(t.startedAt, { time: wireMinute(detail.startedAt) }),
    ...(detail.endedAt === null ? [] : [fillText(t.endedAt, { time: wireMinute(detail.endedAt) })]),
  ]
  return (
    <div ref={container} className="ap-page-part">
      <RecordHeader
        title={detail.title}
        number={detail.serial}
        back={back}
        state={<Status meaning={stateMeaning(detail.state)}>{stateText(detail.state, language)}</Status>}
        facts={facts}
        actions={
          <>
            {showsActions && completed === null && actions.includes('remind') && (
              <RemindButton insId={detail.insId} />
            )}
            {offeredActs.toReversed().map(act => (
              <Button
                key={act}
                kind={act === 'agree' || act === 'submit' ? 'primary' : 'quiet'}
                busy={busy && pending?.act === act}
                onClick={() => void startDecision(act)}
              >
                {t.act[act]}
              </Button>
            ))}
          </>
        }
      />
      {completed !== null && <AfterDecision completed={completed} back={back} />}
      {detail.stuck !== null && (
        <Alert meaning="amber">
          {fillText(t.stuck, { reason: STUCK.get(detail.stuck)?.[language] ?? detail.stuck })}
        </Alert>
      )}
      {detail.state === 'postingFailed' && <Alert meaning="amber">{t.postingFailed}</Alert>}
      <div className={styles['aside']}>
        {isWorking && <AssignmentReason detail={detail} />}
        <NextAssignees detail={detail} />
      </div>
      <Section title={t.form}>
        <FormSection template={template} form={form} mayEdit={mayEdit} draftKey={draftKey} />
      </Section>
      <Records insId={detail.insId} />
      <Tracking detail={detail} template={template} />
      {pending !== null && (
        <ActDialog
          act={pending.act}
          detail={pending.seen}
          busy={busy}
          onClose={() => setPending(null)}
          onDecide={(remark, to) => decide({ ...pending, remark, to, values: form.submittedValues })}
        />
      )}
    </div>
  )
}

/** Shown after a decision: links to the next task and back to the list. */
function AfterDecision({
  completed,
  back,
}: {
  readonly completed: CompletedDecision
  readonly back: ProcessViewProps['back']
}) {
  const t = useTexts(detailTexts)
  const navigate = useNavigate()
  const { nextTaskId } = completed.decided
  const next = useRef<HTMLButtonElement>(null)
  // The pressed button is gone, so focus moves to the next task.
  useEffect(() => next.current?.focus(), [])
  return (
    <Alert
      meaning="green"
      title={t.said[completed.act]}
      action={
        <>
          {nextTaskId !== null && (
            <Button
              kind="primary"
              ref={next}
              onClick={() => navigate(todoLink({ taskId: nextTaskId, serial: t.nextTask }))}
            >
              {t.nextTask}
            </Button>
          )}
          <LinkButton href={back.href}>{back.label}</LinkButton>
        </>
      }
    >
      {nextTaskId === null ? t.noNext : t.moreWait}
    </Alert>
  )
}
