import type { ReactNode } from 'react'
import type { Meaning } from '../status/status.tsx'

export interface NoticeBarProps {
  /** Information, where nothing is said. */
  readonly meaning?: Extract<Meaning, 'info' | 'amber'>
  readonly icon: ReactNode
  readonly children: string
  /** At the end, the main one last. */
  readonly actions?: ReactNode
}

/** A line over the whole width that says what concerns everything below it, and offers what to do. */
export function NoticeBar({ meaning = 'info', icon, children, actions }: NoticeBarProps) {
  return (
    <output className={`ap-notice-bar ap-tone-${meaning}`}>
      {icon}
      <p>{children}</p>
      {actions}
    </output>
  )
}
