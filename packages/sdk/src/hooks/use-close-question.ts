import { useEffect, useInsertionEffect, useRef } from 'react'
import { type CloseQuestion, useServices } from '../app/tab-context.ts'

/** Asked before the tab closes or is drawn anew; false keeps it. In place of the ordinary question about unsaved work. */
export function useCloseQuestion(ask: CloseQuestion): void {
  const { questions } = useServices()
  const newest = useRef(ask)
  // Unlike other effects this one also runs while the tab is hidden, so the question is never a stale one.
  useInsertionEffect(() => {
    newest.current = ask
  })
  useEffect(() => questions.add(reason => newest.current(reason)), [questions])
}
