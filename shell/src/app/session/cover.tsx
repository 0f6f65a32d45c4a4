import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { useShell } from '../shell-context.ts'

/** Hides the pages between the end of a session and the next; see `shell.css`. */
export function Cover() {
  const { session, view } = useShell()
  const isOver = useStore(view, ({ sessionOver }) => sessionOver)
  const isExpired = useStore(session, ({ status }) => status === 'expired')
  const isCovered = isOver || isExpired
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-covered', isCovered)
  }, [isCovered])
  return null
}
