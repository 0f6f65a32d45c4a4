import type { ReactNode } from 'react'

export interface NamedRowsProps {
  readonly label: string
  readonly rows: readonly { readonly id: string; readonly name: ReactNode; readonly actions: ReactNode }[]
}

/** A short list of names, each with its buttons. */
export function NamedRows({ label, rows }: NamedRowsProps) {
  return (
    <ul className="ap-named-rows" aria-label={label}>
      {rows.map(({ id, name, actions }) => (
        <li key={id}>
          <span className="ap-row-results-name">{name}</span>
          <span className="ap-named-rows-actions">{actions}</span>
        </li>
      ))}
    </ul>
  )
}
