import type { ReactNode } from 'react'

export interface NoticeBarProps {
  readonly icon: ReactNode
  readonly children: string
  /** At the end, the main one last. */
  readonly actions?: ReactNode
}

/** A line over the whole width that says what concerns everything below it, and offers what to do. */
export function NoticeBar({ icon, children, actions }: NoticeBarProps) {
  return (
    <output className="ap-notice-bar">
      {icon}
      <p>{children}</p>
      {actions}
    </output>
  )
}
