import { listDelegatedFlowItems } from '@apron/contract/flow/flow.calls'
import {
  countApprovals,
  countCustomerInfo,
  countPartNumberRequests,
  countPurchaseRequests,
  countQuantityRequests,
} from '@apron/contract/home/waiting-count.calls'
import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { flowTexts } from '../flow.texts.ts'
import { useRefetchOnChange } from '../shared/flow-hints.ts'

const SHOWN_CALLS = [
  countApprovals,
  countPurchaseRequests,
  countPartNumberRequests,
  countQuantityRequests,
  countCustomerInfo,
  listDelegatedFlowItems,
]

/**
 * Summarises the to-do list per module and for tasks of others, from the counts of §7 (FLOW-08). Omits zeros.
 */
export function useWaitingFacts(): string {
  const t = useTexts(flowTexts).waiting
  const counts: readonly (readonly [text: string, count: number | undefined])[] = [
    [t.approvals, useAppQuery(countApprovals).data],
    [t.purchaseRequests, useAppQuery(countPurchaseRequests).data],
    [t.partNumbers, useAppQuery(countPartNumberRequests).data],
    [t.quantityRequests, useAppQuery(countQuantityRequests).data],
    [t.customerInfo, useAppQuery(countCustomerInfo).data],
    [t.delegated, useAppQuery(listDelegatedFlowItems).data?.total],
  ]
  useRefetchOnChange(SHOWN_CALLS)
  return counts
    .flatMap(([text, count = 0]) => (count > 0 ? [fillText(text, { n: String(count) })] : []))
    .join(' · ')
}
