import type { CheckOrderDetail, HistoryEntry } from '../../contract/check-order.entities.ts'

/** Who answers for an order with their name; the moment is null while they have not. */
export interface Signature {
  readonly part: 'leadChecker' | 'approver'
  readonly name: string
  /** For whom, where only a delegation gave the right; empty: in their own name. */
  readonly forName: string
  readonly code: string
  readonly at: string | null
}

/** What takes earlier signatures back: the order is worked on again, or never finished. */
const TAKES_BACK: ReadonlySet<HistoryEntry['action']> = new Set(['return', 'cancel'])

/** The signatures that hold: of the lead checker, by submitting, and of whoever approved. */
export function signaturesOf({
  history,
  leadChecker,
  approver,
}: Pick<CheckOrderDetail, 'history' | 'leadChecker' | 'approver'>): Signature[] {
  const undone = history.findIndex(({ action }) => TAKES_BACK.has(action))
  const standing = undone === -1 ? history : history.slice(0, undone)
  const signed = (action: HistoryEntry['action']) => standing.find(entry => entry.action === action)
  const submitted = signed('submit')
  const approved = signed('approve')
  const lead = submitted?.by ?? leadChecker
  const second = approved?.by ?? approver
  return [
    {
      part: 'leadChecker',
      name: lead.name,
      forName: submitted?.forWhom?.name ?? '',
      code: lead.code,
      at: submitted?.at ?? null,
    },
    {
      part: 'approver',
      name: second?.name ?? '',
      forName: approved?.forWhom?.name ?? '',
      code: second?.code ?? '',
      at: approved?.at ?? null,
    },
  ]
}
