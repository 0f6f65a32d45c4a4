import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export interface ProblemProps {
  /** A short sign such as 403; a warning triangle when nothing is said. */
  readonly sign?: string
  readonly title: string
  /** One sentence. */
  readonly text?: string
  /** For people who help, such as the address; small, below the action. */
  readonly more?: ReactNode
  /** `alert` when it comes up over what was there. */
  readonly role?: 'alert' | 'status'
  /** The one thing to do about it. */
  readonly children: ReactNode
}

/** In place of a whole page: what happened, and what to do. */
export function Problem({ sign, title, text, more, role, children }: ProblemProps) {
  return (
    <div className="ap-problem" role={role}>
      <p className="ap-problem-sign" aria-hidden="true">
        {sign ?? <IconAlertTriangle size={28} stroke={1.5} />}
      </p>
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      <div className="ap-problem-actions">{children}</div>
      {more !== undefined && <div className="ap-problem-more">{more}</div>}
    </div>
  )
}
