import { useHost } from '@apron/sdk'
import { useCallback, useState } from 'react'
import { type CheckListView, readView } from './check-list-view.ts'

const KEY = 'checkList'

/** The view of this person on this browser; nobody finds the filter of somebody else. */
export function useRememberedView(): [CheckListView, (view: CheckListView) => void] {
  const host = useHost()
  const [view, setView] = useState(() => readView(host.remembered(KEY)))
  const remember = useCallback(
    (next: CheckListView) => {
      setView(next)
      host.remember(KEY, next)
    },
    [host],
  )
  return [view, remember]
}
