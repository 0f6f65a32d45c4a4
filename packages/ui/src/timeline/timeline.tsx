import type { ReactNode } from 'react'
import { type Meaning, StatusShape } from '../status/status.tsx'

export interface TimelineEntry {
  readonly id: string
  /** Displayed time: local time of the site. */
  readonly when: string
  /** Machine-readable time, ISO 8601. */
  readonly dateTime?: string
  readonly who?: string
  /** Says in a few words what happened. */
  readonly what: ReactNode
  readonly note?: ReactNode
  readonly meaning?: Meaning
}

export interface TimelineProps {
  readonly label: string
  readonly entries: readonly TimelineEntry[]
}

/** The events of a record, in the order given. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {entries.map(({ id, when, dateTime, who, what, note, meaning = 'neutral' }) => (
        <li key={id} className={`ap-timeline-entry ap-tone-${meaning}`}>
          <span className="ap-timeline-mark">
            <StatusShape meaning={meaning} />
          </span>
          <div className="ap-timeline-what">{what}</div>
          <div className="ap-timeline-who">
            {who && <span>{who}</span>}
            <time dateTime={dateTime}>{when}</time>
          </div>
          {note && <div className="ap-timeline-note">{note}</div>}
        </li>
      ))}
    </ol>
  )
}
