import { wireMinute } from '@apron/contract/wire/wire-time'
import { fillText, useTexts } from '@apron/sdk'
import { FoldedFacts, factsOf } from '@apron/ui/description-list'
import { Faint, Mono, Unbroken } from '@apron/ui/text'
import type { CheckOrderDetail } from '../../contract/check-order.entities.ts'
import { useCheckDictionaries } from '../shared/dictionaries.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'

interface OrderFactsProps {
  readonly order: CheckOrderDetail
  /** One line that opens on demand: while the items are worked on they come first. */
  readonly brief: boolean
}

/** What is checked, where, by whom and when. */
export function OrderFacts({ order, brief }: OrderFactsProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).facts
  const dictionaries = useCheckDictionaries()
  const { template, approver } = order
  const period = (from: string | null, to: string | null) =>
    from === null ? (
      texts.none
    ) : (
      <>
        <Unbroken>{`${wireMinute(from)} –`}</Unbroken> <Unbroken>{wireMinute(to)}</Unbroken>
      </>
    )
  const place = [order.siteCode, order.area].filter(part => part !== '').join(' · ')
  const templateName =
    template === null ? (
      texts.byHand
    ) : (
      <>
        <Mono>{template.code}</Mono> {template.name}
      </>
    )
  const items = factsOf(texts, {
    checkedDept: order.checkedDept.name,
    place: <Mono>{place}</Mono>,
    checkCat: dictionaries.label('CHECK_CAT', order.checkCat),
    leadChecker: order.leadChecker.name,
    checkers: order.checkers.map(checker => checker.name).join(', ') || texts.none,
    announced: order.announced ? texts.yes : texts.no,
    plan: period(order.planStart, order.planEnd),
    actual: period(order.actualStart, order.actualEnd),
    score: order.score?.toFixed(1) ?? texts.none,
    template: (
      <>
        {templateName}
        {template && <Faint> {fillText(texts.revision, { n: String(template.revision) })}</Faint>}
      </>
    ),
    basis: order.basis,
    approver: approver?.name,
  })
  const approveRemark = {
    id: 'approveRemark',
    label: texts.approveRemark,
    value: order.approveRemark,
    wide: true,
  }
  return (
    <FoldedFacts
      title={texts.title}
      open={!brief}
      items={order.approveRemark === '' ? items : [...items, approveRemark]}
      brief={[
        order.checkedDept.name,
        <Mono key="place">{place}</Mono>,
        period(order.planStart, order.planEnd),
        templateName,
      ]}
    />
  )
}
