import { useEffect } from 'react'
import { useServices } from '../app/tab-context.ts'

/** Reports unsaved work, so that the tab asks before it closes or reloads and does not sleep. */
export function useDirty(isDirty: boolean): void {
  const { dirty } = useServices()
  useEffect(() => (isDirty ? dirty.add(Symbol('unsaved work')) : undefined), [dirty, isDirty])
}
