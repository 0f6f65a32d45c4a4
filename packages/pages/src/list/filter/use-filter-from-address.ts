import { useLocation, useNavigate } from '@apron/sdk'
import { useEffect, useEffectEvent } from 'react'
import { addressWithout, filterFromQuery } from './address-filter.ts'
import type { FilterFields, FilterOf } from './filter-fields.ts'

/**
 * Applies the filter in the address, on the first and on later visits. Removes it from the address, so that later
 * changes by the user are kept and the same link applies again.
 */
export function useFilterFromAddress<Fields extends FilterFields>(
  fields: Fields,
  apply: (filter: FilterOf<Fields>) => void,
): void {
  const location = useLocation()
  const navigate = useNavigate()
  const applyFromAddress = useEffectEvent(() => {
    const filter = filterFromQuery(fields, location.query)
    if (filter === null) return
    apply(filter)
    const rest = addressWithout(location, name => name in fields)
    if (rest !== null) navigate(rest, { replace: true })
  })
  // oxlint-disable-next-line react/exhaustive-deps -- each address is applied once
  useEffect(() => applyFromAddress(), [location.fullPath])
}
