import { REASON_LENGTHS } from '@apron/contract/records/actions'
import { DraftNotice } from '@apron/pages/draft'
import { DecisionDialog, OtherSiteNotice, UnsavedGuard } from '@apron/pages/record'
import { fillText, useNavigate, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { useConfirm } from '@apron/ui/confirm'
import { Alert } from '@apron/ui/feedback'
import { Columns } from '@apron/ui/page'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CheckItem, CheckOrderDetail, ItemResult } from '../../contract/check-order.entities.ts'
import { type CheckAction } from '../../contract/check-order.ts'
import { countResults } from '../../contract/rules/results.ts'
import { itemProblem, submitProblems } from '../../contract/rules/submit-problems.ts'
import { CHECK_LIMITS } from '../../contract/values.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import {
  changeConclusion,
  changedByOthers,
  changeResult,
  conclusionChanged,
  conclusionWithDraft,
  isAllOf,
  isDirty,
  itemsWithDraft,
  keepOwn,
  NO_DRAFT,
  takeTheirs,
  withoutSaved,
} from './draft.ts'
import { OrderConclusion } from './order-conclusion.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHeader } from './order-header.tsx'
import { OrderHistory } from './order-history.tsx'
import { focusItem, OrderItems } from './order-items.tsx'
import { OrderSignatures } from './order-signatures.tsx'
import { useOrderActions } from './use-order-actions.ts'
import { orderDraftKey, useOrderDraft } from './use-order-draft.ts'

interface CheckOrderWorkProps {
  readonly order: CheckOrderDetail
  /** Opened to be worked on; otherwise only to be read. */
  readonly working: boolean
}

/** One check order: facts, items, conclusion and history, in the mode that fits the person. */
export function CheckOrderWork({ order, working }: CheckOrderWorkProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS)
  const { confirm, dialog } = useConfirm()
  const navigate = useNavigate()
  const container = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState(NO_DRAFT)
  const [conflict, setConflict] = useState(false)
  const [tried, setTried] = useState(false)
  const [focus, setFocus] = useState<{ readonly itemId: string } | null>(null)
  const [asking, setAsking] = useState<'approve' | 'return' | 'cancel' | null>(null)
  const actions = working ? order.actions : []
  const editing = actions.includes('saveResult')
  const { notice: kept, placed } = useOrderDraft(order, { editing, draft, onTake: setDraft })
  const act = useOrderActions(order, placed, {
    onSaved: sent => {
      setConflict(false)
      setDraft(now => withoutSaved(now, sent))
    },
    onConflict: () => setConflict(true),
    onWaiting: kept.draft.forget,
  })
  // What waits for the network is safe as it is.
  const dirty =
    editing && isDirty(draft) && !(act.waiting !== null && isAllOf(placed.draft.values, act.waiting))
  const items = useMemo(() => (editing ? itemsWithDraft(order, draft) : order.items), [editing, order, draft])
  const conclusion = editing ? conclusionWithDraft(order, draft) : order.conclusion
  const counts = countResults(items.map(item => item.result.result))
  const problems = submitProblems(items, conclusion)
  const theirs = useMemo(
    () => new Map((editing ? changedByOthers(order, draft) : []).map(item => [item.id, item])),
    [editing, order, draft],
  )
  const theirConclusion = editing && conclusionChanged(order, draft) ? order.conclusion : null
  const toChoose = [...theirs.keys(), ...(theirConclusion === null ? [] : ['conclusion'])]
  const [firstToChoose] = toChoose
  const shownProblems = tried && editing ? problems : []
  const [firstShown] = shownProblems
  const done = items.filter(item => itemProblem(item) === null).length

  useEffect(() => {
    if (focus !== null && container.current !== null) focusItem(container.current, focus.itemId)
  }, [focus])

  const changeItem = useCallback(
    (itemId: string, change: Partial<ItemResult>) => {
      const stored = order.items.find(item => item.id === itemId)
      if (stored !== undefined) setDraft(before => changeResult(before, stored, change))
    },
    [order.items],
  )

  const keepOwnItem = useCallback((item: CheckItem) => setDraft(before => keepOwn(before, item)), [])
  const takeTheirItem = useCallback((itemId: string) => setDraft(before => takeTheirs(before, itemId)), [])

  /** Blocks saving until the person has resolved every conflict with a colleague. */
  const save = async () => {
    if (firstToChoose === undefined) return await act.save(draft)
    setFocus({ itemId: firstToChoose })
    return false
  }

  const submit = async () => {
    if (firstToChoose !== undefined) return setFocus({ itemId: firstToChoose })
    setTried(true)
    const [first] = problems
    if (first !== undefined) return setFocus({ itemId: first.itemId ?? 'conclusion' })
    const numbers = { count: String(order.itemCount), nc: String(counts.nc), obs: String(counts.obs) }
    const message = fillText(texts.submitQuestion.message, numbers)
    const sure = await confirm({ ...texts.submitQuestion, message, confirmLabel: texts.action.submit })
    if (sure && (await act.submit(draft))) setTried(false)
  }

  const issue = async () => {
    const message = fillText(texts.issueQuestion.message, { count: String(order.itemCount) })
    const sure = await confirm({ ...texts.issueQuestion, message, confirmLabel: texts.action.issue })
    if (sure) await act.issue()
  }

  const perform = (action: CheckAction) => {
    if (action === 'edit') navigate({ page: '/checkOrder', query: { id: order.id } })
    else if (action === 'issue') void issue()
    else if (action === 'start') void act.start()
    else if (action === 'saveResult') void save()
    else if (action === 'submit') void submit()
    else setAsking(action)
  }

  const decision = {
    return: {
      label: texts.returnQuestion.reason,
      maxLength: REASON_LENGTHS.max,
      min: { length: REASON_LENGTHS.min, problem: texts.returnQuestion.tooShort },
      onDecide: act.sendBack,
    },
    cancel: {
      label: texts.cancelQuestion.reason,
      maxLength: REASON_LENGTHS.max,
      min: { length: REASON_LENGTHS.min, problem: texts.cancelQuestion.tooShort },
      onDecide: act.cancel,
    },
  }
  return (
    <div ref={container} className="sq-work">
      {dirty && <UnsavedGuard onSave={save} onDiscard={kept.draft.forget} />}
      <OrderHeader
        order={order}
        counts={{ ...counts, done }}
        actions={actions}
        dirty={dirty}
        busy={act.busy}
        notice={
          toChoose.length > 0 ? (
            <Alert meaning="amber">{fillText(texts.itemConflict.count, { n: toChoose.length })}</Alert>
          ) : conflict && dirty ? (
            <Alert meaning="amber">{texts.conflict}</Alert>
          ) : (
            firstShown && (
              <Alert
                meaning="amber"
                action={
                  <Button
                    size="small"
                    onClick={() => setFocus({ itemId: firstShown.itemId ?? 'conclusion' })}
                  >
                    {texts.work.next}
                  </Button>
                }
              >
                {fillText(texts.work.left, { n: shownProblems.length })}
              </Alert>
            )
          )
        }
        onAction={perform}
      />
      {act.waiting !== null && <Alert meaning="info">{texts.waiting}</Alert>}
      <DraftNotice {...kept} />
      {order.otherSite && <OtherSiteNotice site={order.siteCode} />}
      <Columns
        main={
          <>
            <OrderFacts order={order} brief={editing} />
            <OrderItems
              draft={orderDraftKey(order)}
              items={items}
              editing={editing}
              problems={new Map(shownProblems.map(({ itemId, error }) => [itemId, error]))}
              onChange={changeItem}
              theirs={theirs}
              onKeepOwn={keepOwnItem}
              onTakeTheirs={takeTheirItem}
            />
            <OrderConclusion
              conclusion={conclusion}
              editing={editing}
              missing={shownProblems.some(problem => problem.itemId === null)}
              onChange={text => setDraft(before => changeConclusion(before, order, text))}
              theirs={theirConclusion}
              onKeepOwn={() =>
                setDraft(({ conclusion: own, ...before }) => ({
                  ...before,
                  conclusion: own && { ...own, was: order.conclusion },
                }))
              }
              onTakeTheirs={() => setDraft(before => ({ ...before, conclusion: null }))}
            />
            <OrderSignatures order={order} />
          </>
        }
        side={<OrderHistory history={order.history} />}
      />
      {asking === 'approve' && (
        <ApproveDialog
          orderId={order.id}
          title={texts.approveQuestion.title}
          action={texts.action.approve}
          label={texts.approveQuestion.remark}
          maxLength={CHECK_LIMITS.remark}
          record={`checkOrder.approve ${order.id}`}
          busy={act.busy !== null}
          onClose={() => setAsking(null)}
          onApprove={act.approve}
        />
      )}
      {asking !== null && asking !== 'approve' && (
        <DecisionDialog
          {...decision[asking]}
          title={texts[`${asking}Question`].title}
          action={texts.action[asking]}
          record={`checkOrder.${asking} ${order.id}`}
          busy={act.busy !== null}
          onClose={() => setAsking(null)}
        />
      )}
      {dialog}
    </div>
  )
}
