import type { ReactNode } from 'react'
import type { Meaning } from '../status/status.tsx'

export interface NoticeBarProps {
  /** 'info' by default. */
  readonly meaning?: Extract<Meaning, 'info' | 'amber'>
  readonly icon: ReactNode
  readonly children: string
  /** Buttons at the end, the main one last. */
  readonly actions?: ReactNode
}

/** A full-width line with a message about everything below it, and its actions. */
export function NoticeBar({ meaning = 'info', icon, children, actions }: NoticeBarProps) {
  return (
    <output className={`ap-notice-bar ap-tone-${meaning}`}>
      {icon}
      <p>{children}</p>
      {actions}
    </output>
  )
}
