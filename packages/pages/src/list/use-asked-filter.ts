import { useLocation, useNavigate } from '@apron/sdk'
import { useEffect, useEffectEvent } from 'react'
import { askedFilter, withoutFilter } from './asked-filter.ts'
import type { FilterFields, FilterOf } from './filter-fields.ts'

/**
 * Takes over the filter that the address asks for, on the first visit and on later ones. It is taken out of the address: what the
 * person changes afterwards is theirs, and the same link asks again.
 */
export function useAskedFilter<Fields extends FilterFields>(
  fields: Fields,
  take: (filter: FilterOf<Fields>) => void,
): void {
  const { path, query, fullPath } = useLocation()
  const navigate = useNavigate()
  const follow = useEffectEvent(() => {
    const asked = askedFilter(fields, query)
    if (asked === null) return
    take(asked)
    const rest = new URLSearchParams(withoutFilter(fields, query)).toString()
    navigate(rest === '' ? `/${path.slice(1)}` : `/${path.slice(1)}?${rest}`, { replace: true })
  })
  // oxlint-disable-next-line react/exhaustive-deps -- each address is followed once
  useEffect(() => follow(), [fullPath])
}
