import type { ReactNode } from 'react'
import { Button } from '../../button/button.tsx'

export interface SelectionBarProps {
  /** Accessible name of the bar. */
  readonly label: string
  /** Number of ticked rows. Announced when it changes. */
  readonly text: string
  readonly clearLabel: string
  readonly onClear: () => void
  /** Ticks more of them. */
  readonly more?: ReactNode
  /** Buttons that act on the ticked rows, the main one last. */
  readonly children: ReactNode
}

/** A bar below the table while rows are ticked. Stays in view and moves no row. */
export function SelectionBar({ label, text, clearLabel, onClear, more, children }: SelectionBarProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
    <div role="group" aria-label={label} className="ap-selection">
      <output className="ap-selection-text">{text}</output>
      {more}
      <Button kind="plain" onClick={onClear}>
        {clearLabel}
      </Button>
      <div className="ap-selection-actions">{children}</div>
    </div>
  )
}
