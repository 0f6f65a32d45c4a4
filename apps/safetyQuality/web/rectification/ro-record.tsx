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
import { PlanForm, planValues } from './plan/plan-form.tsx'
import { ProgressForm } from './plan/progress-form.tsx'
import { RO_ACTION_TEXTS, RO_TEXTS } from './rectification.texts.ts'
import { CycleView } from './ro-cycles.tsx'
import { useRoDictionaries } from './ro-dictionaries.ts'
import { RoExtensions } from './ro-extensions.tsx'
import { RoFacts } from './ro-facts.tsx'
import { RoHistory } from './ro-history.tsx'
import { RoSignatures } from './ro-signatures.tsx'
import { RoState } from './ro-state.tsx'
import { BUTTONS, CONFIRMED, type ConfirmedAction, type DialogAction, nextRoAction } from './ro-steps.ts'
import { useRoActions } from './use-ro-actions.ts'

const needsConfirmation = (action: ConfirmedAction | DialogAction): action is ConfirmedAction =>
  CONFIRMED.some(each => each === action)

/** Shows one order: the finding, the form of its current step, and everything before it. */
export function RoRecord({ order }: { readonly order: RoDetail }) {
  const texts = useTexts(RO_TEXTS)
  const labels = useTexts(RO_ACTION_TEXTS)
  const dictionaries = useRoDictionaries()
  const navigate = useNavigate()
  const { confirm, dialog } = useConfirm()
  const actions = useRoActions(order, texts.conflict)
  const [decision, setDecision] = useState<DialogAction | null>(null)
  const [isFormChanged, setFormChanged] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  // Blocks decisions until the version that was saved here is loaded.
  const [savedVersion, setSavedVersion] = useState<number | null>(null)
  const isStale = savedVersion !== null && order.version < savedVersion
  const isPlanEditable = order.actions.includes('savePlan')
  const isProgressEditable = order.actions.includes('saveProgress')
  const isUnsaved = isFormChanged && (isPlanEditable || isProgressEditable)
  // Resets the form after a save by somebody else, unless it has unsaved changes.
  const [formVersion, setFormVersion] = useState(order.version)
  if (!isUnsaved && formVersion !== order.version) setFormVersion(order.version)

  async function confirmAndRun(action: ConfirmedAction): Promise<void> {
    if (action === 'sendPlan') {
      setHasTried(true)
      if (planProblems(planValues(order), order).length > 0) return
    }
    const isConfirmed = await confirm({ ...texts.question[action], confirmLabel: labels[action] })
    if (isConfirmed && (await actions[action]())) setHasTried(false)
  }

  function perform(action: ConfirmedAction | DialogAction | 'edit'): void {
    if (action === 'edit') navigate({ page: '/rectificationOrder', query: { id: order.id } })
    else if (needsConfirmation(action)) void confirmAndRun(action)
    else setDecision(action)
  }

  const [currentCycle, ...earlierCycles] = order.cycles
  const hasPlan = currentCycle !== undefined && currentCycle.causes.length + currentCycle.measures.length > 0
  const primaryAction = nextRoAction(order.actions)
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
        unsaved={isUnsaved ? texts.plan.unsaved : undefined}
        saved={savedVersion === order.version ? texts.progress.saved : undefined}
        actions={BUTTONS.filter(action => order.actions.includes(action)).map(action => (
          <Button
            key={action}
            kind={action === primaryAction ? 'primary' : 'quiet'}
            disabled={
              actions.busy || isStale || (isUnsaved && (action === 'sendPlan' || action === 'report'))
            }
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
            {isPlanEditable && (
              <PlanForm
                key={`plan ${formVersion}`}
                order={order}
                hasTried={hasTried}
                onUnsaved={setFormChanged}
                onSaved={setSavedVersion}
              />
            )}
            {isProgressEditable && (
              <ProgressForm
                key={`progress ${formVersion}`}
                order={order}
                onUnsaved={setFormChanged}
                onSaved={setSavedVersion}
              />
            )}
            {!isPlanEditable && currentCycle !== undefined && hasPlan && (
              <CycleView cycle={currentCycle} title={cycleTitle(currentCycle.cycle)} />
            )}
            {earlierCycles.map(cycle => (
              <CycleView key={cycle.cycle} cycle={cycle} title={cycleTitle(cycle.cycle)} />
            ))}
            <RoExtensions extensions={order.extensions} />
            <RoSignatures order={order} />
          </>
        }
        side={<RoHistory history={order.history} />}
      />
      {decision !== null && order.actions.includes(decision) && (
        <RoDecision order={order} action={decision} actions={actions} onClose={() => setDecision(null)} />
      )}
      {dialog}
    </Stack>
  )
}
