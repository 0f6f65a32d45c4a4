import type { ReactNode } from 'react'
import styles from './problem.module.css'

interface ProblemProps {
  /** A short sign such as 403. */
  readonly sign: string
  readonly title: string
  readonly text: string
  readonly address?: string
  readonly children: ReactNode
}

/** A page that says what happened and what to do. */
export function Problem({ sign, title, text, address, children }: ProblemProps) {
  return (
    <div className={styles['problem']}>
      <p className={styles['sign']} aria-hidden="true">
        {sign}
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      {address !== undefined && <p className={styles['address']}>{address}</p>}
      <div className={styles['actions']}>{children}</div>
    </div>
  )
}
