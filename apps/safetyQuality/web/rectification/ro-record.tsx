import { OtherSiteNotice } from '@apron/pages/record'
import { fillText, useNavigate, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { useConfirm } from '@apron/ui/confirm'
import { Alert } from '@apron/ui/feedback'
import { Columns, Stack } from '@apron/ui/page'
import { RecordHeader } from '@apron/ui/record-header'
import { useState } from 'react'
import type { RoDetail } from '../../contract/rectifications/rectification.entities.ts'
import { planProblems } from '../../contract/rules/rectifications/ro-plan.ts'
import { RoDecision } from './dialogs/ro-decision.tsx'
import { PlanForm, planOf } from './plan/plan-form.tsx'
import { ProgressForm } from './plan/progress-form.tsx'
import { RO_ACTION_TEXTS, RO_TEXTS } from './rectification.texts.ts'
import { CycleReading } from './ro-cycles.tsx'
import { useRoDictionaries } from './ro-dictionaries.ts'
import { RoExtensions } from './ro-extensions.tsx'
import { RoFacts } from './ro-facts.tsx'
import { RoHistory } from './ro-history.tsx'
import { RoSignatures } from './ro-signatures.tsx'
import { RoState } from './ro-state.tsx'
import { ASKED, type AskedAction, BUTTONS, nextRoAction, type WrittenAction } from './ro-steps.ts'
import { useRoActions } from './use-ro-actions.ts'

const isAsked = (action: AskedAction | WrittenAction): action is AskedAction =>
  ASKED.some(each => each === action)

/** Shows one order: the finding, the form of its current step, and everything before it. */
export function RoRecord({ order }: { readonly order: RoDetail }) {
  const texts = useTexts(RO_TEXTS)
  const labels = useTexts(RO_ACTION_TEXTS)
  const dictionaries = useRoDictionaries()
  const navigate = useNavigate()
  const { confirm, dialog } = useConfirm()
  const act = useRoActions(order, texts.conflict)
  const [asking, setAsking] = useState<WrittenAction | null>(null)
  const [typed, setTyped] = useState(false)
  const [tried, setTried] = useState(false)
  // Blocks decisions until the version that was saved here is loaded.
  const [saved, setSaved] = useState<number | null>(null)
  const outdated = saved !== null && order.version < saved
  const writing = order.actions.includes('savePlan')
  const reporting = order.actions.includes('saveProgress')
  const unsaved = typed && (writing || reporting)
  // The form follows saves of others unless it has unsaved changes.
  const [written, setWritten] = useState(order.version)
  if (!unsaved && written !== order.version) setWritten(order.version)

  async function ask(action: AskedAction): Promise<void> {
    if (action === 'sendPlan') {
      setTried(true)
      if (planProblems(planOf(order), order).length > 0) return
    }
    const sure = await confirm({ ...texts.question[action], confirmLabel: labels[action] })
    if (sure && (await act[action]())) setTried(false)
  }

  function perform(action: AskedAction | WrittenAction | 'edit'): void {
    if (action === 'edit') navigate({ page: '/rectificationOrder', query: { id: order.id } })
    else if (isAsked(action)) void ask(action)
    else setAsking(action)
  }

  const [present, ...earlier] = order.cycles
  const hasPlan = present !== undefined && present.causes.length + present.measures.length > 0
  const next = nextRoAction(order.actions)
  const cycleTitle = (cycle: number) =>
    order.cycle === 1
      ? texts.plan.title
      : `${texts.plan.title} · ${fillText(texts.cycle, { n: String(cycle) })}`
  return (
    <Stack>
      <RecordHeader
        title={order.title}
        number={order.roNo}
        state={<RoState status={order.status} dueInDays={order.dueInDays} />}
        facts={[
          dictionaries.label('FINDING_LEVEL', order.level),
          `${texts.facts.rectifyDue} ${order.rectifyDue}`,
          `${texts.facts.respPerson} ${order.respPerson.name}`,
        ]}
        unsaved={unsaved ? texts.plan.unsaved : undefined}
        saved={saved === order.version ? texts.progress.saved : undefined}
        actions={BUTTONS.filter(action => order.actions.includes(action)).map(action => (
          <Button
            key={action}
            kind={action === next ? 'primary' : 'quiet'}
            disabled={act.busy || outdated || (unsaved && (action === 'sendPlan' || action === 'report'))}
            onClick={() => perform(action)}
          >
            {labels[action]}
          </Button>
        ))}
      />
      {order.otherSite && <OtherSiteNotice site={order.siteCode} />}
      {order.effectJudged && order.status === 'EFFECT_WATCH' && (
        <Alert meaning="info">{texts.effectJudged}</Alert>
      )}
      <Columns
        main={
          <>
            <RoFacts order={order} />
            {writing && (
              <PlanForm
                key={`plan ${written}`}
                order={order}
                tried={tried}
                onUnsaved={setTyped}
                onSaved={setSaved}
              />
            )}
            {reporting && (
              <ProgressForm
                key={`progress ${written}`}
                order={order}
                onUnsaved={setTyped}
                onSaved={setSaved}
              />
            )}
            {!writing && present !== undefined && hasPlan && (
              <CycleReading cycle={present} title={cycleTitle(present.cycle)} />
            )}
            {earlier.map(cycle => (
              <CycleReading key={cycle.cycle} cycle={cycle} title={cycleTitle(cycle.cycle)} />
            ))}
            <RoExtensions extensions={order.extensions} />
            <RoSignatures order={order} />
          </>
        }
        side={<RoHistory history={order.history} />}
      />
      {asking !== null && order.actions.includes(asking) && (
        <RoDecision order={order} action={asking} act={act} onClose={() => setAsking(null)} />
      )}
      {dialog}
    </Stack>
  )
}
