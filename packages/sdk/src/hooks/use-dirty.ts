import { useEffect } from 'react'
import { useServices } from '../app/tab-context.ts'

/** Says that there is unsaved work: the tab is asked before it closes, reloads or sleeps. */
export function useDirty(isDirty: boolean): void {
  const { dirty } = useServices()
  useEffect(() => (isDirty ? dirty.add(Symbol('unsaved work')) : undefined), [dirty, isDirty])
}
