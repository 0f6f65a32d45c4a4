import type { ListSettings, SavedView } from '@apron/contract/lists/list-view'
import { useHost, useLocation, useNavigate, useTexts } from '@apron/sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { addressWithout } from '../filter/address-filter.ts'
import { LIST_TEXTS } from '../list.texts.ts'

/** Query parameter that names a saved view: `?view=<id>`. */
export const VIEW_QUERY = 'view'

interface Settings {
  readonly data: ListSettings | undefined
  readonly isPending: boolean
}

/**
 * Shows the saved view that the address names, and removes it from the address. Only views of the user are found.
 * Returns whether the list must wait for it.
 * @param settings undefined: the list has no saved views
 */
export function useViewFromAddress(
  settings: Settings | undefined,
  show: (saved: SavedView) => void,
): boolean {
  const texts = useTexts(LIST_TEXTS)
  const host = useHost()
  const navigate = useNavigate()
  const location = useLocation()
  const { query, fullPath } = location
  const viewId = settings === undefined ? undefined : query[VIEW_QUERY]
  const isPending = settings?.isPending === true
  const [applied, setApplied] = useState('')
  const applyView = useEffectEvent(() => {
    if (viewId === undefined || isPending) return
    setApplied(fullPath)
    const saved = settings?.data?.views.find(({ id }) => id === viewId)
    if (saved === undefined) host.toast('warning', texts.views.gone)
    else show(saved)
    const rest = addressWithout(location, name => name === VIEW_QUERY)
    if (rest !== null) navigate(rest, { replace: true })
  })
  // oxlint-disable-next-line react/exhaustive-deps -- each address is applied once, when the views are known
  useEffect(() => applyView(), [fullPath, isPending])
  return viewId !== undefined && applied !== fullPath
}
