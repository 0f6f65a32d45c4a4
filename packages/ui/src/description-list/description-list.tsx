import type { ReactNode } from 'react'
import { classes } from '../classes/classes.ts'

export interface Fact {
  readonly id: string
  readonly label: string
  /** Nothing known shows as a dash. */
  readonly value: ReactNode
  /** Monospaced, for registrations, part numbers and codes. */
  readonly mono?: boolean
  /** Spans the whole width, such as a description. */
  readonly wide?: boolean
}

export interface DescriptionListProps {
  readonly items: readonly Fact[]
  readonly columns?: 1 | 2 | 3
}

/** The facts of a record: label above value, in columns that give way on narrow pages. */
export function DescriptionList({ items, columns = 3 }: DescriptionListProps) {
  return (
    <dl className="ap-facts" data-columns={columns}>
      {items.map(({ id, label, value, mono, wide }) => (
        <div key={id} className={classes('ap-fact', wide && 'ap-fact-wide')}>
          <dt>{label}</dt>
          <dd className={classes(mono && 'ap-mono')}>{isNothing(value) ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  )
}

function isNothing(value: ReactNode): boolean {
  return value === null || value === undefined || value === ''
}
