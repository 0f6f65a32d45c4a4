import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export interface ProblemProps {
  /** A short code such as 403. A warning triangle by default. */
  readonly sign?: string
  readonly title: string
  /** One sentence. */
  readonly text?: string
  /** Details for support, such as the address. Small, below the action. */
  readonly more?: ReactNode
  /** `alert` if it replaces content that was already shown. */
  readonly role?: 'alert' | 'status'
  /** The one action that helps. */
  readonly children: ReactNode
}

/** Replaces a whole page: says what happened and what to do. */
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
