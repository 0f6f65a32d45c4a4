import { Status } from '../../status/status.tsx'

export interface RowResultLine {
  readonly id: string
  /** Name of the row. */
  readonly name: string
  /** Facts the decision is based on. */
  readonly detail?: string
  /** Undefined: not decided yet. */
  readonly result?: { readonly done: boolean; readonly text: string; readonly reason?: string }
}

export interface RowResultsProps {
  readonly label: string
  readonly lines: readonly RowResultLine[]
}

/** The rows of a joint action, each with its result. */
export function RowResults({ label, lines }: RowResultsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <ul className="ap-row-results" aria-label={label} tabIndex={0}>
      {lines.map(({ id, name, detail, result }) => (
        <li key={id}>
          <span className="ap-row-results-name">{name}</span>
          {detail && <span className="ap-row-results-detail">{detail}</span>}
          {result && <Status meaning={result.done ? 'green' : 'red'}>{result.text}</Status>}
          {result?.reason && <span className="ap-row-results-why">{result.reason}</span>}
        </li>
      ))}
    </ul>
  )
}
