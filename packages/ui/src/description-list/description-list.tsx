import { Children, type ReactNode } from 'react'
import { classes } from '../classes/classes.ts'

export interface Fact {
  readonly id: string
  readonly label: string
  /** An empty value is shown as a dash. */
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

/** The facts of a record: label above value, in fewer columns on narrow pages. */
export function DescriptionList({ items, columns = 3 }: DescriptionListProps) {
  return (
    <dl className="ap-facts" data-columns={columns}>
      {items.map(({ id, label, value, mono, wide }) => (
        <div key={id} className={classes('ap-fact', wide && 'ap-fact-wide')}>
          <dt>{label}</dt>
          <dd className={classes(mono && 'ap-mono')}>{isEmpty(value) ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns facts labelled by a text table. Leaves out the ones without a value. */
export function factsOf<Id extends string>(
  labels: Readonly<Record<Id, string>>,
  values: Readonly<Partial<Record<NoInfer<Id>, ReactNode>>>,
): Fact[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the values are some of those of the labels
  const ids = Object.keys(values) as Id[]
  return ids.filter(id => values[id] !== undefined).map(id => ({ id, label: labels[id], value: values[id] }))
}

export interface FoldedFactsProps extends DescriptionListProps {
  readonly title: string
  /** Short values shown while it is folded. */
  readonly brief: readonly ReactNode[]
  readonly open: boolean
}

/** The facts of a record, folded into one line, for pages where the work comes first. */
export function FoldedFacts({ title, brief, open, ...list }: FoldedFactsProps) {
  return (
    <details className="ap-fold" open={open}>
      <summary>
        <span className="ap-fold-title">{title}</span>
        <span className="ap-fold-brief">
          {Children.map(brief, each => (
            <span>{each}</span>
          ))}
        </span>
      </summary>
      <div className="ap-fold-body">
        <DescriptionList {...list} />
      </div>
    </details>
  )
}

/** Short notes, label next to value. Leaves out empty ones. */
export function NoteList({ items }: { readonly items: readonly Pick<Fact, 'label' | 'value'>[] }) {
  const filled = items.filter(({ value }) => !isEmpty(value))
  if (filled.length === 0) return null
  return (
    <dl className="ap-notes">
      {filled.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function isEmpty(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || value === false
}
