import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { ConflictAlert, type Signature, Signatures, signatureOf, validEntry } from '@apron/pages/record'
import { DescribedHistory, useRecordWords } from '@apron/pages/records'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { FoldedFacts, factsOf } from '@apron/ui/description-list'
import { TextAreaField } from '@apron/ui/fields'
import { Section } from '@apron/ui/page'
import { Faint, Mono, NoWrap, Prose } from '@apron/ui/text'
import type { CheckOrderDetail, HistoryEntry } from '../../contract/checks/check-order.entities.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import { checkOrder } from '../../contract/checks/check-order.ts'
import { isSameResult, NO_RESULT } from '../../contract/rules/checks/results.ts'
import { CHECK_LIMITS, STATUS_TEXTS } from '../../contract/values.ts'
import { TemplateName } from '../shared/template-name.tsx'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { CONCLUSION } from './draft.ts'
import { numberRanges, useResultSummary } from './item-words.ts'
import type { OrderWork } from './use-order-work.ts'

/** Shows a period whose ends do not wrap. */
const Period = ({ from, to }: { readonly from: string; readonly to: string | null }) => (
  <>
    <NoWrap>{`${wireMinute(from)} –`}</NoWrap> <NoWrap>{wireMinute(to)}</NoWrap>
  </>
)

/** Shows subject, place, team and dates of the check; in one line while the items are edited. */
export function OrderFacts({ work: { order, editing } }: { readonly work: OrderWork }) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).facts
  const words = useRecordWords(checkOrder)
  const { template, approveRemark, actualStart } = order
  const dept = order.checkedDept.name
  const place = <Mono key="place">{[order.siteCode, order.area].filter(Boolean).join(' · ')}</Mono>
  const plan = <Period key="plan" from={order.planStart} to={order.planEnd} />
  const templateName = template ? <TemplateName key="template" {...template} /> : texts.byHand
  const revision = template && fillText(texts.revision, { n: template.revision })
  const items = factsOf(texts, {
    checkedDept: dept,
    place,
    checkCat: words.format('checkCat', { ...order }),
    leadChecker: order.leadChecker.name,
    checkers: order.checkers.map(({ name }) => name).join(', '),
    announced: order.announced ? texts.yes : texts.no,
    plan,
    actual: actualStart && <Period from={actualStart} to={order.actualEnd} />,
    score: order.score?.toFixed(1) ?? null,
    template: (
      <>
        {templateName} <Faint>{revision}</Faint>
      </>
    ),
    basis: order.basis,
    approver: order.approver?.name,
  })
  const remark = { id: 'approveRemark', label: texts.approveRemark, value: approveRemark, wide: true }
  return (
    <FoldedFacts
      title={texts.title}
      open={!editing}
      items={approveRemark === '' ? items : [...items, remark]}
      brief={[dept, place, plan, templateName]}
    />
  )
}

export function OrderConclusion({ work }: { readonly work: OrderWork }) {
  const { work: texts, itemConflict } = useTexts(CHECKED_RESULT_TEXTS)
  const missing = CHECK_ORDER_ERRORS.conclusionMissing[useLanguage()]
  const { order, parts, editing, conclusion } = work
  const isMissing = work.shownProblems.some(({ itemId }) => itemId === null)
  return (
    <Section title={texts.conclusion}>
      <div data-item={CONCLUSION}>
        {parts.conflicts.includes(CONCLUSION) && (
          <ConflictAlert
            title={itemConflict.conclusion}
            theirs={order.conclusion || texts.noConclusion}
            own={conclusion || texts.noConclusion}
            onKeepOwn={() => parts.keepOwn(CONCLUSION)}
            onTakeTheirs={() => parts.takeTheirs(CONCLUSION)}
          />
        )}
        {editing ? (
          <TextAreaField
            label={texts.conclusion}
            hideLabel
            rows={4}
            required
            maxLength={CHECK_LIMITS.conclusion}
            value={conclusion}
            error={isMissing ? missing : undefined}
            onChange={text => parts.change(CONCLUSION, () => text)}
          />
        ) : (
          <Prose>{conclusion || <Faint>{texts.noConclusion}</Faint>}</Prose>
        )}
      </div>
    </Section>
  )
}

/** Shows the history of an order, with the previous values of saved results. */
export function OrderHistory({ order }: { readonly order: CheckOrderDetail }) {
  const { change, items } = useTexts(CHECKED_RESULT_TEXTS)
  const words = useResultSummary()
  return (
    <DescribedHistory
      record={checkOrder}
      row={order}
      renderNote={({ action, changes = [], remark }) => (
        <>
          {remark !== '' && (
            <p>{action === 'saveResult' ? fillText(items, { items: numberRanges(remark) }) : remark}</p>
          )}
          {changes
            .filter(({ before }) => !isSameResult(before, NO_RESULT))
            .map(({ seq, before, after }) => (
              <p key={seq}>{fillText(change, { seq, before: words(before), after: words(after) })}</p>
            ))}
        </>
      )}
    />
  )
}

/** Actions that void earlier signatures: the order is worked on again, or never completed. */
const VOIDING_ACTIONS: ReadonlySet<HistoryEntry['action']> = new Set(['return', 'cancel'])

/** Returns the valid signatures: of the lead checker, by submitting, and of the approver. */
export function signaturesOf({
  history,
  leadChecker,
  approver,
}: Pick<CheckOrderDetail, 'history' | 'leadChecker' | 'approver'>): Signature<'leadChecker' | 'approver'>[] {
  return [
    signatureOf('leadChecker', validEntry(history, VOIDING_ACTIONS, 'submit'), leadChecker),
    signatureOf('approver', validEntry(history, VOIDING_ACTIONS, 'approve'), approver),
  ]
}

/** Prints who signed an order. */
export function OrderSignatures({ order }: { readonly order: CheckOrderDetail }) {
  const labels = useTexts(CHECKED_RESULT_TEXTS).facts
  const state = useTexts(STATUS_TEXTS)[order.status]
  return <Signatures title={`${order.checkNo} · ${state}`} signatures={signaturesOf(order)} labels={labels} />
}
