import type { ReactNode } from 'react'

export interface RowButtonsProps {
  /** Small plain buttons. */
  readonly children: ReactNode
}

/** The buttons in a cell, aligned with the header of their column. */
export function RowButtons({ children }: RowButtonsProps) {
  return <span className="ap-row-buttons">{children}</span>
}
