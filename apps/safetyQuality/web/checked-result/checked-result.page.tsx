import { DraftNotice } from '@apron/pages/draft'
import { OtherSiteNotice, RecordPage, UnsavedGuard } from '@apron/pages/record'
import { ActionButtons } from '@apron/pages/records'
import { fillText, useLanguage, useNavigate, useQueryParam, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { useConfirm } from '@apron/ui/confirm'
import { Alert } from '@apron/ui/feedback'
import { Columns, Stack } from '@apron/ui/page'
import { RecordHeader } from '@apron/ui/record-header'
import { useRef, useState } from 'react'
import { checkOrderDetail } from '../../contract/checks/check-order.calls.ts'
import type { CheckOrderDetail } from '../../contract/checks/check-order.entities.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import { type CheckAction, checkOrder } from '../../contract/checks/check-order.ts'
import { countResults } from '../../contract/rules/checks/results.ts'
import { itemProblem } from '../../contract/rules/checks/submit-problems.ts'
import { CheckState } from '../shared/check-state.tsx'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { CONCLUSION, isResult } from './draft.ts'
import { useResultSummary } from './item-words.ts'
import { OrderDecision } from './order-decision.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderConclusion, OrderFacts, OrderHistory, OrderSignatures } from './order-parts.tsx'
import { nextAction, sortActions, useOrderWork } from './use-order-work.ts'

/** Page `/safetyQuality/checkedResult?id=…&source=checkList` (§2). */
export default function CheckedResultPage() {
  const texts = useTexts(CHECKED_RESULT_TEXTS)
  return (
    <RecordPage
      call={checkOrderDetail}
      titleOf={order => order.checkNo}
      gone={CHECK_ORDER_ERRORS.notFound[useLanguage()]}
      list={{ page: '/checkList', label: texts.backToList }}
    >
      {order => <CheckOrder order={order} />}
    </RecordPage>
  )
}

/** Shows one check order, editable if it is opened from the list of check orders. */
function CheckOrder({ order }: { readonly order: CheckOrderDetail }) {
  const texts = useTexts(CHECKED_RESULT_TEXTS)
  const language = useLanguage()
  const summary = useResultSummary()
  const { confirm, dialog } = useConfirm()
  const navigate = useNavigate()
  const container = useRef<HTMLDivElement>(null)
  const [decision, setDecision] = useState<'approve' | 'return' | 'cancel' | null>(null)
  const work = useOrderWork(order, useQueryParam('source') === 'checkList')
  const { actions, items, parts, problems, shownProblems } = work
  const { dirty } = parts
  const { nc, obs } = countResults(items.map(item => item.result.result))
  const count = order.itemCount
  const done = items.filter(item => itemProblem(item) === null).length
  const [firstConflict] = parts.conflicts
  const focus = (part: string): void => focusPart(container.current, part)
  const focusFirstProblem = () => focus(problems[0]?.itemId ?? CONCLUSION)

  /** Blocks saving until the person has resolved every conflict with a colleague. */
  const save = async () => {
    if (firstConflict === undefined) return (await parts.save()) !== null
    focus(firstConflict)
    return false
  }

  const confirmAction = (action: 'issue' | 'submit') => {
    const { title, message } = texts[`${action}Question`]
    const confirmLabel = checkOrder.actions[action][language]
    return confirm({ title, message: fillText(message, { count, nc, obs }), confirmLabel })
  }

  async function submit(): Promise<void> {
    if (firstConflict !== undefined) return focus(firstConflict)
    work.showProblems()
    if (problems.length > 0) focusFirstProblem()
    else if (await confirmAction('submit')) await work.submit()
  }

  const perform = async (action: CheckAction) => {
    if (action === 'edit') navigate({ page: '/checkOrder', query: { id: order.id } })
    else if (action === 'saveResult') await save()
    else if (action === 'submit') await submit()
    else if (action === 'start') await work.run(action)
    else if (action !== 'issue') setDecision(action)
    else if (await confirmAction(action)) await work.run(action)
  }

  const conflict =
    firstConflict !== undefined
      ? fillText(texts.itemConflict.count, { n: parts.conflicts.length })
      : work.conflict && dirty && texts.conflict
  const remaining = shownProblems.length > 0 && fillText(texts.work.left, { n: shownProblems.length })
  const next = (
    <Button size="small" onClick={focusFirstProblem}>
      {texts.work.next}
    </Button>
  )
  return (
    <Stack ref={container}>
      {dirty && <UnsavedGuard onSave={save} onDiscard={parts.draft.forget} />}
      <RecordHeader
        title={order.title}
        number={order.checkNo}
        state={<CheckState {...order} />}
        facts={[
          fillText(texts.work.progress, { done, count }),
          ...(nc > 0 ? [fillText(texts.work.nc, { n: nc })] : []),
          ...(obs > 0 ? [fillText(texts.work.obs, { n: obs })] : []),
        ]}
        unsaved={dirty ? texts.work.unsaved : undefined}
        saved={parts.saved?.version === order.version ? texts.done.saveResult : undefined}
        notice={
          (conflict || remaining) && (
            <Alert meaning="amber" action={!conflict && next}>
              {conflict || remaining}
            </Alert>
          )
        }
        progress={{ value: done, max: count }}
        actions={
          <ActionButtons
            record={checkOrder}
            names={sortActions(actions)}
            primary={nextAction(actions, dirty)}
            busy={work.busy}
            isDisabled={action => action === 'saveResult' && !dirty}
            labels={order.status === 'RETURNED' ? { start: texts.action.resume } : {}}
            onAction={action => void perform(action)}
          />
        }
      />
      {parts.isWaiting && <Alert meaning="info">{texts.waiting}</Alert>}
      <DraftNotice
        draft={parts.draft}
        labelOf={name => {
          const seq = order.items.find(({ id }) => id === name)?.seq
          return seq === undefined ? texts.work.conclusion : fillText(texts.item.draft, { seq })
        }}
        wordsOf={(_name, value) => (isResult(value) ? summary(value) : undefined)}
      />
      {order.otherSite && <OtherSiteNotice site={order.siteCode} />}
      <Columns
        main={
          <>
            <OrderFacts work={work} />
            <OrderItems work={work} />
            <OrderConclusion work={work} />
            <OrderSignatures order={order} />
          </>
        }
        side={<OrderHistory order={order} />}
      />
      {decision !== null && <OrderDecision work={work} action={decision} onClose={() => setDecision(null)} />}
      {dialog}
    </Stack>
  )
}

const CONTROLS = ':is(input, textarea, button)'

/** Focuses the first invalid control of an item or the conclusion, or else its first control, once problems are shown. */
function focusPart(container: HTMLElement | null, part: string): void {
  requestAnimationFrame(() => {
    const section = container?.querySelector(`[data-item="${CSS.escape(part)}"]`)
    const invalid = section?.querySelector<HTMLElement>(
      `[aria-invalid="true"]${CONTROLS}, [aria-invalid="true"] ${CONTROLS}`,
    )
    const control = invalid ?? section?.querySelector<HTMLElement>(CONTROLS)
    control?.focus({ preventScroll: true })
    // `nearest` respects the scroll margin below the header; `center` would also scroll the shell.
    section?.scrollIntoView({ block: 'nearest' })
  })
}
