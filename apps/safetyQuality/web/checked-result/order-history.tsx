import { RecordHistory } from '@apron/pages/record'
import { fillText, useTexts } from '@apron/sdk'
import type { HistoryEntry } from '../../contract/check-order.entities.ts'
import { isSameResult, NO_RESULT } from '../../contract/rules/results.ts'
import { STATUS_TEXTS } from '../../contract/values.ts'
import { CHECKED_RESULT_TEXTS, HISTORY_TEXTS } from './checked-result.texts.ts'
import { numberRanges, useResultSummary } from './item-words.ts'

/** History of the order, newest first. */
export function OrderHistory({ history }: { readonly history: readonly HistoryEntry[] }) {
  const { change, items } = useTexts(CHECKED_RESULT_TEXTS)
  const words = useResultSummary()
  const actions = useTexts(HISTORY_TEXTS)
  const states = useTexts(STATUS_TEXTS)
  return (
    <RecordHistory
      entries={history}
      actions={actions}
      states={states}
      meanings={MEANINGS}
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

const MEANINGS: Partial<Record<HistoryEntry['action'], 'amber' | 'green'>> = {
  return: 'amber',
  approve: 'green',
}
