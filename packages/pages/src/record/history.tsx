import { isoOfWire, wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useTexts } from '@apron/sdk'
import { Section } from '@apron/ui/page'
import { Faint } from '@apron/ui/text'
import { Timeline, type TimelineEntry } from '@apron/ui/timeline'
import type { ReactNode } from 'react'
import { RECORD_TEXTS } from './record.texts.ts'

/** One entry in the history of a record. */
export interface HistoryLine {
  /** Wire time, `2026-03-02 09:00:00`. */
  readonly at: string
  readonly who: string
  readonly what: string
  /** Names of the old and new state. Left out if they are equal. */
  readonly states?: readonly [from: string | null, to: string]
  readonly note?: ReactNode
  readonly meaning?: TimelineEntry['meaning']
}

/** Shows who did what and when, newest first. */
export function History({ lines }: { readonly lines: readonly HistoryLine[] }) {
  const texts = useTexts(RECORD_TEXTS)
  return (
    <Section title={texts.history} count={lines.length}>
      <Timeline
        label={texts.history}
        entries={lines.map(({ at, who, what, states, note, meaning = 'neutral' }, index) => ({
          // The newest comes first. Counting from the end keeps the keys stable when an entry is added.
          id: String(lines.length - index),
          when: wireMinute(at),
          dateTime: isoOfWire(at),
          who,
          what,
          note: (
            <>
              {states !== undefined && states[0] !== null && states[0] !== states[1] && (
                <Faint>{`${states[0]} → ${states[1]}`}</Faint>
              )}
              {note}
            </>
          ),
          meaning,
        }))}
      />
    </Section>
  )
}
