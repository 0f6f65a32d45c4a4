import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { flyoutTop } from './flyout-position.ts'
import styles from './sidebar.module.css'

/** A group of the collapsed menu, shown next to its entry. */
export function Flyout({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    const menuEntry = element?.parentElement?.getBoundingClientRect()
    if (!element || !menuEntry) return
    element.style.top = `${flyoutTop(menuEntry.top, element.offsetHeight, window.innerHeight)}px`
    element.style.left = `${menuEntry.right}px`
  })
  return (
    <div ref={panel} className={styles['flyout']}>
      <p className={styles['flyoutTitle']}>{title}</p>
      {children}
    </div>
  )
}
