import { fillText, useTexts } from '@apron/sdk'
import { Section } from '@apron/ui/page'
import { Faint } from '@apron/ui/text'
import { Timeline } from '@apron/ui/timeline'
import type { HistoryEntry } from '../../contract/check-order.entities.ts'
import type { HistoryAction } from '../../contract/values.ts'
import { STATUS_TEXTS } from '../shared/status.texts.ts'
import { CHECKED_RESULT_TEXTS, HISTORY_TEXTS } from './checked-result.texts.ts'
import { numberRanges } from './number-ranges.ts'

/** Who did what and when, newest first. */
export function OrderHistory({ history }: { readonly history: readonly HistoryEntry[] }) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).history
  const actions = useTexts(HISTORY_TEXTS)
  const states = useTexts(STATUS_TEXTS)
  const noteOf = ({ action, fromStatus, toStatus, remark }: HistoryEntry) => (
    <>
      {fromStatus !== null && fromStatus !== toStatus && (
        <Faint>{`${states[fromStatus]} → ${states[toStatus]}`}</Faint>
      )}
      {remark !== '' && (
        <p>{action === 'saveResult' ? fillText(texts.items, { items: numberRanges(remark) }) : remark}</p>
      )}
    </>
  )
  return (
    <Section title={texts.title} count={history.length}>
      <Timeline
        label={texts.title}
        entries={history.map((entry, index) => ({
          id: String(history.length - index),
          when: entry.at.slice(0, 16),
          dateTime: `${entry.at.replace(' ', 'T')}+08:00`,
          who: entry.by.name,
          what: actions[entry.action],
          note: noteOf(entry),
          meaning: meaningOf(entry.action),
        }))}
      />
    </Section>
  )
}

function meaningOf(action: HistoryAction) {
  if (action === 'return') return 'amber'
  return action === 'approve' ? 'green' : 'neutral'
}
