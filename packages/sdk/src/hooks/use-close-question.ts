import { useEffect, useInsertionEffect, useRef } from 'react'
import { type CloseQuestion, useServices } from '../app/tab-context.ts'

/**
 * Asks before the tab closes or is remounted; false keeps it. Replaces the default question about unsaved
 * work.
 */
export function useCloseQuestion(ask: CloseQuestion): void {
  const { questions } = useServices()
  const newest = useRef(ask)
  // Insertion effects also run while the tab is hidden, so the question is never stale.
  useInsertionEffect(() => {
    newest.current = ask
  })
  useEffect(() => questions.add(reason => newest.current(reason)), [questions])
}
