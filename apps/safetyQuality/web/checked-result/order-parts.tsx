import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import type { PartDraft } from '@apron/pages/draft'
import { ConflictAlert } from '@apron/pages/record'
import { DescribedHistory, useRecordWords } from '@apron/pages/records'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { FoldedFacts, factsOf } from '@apron/ui/description-list'
import { TextAreaField } from '@apron/ui/fields'
import { Section } from '@apron/ui/page'
import { Faint, Mono, Prose, Unbroken } from '@apron/ui/text'
import type { CheckOrderDetail } from '../../contract/checks/check-order.entities.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import { checkOrder } from '../../contract/checks/check-order.ts'
import { isSameResult, NO_RESULT } from '../../contract/rules/checks/results.ts'
import { CHECK_LIMITS } from '../../contract/values.ts'
import { TemplateName } from '../shared/template-name.tsx'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { CONCLUSION, type OrderPart } from './draft.ts'
import { numberRanges, useResultSummary } from './item-words.ts'

/** Shows a period whose ends do not wrap. */
const Period = ({ from, to }: { readonly from: string; readonly to: string | null }) => (
  <>
    <Unbroken>{`${wireMinute(from)} –`}</Unbroken> <Unbroken>{wireMinute(to)}</Unbroken>
  </>
)

interface OrderFactsProps {
  readonly order: CheckOrderDetail
  /** True for one line that can be expanded: while the items are edited they come first. */
  readonly brief: boolean
}

/** Shows subject, place, team and dates of the check. */
export function OrderFacts({ order, brief }: OrderFactsProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).facts
  const words = useRecordWords(checkOrder)
  const { template, approveRemark, actualStart } = order
  const dept = order.checkedDept.name
  const place = <Mono key="place">{[order.siteCode, order.area].filter(Boolean).join(' · ')}</Mono>
  const plan = <Period key="plan" from={order.planStart} to={order.planEnd} />
  const templateName = template ? <TemplateName key="template" {...template} /> : texts.byHand
  const items = factsOf(texts, {
    checkedDept: dept,
    place,
    checkCat: words.format('checkCat', { ...order }),
    leadChecker: order.leadChecker.name,
    checkers: order.checkers.map(checker => checker.name).join(', ') || texts.none,
    announced: order.announced ? texts.yes : texts.no,
    plan,
    actual: actualStart === null ? texts.none : <Period from={actualStart} to={order.actualEnd} />,
    score: order.score?.toFixed(1) ?? texts.none,
    template: (
      <>
        {templateName}
        {template && <Faint> {fillText(texts.revision, { n: String(template.revision) })}</Faint>}
      </>
    ),
    basis: order.basis,
    approver: order.approver?.name,
  })
  const remark = { id: 'approveRemark', label: texts.approveRemark, value: approveRemark, wide: true }
  return (
    <FoldedFacts
      title={texts.title}
      open={!brief}
      items={approveRemark === '' ? items : [...items, remark]}
      brief={[dept, place, plan, templateName]}
    />
  )
}

interface OrderConclusionProps {
  /** The order as stored. */
  readonly order: Pick<CheckOrderDetail, 'conclusion'>
  /** The conclusion with the unsaved changes of the person. */
  readonly conclusion: string
  readonly parts: PartDraft<OrderPart>
  readonly editing: boolean
  readonly missing: boolean
}

export function OrderConclusion({ order, conclusion, parts, editing, missing }: OrderConclusionProps) {
  const { work: texts, itemConflict } = useTexts(CHECKED_RESULT_TEXTS)
  const language = useLanguage()
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
            error={missing ? CHECK_ORDER_ERRORS.conclusionMissing[language] : undefined}
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
