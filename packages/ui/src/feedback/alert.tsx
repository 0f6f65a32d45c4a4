import type { ReactNode } from 'react'
import { type Meaning, StatusShape } from '../status/status.tsx'

export interface AlertProps {
  readonly meaning: Exclude<Meaning, 'neutral'>
  readonly title?: string
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** A notice inside a page about its surroundings. A red one is announced at once. */
export function Alert({ meaning, title, children, action }: AlertProps) {
  return (
    <div className={`ap-alert ap-tone-${meaning}`} role={meaning === 'red' ? 'alert' : 'status'}>
      <span className="ap-tone-mark">
        <StatusShape meaning={meaning} />
      </span>
      <div className="ap-alert-text">
        {title && <strong className="ap-alert-title">{title}</strong>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  )
}
