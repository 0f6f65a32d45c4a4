import { fillText, useTexts } from '@apron/sdk'
import { DescriptionList } from '@apron/ui/description-list'
import { Faint, Mono } from '@apron/ui/text'
import type { CheckOrderDetail } from '../../contract/check-order.entities.ts'
import type { CheckDictionaries } from '../shared/dictionaries.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'

interface OrderFactsProps {
  readonly order: CheckOrderDetail
  readonly dictionaries: CheckDictionaries
  /** One line that opens on demand: while the items are worked on they come first. */
  readonly brief: boolean
}

/** What is checked, where, by whom and when. */
export function OrderFacts({ order, dictionaries, brief }: OrderFactsProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).facts
  const { template, approver } = order
  const revision = fillText(texts.revision, { n: String(template.revision) })
  const period = (from: string | null, to: string | null) =>
    from === null ? (
      texts.none
    ) : (
      <>
        <span className="sq-moment">{`${from.slice(0, 16)} –`}</span>{' '}
        <span className="sq-moment">{to?.slice(0, 16)}</span>
      </>
    )
  const items = [
    { id: 'checkedDept', label: texts.checkedDept, value: order.checkedDept.name },
    { id: 'place', label: texts.place, value: `${order.siteCode} · ${order.area}`, mono: true },
    { id: 'checkCat', label: texts.checkCat, value: dictionaries.label('CHECK_CAT', order.checkCat) },
    { id: 'leadChecker', label: texts.leadChecker, value: order.leadChecker.name },
    {
      id: 'checkers',
      label: texts.checkers,
      value: order.checkers.map(checker => checker.name).join(', ') || texts.none,
    },
    { id: 'announced', label: texts.announced, value: order.announced ? texts.yes : texts.no },
    { id: 'plan', label: texts.plan, value: period(order.planStart, order.planEnd) },
    { id: 'actual', label: texts.actual, value: period(order.actualStart, order.actualEnd) },
    { id: 'score', label: texts.score, value: order.score?.toFixed(1) ?? texts.none },
    {
      id: 'template',
      label: texts.template,
      value: (
        <>
          <Mono>{template.code}</Mono> {template.name} <Faint>{revision}</Faint>
        </>
      ),
    },
    { id: 'basis', label: texts.basis, value: order.basis },
    ...(approver === null ? [] : [{ id: 'approver', label: texts.approver, value: approver.name }]),
    ...(order.approveRemark === ''
      ? []
      : [{ id: 'approveRemark', label: texts.approveRemark, value: order.approveRemark, wide: true }]),
  ]
  return (
    <details className="sq-facts" open={!brief}>
      <summary>
        <span className="sq-facts-title">{texts.title}</span>
        <span className="sq-facts-brief">
          <span>{order.checkedDept.name}</span>
          <Mono>{`${order.siteCode} · ${order.area}`}</Mono>
          <span>{period(order.planStart, order.planEnd)}</span>
          <span>
            <Mono>{template.code}</Mono> {template.name}
          </span>
        </span>
      </summary>
      <div className="sq-facts-body">
        <DescriptionList items={items} columns={3} />
      </div>
    </details>
  )
}
