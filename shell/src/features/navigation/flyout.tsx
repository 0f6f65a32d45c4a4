import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { flyoutTop } from './flyout-position.ts'
import styles from './sidebar.module.css'

/** A group of the collapsed menu, shown next to its entry. */
export function Flyout({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = panel
    const entry = current?.parentElement?.getBoundingClientRect()
    if (!current || !entry) return
    current.style.top = `${flyoutTop(entry.top, current.offsetHeight, window.innerHeight)}px`
    current.style.left = `${entry.right}px`
  })
  return (
    <div ref={panel} className={styles['beside']}>
      <p className={styles['besideTitle']}>{title}</p>
      {children}
    </div>
  )
}
