import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export interface ProblemProps {
  /** A short sign such as 403; a warning triangle when nothing is said. */
  readonly sign?: string
  readonly title: string
  readonly text?: string
  /** The address that was wanted, for whoever helps. */
  readonly address?: string
  /** `alert` when it comes up over what was there. */
  readonly role?: 'alert' | 'status'
  /** What can be done about it. */
  readonly children: ReactNode
}

/** In place of a whole page: what happened, and what to do. */
export function Problem({ sign, title, text, address, role, children }: ProblemProps) {
  return (
    <div className="ap-problem" role={role}>
      <p className="ap-problem-sign" aria-hidden="true">
        {sign ?? <IconAlertTriangle size={28} stroke={1.5} />}
      </p>
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {address !== undefined && <p className="ap-problem-address">{address}</p>}
      <div className="ap-problem-actions">{children}</div>
    </div>
  )
}
