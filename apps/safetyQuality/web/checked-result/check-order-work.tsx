import { DraftNotice, usePartDraft } from '@apron/pages/draft'
import { OtherSiteNotice, Signatures, UnsavedGuard } from '@apron/pages/record'
import { ActionButtons } from '@apron/pages/records'
import { fillText, useLanguage, useNavigate, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { useConfirm } from '@apron/ui/confirm'
import { Alert } from '@apron/ui/feedback'
import { Columns, Stack } from '@apron/ui/page'
import { RecordHeader } from '@apron/ui/record-header'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { CheckOrderDetail } from '../../contract/checks/check-order.entities.ts'
import { type CheckAction, checkOrder } from '../../contract/checks/check-order.ts'
import { countResults } from '../../contract/rules/checks/results.ts'
import { itemProblem, submitProblems } from '../../contract/rules/checks/submit-problems.ts'
import { STATUS_TEXTS } from '../../contract/values.ts'
import { CheckState } from '../shared/check-state.tsx'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import * as draft from './draft.ts'
import { useResultSummary } from './item-words.ts'
import { inOrder, nextAction } from './next-action.ts'
import { OrderDecision } from './order-decision.tsx'
import { focusItem, OrderItems } from './order-items.tsx'
import { OrderConclusion, OrderFacts, OrderHistory } from './order-parts.tsx'
import { signaturesOf } from './signatures.ts'
import { useOrderActions } from './use-order-actions.ts'

interface CheckOrderWorkProps {
  readonly order: CheckOrderDetail
  /** True to work on the order, false to read it. */
  readonly working: boolean
}

/** Shows one check order with facts, items, conclusion and history, editable or read-only. */
export function CheckOrderWork({ order, working }: CheckOrderWorkProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS)
  const { work } = texts
  const states = useTexts(STATUS_TEXTS)
  const language = useLanguage()
  const words = useResultSummary()
  const { confirm, dialog } = useConfirm()
  const navigate = useNavigate()
  const container = useRef<HTMLDivElement>(null)
  const [tried, setTried] = useState(false)
  const [focus, setFocus] = useState<{ readonly on: string } | null>(null)
  const [asking, setAsking] = useState<'approve' | 'return' | 'cancel' | null>(null)
  const actions = working ? order.actions : []
  const editing = actions.includes('saveResult')
  const parts = usePartDraft<draft.OrderPart>({
    of: draft.orderDraftKey(order),
    editing,
    title: order.checkNo,
    stored: useMemo(() => draft.partsOf(order), [order]),
    isSame: draft.isSamePart,
  })
  const { values } = parts
  const act = useOrderActions(order, parts)
  const { dirty } = act
  const items = useMemo(() => order.items.map(item => draft.itemWith(values, item)), [order.items, values])
  const typed = values[draft.CONCLUSION]
  const conclusion = typeof typed === 'string' ? typed : order.conclusion
  const counts = countResults(items.map(item => item.result.result))
  const done = items.filter(item => itemProblem(item) === null).length
  const problems = submitProblems(items, conclusion)
  const shownProblems = tried && editing ? problems : []
  const [toChoose] = parts.conflicts
  const toFirst = () => setFocus({ on: problems[0]?.itemId ?? draft.CONCLUSION })

  useEffect(() => {
    if (focus !== null && container.current !== null) focusItem(container.current, focus.on)
  }, [focus])

  /** Blocks saving until the person has resolved every conflict with a colleague. */
  const save = async () => {
    if (toChoose === undefined) return await act.save()
    setFocus({ on: toChoose })
    return false
  }

  const isSure = (action: 'issue' | 'submit') => {
    const { title, message } = texts[`${action}Question`]
    const numbers = { count: String(order.itemCount), nc: String(counts.nc), obs: String(counts.obs) }
    const confirmLabel = checkOrder.actions[action][language]
    return confirm({ title, message: fillText(message, numbers), confirmLabel })
  }

  const submit = async () => {
    if (toChoose !== undefined) return setFocus({ on: toChoose })
    setTried(true)
    if (problems.length > 0) return toFirst()
    if ((await isSure('submit')) && (await act.submit())) setTried(false)
  }

  const perform = async (action: CheckAction) => {
    if (action === 'edit') navigate({ page: '/checkOrder', query: { id: order.id } })
    else if (action === 'saveResult') await save()
    else if (action === 'submit') await submit()
    else if (action === 'start') await act.run(action)
    else if (action !== 'issue') setAsking(action)
    else if (await isSure(action)) await act.run(action)
  }

  const conflict =
    toChoose !== undefined
      ? fillText(texts.itemConflict.count, { n: parts.conflicts.length })
      : act.conflict && dirty && texts.conflict
  const left = shownProblems.length > 0 && fillText(work.left, { n: shownProblems.length })
  const next = (
    <Button size="small" onClick={toFirst}>
      {work.next}
    </Button>
  )
  return (
    <Stack ref={container}>
      {dirty && <UnsavedGuard onSave={save} onDiscard={parts.kept.forget} />}
      <RecordHeader
        title={order.title}
        number={order.checkNo}
        state={<CheckState status={order.status} dueInDays={order.dueInDays} />}
        facts={[
          fillText(work.progress, { done: String(done), count: String(order.itemCount) }),
          ...(counts.nc > 0 ? [fillText(work.nc, { n: String(counts.nc) })] : []),
          ...(counts.obs > 0 ? [fillText(work.obs, { n: String(counts.obs) })] : []),
        ]}
        unsaved={dirty ? work.unsaved : undefined}
        saved={act.isSaved ? texts.done.saveResult : undefined}
        notice={
          (conflict || left) && (
            <Alert meaning="amber" action={!conflict && next}>
              {conflict || left}
            </Alert>
          )
        }
        progress={{ value: done, max: order.itemCount }}
        actions={
          <ActionButtons
            record={checkOrder}
            names={inOrder(actions)}
            primary={nextAction(actions, dirty)}
            busy={act.busy}
            isDisabled={action => action === 'saveResult' && !dirty}
            labels={order.status === 'RETURNED' ? { start: texts.action.resume } : {}}
            onAction={action => void perform(action)}
          />
        }
      />
      {act.isWaiting && <Alert meaning="info">{texts.waiting}</Alert>}
      <DraftNotice
        draft={parts.kept}
        labelOf={name => {
          const seq = order.items.find(({ id }) => id === name)?.seq
          return seq === undefined ? work.conclusion : fillText(texts.item.draft, { seq })
        }}
        wordsOf={(_name, value) => (draft.isResult(value) ? words(value) : undefined)}
      />
      {order.otherSite && <OtherSiteNotice site={order.siteCode} />}
      <Columns
        main={
          <>
            <OrderFacts order={order} brief={editing} />
            <OrderItems
              order={order}
              items={items}
              parts={parts}
              editing={editing}
              problems={new Map(shownProblems.map(({ itemId, error }) => [itemId, error]))}
            />
            <OrderConclusion
              order={order}
              conclusion={conclusion}
              parts={parts}
              editing={editing}
              missing={shownProblems.some(problem => problem.itemId === null)}
            />
            <Signatures
              title={`${order.checkNo} · ${states[order.status]}`}
              signatures={signaturesOf(order)}
              labels={texts.facts}
            />
          </>
        }
        side={<OrderHistory order={order} />}
      />
      {asking !== null && (
        <OrderDecision orderId={order.id} action={asking} act={act} onClose={() => setAsking(null)} />
      )}
      {dialog}
    </Stack>
  )
}
