import type { ReactNode } from 'react'
import { type Meaning, Status } from '../status/status.tsx'

export interface StepListItem {
  readonly no: number
  readonly text: string
  readonly state: { readonly meaning: Meaning; readonly text: string }
}

export interface StepListProps {
  readonly steps: readonly StepListItem[]
  /** Number of the step shown next to the list. */
  readonly current: number | undefined
  /** Locks the other steps, such as while the current one has unsaved input. */
  readonly locked?: boolean
  readonly onChoose: (no: number) => void
  /** The current step. */
  readonly children: ReactNode
}

/** Numbered steps with their states, and the current one next to them. It moves below if there is no room. */
export function StepList({ steps, current, locked = false, onChoose, children }: StepListProps) {
  return (
    <div className="ap-steps">
      <ol>
        {steps.map(({ no, text, state }) => (
          <li key={no}>
            <button
              type="button"
              className="ap-step-link"
              aria-current={no === current ? 'step' : undefined}
              disabled={locked && no !== current}
              onClick={() => onChoose(no)}
            >
              <strong>{no}</strong>
              <span>{text}</span>
              <Status meaning={state.meaning}>{state.text}</Status>
            </button>
          </li>
        ))}
      </ol>
      {children}
    </div>
  )
}
