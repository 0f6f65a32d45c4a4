import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import { useAppQuery } from '@apron/sdk/query'
import type { SelectOption } from '@apron/ui/select'
import { useMemo } from 'react'

type Source = 'department' | 'enterprise' | 'site' | 'airport' | 'role' | 'post'

/** Returns the entries of a data source as options with codes. Empty while loading. */
export function useSourceOptions(dataSourceId: Source): readonly SelectOption[] {
  const { data } = useAppQuery(queryDataSource, { body: { dataSourceId } })
  return useMemo(
    () => (data ?? []).map(({ id, sourceName }) => ({ value: id, label: `${id} ${sourceName}` })),
    [data],
  )
}
