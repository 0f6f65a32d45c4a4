import type { ReactNode } from 'react'
import { Button } from '../../button/button.tsx'

export interface SelectionBarProps {
  /** Accessible name of the bar. */
  readonly label: string
  /** How many are ticked; said aloud when it changes. */
  readonly text: string
  readonly clearLabel: string
  readonly onClear: () => void
  /** Ticks more of them. */
  readonly more?: ReactNode
  /** Buttons of what can be done with them, the main one last. */
  readonly children: ReactNode
}

/** Below a table while rows are ticked: it stays in view and moves none of them. */
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
