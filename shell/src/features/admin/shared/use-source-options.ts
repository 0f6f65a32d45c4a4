import { queryDataSource } from '@apron/contract/calls/data-source.calls'
import type { SelectOption } from '@apron/ui/select'
import { useQuery } from '@tanstack/react-query'
import type { PageServices } from '../../own-pages/page-services.ts'

type Source = 'department' | 'enterprise' | 'site' | 'airport' | 'role' | 'post'

/** The entries of a data source as choices, with their codes; empty while they are on their way. */
export function useSourceOptions({ http }: PageServices, dataSourceId: Source): readonly SelectOption[] {
  const { data = [] } = useQuery({
    queryKey: ['admin', 'source', dataSourceId],
    queryFn: ({ signal }) => http.call(queryDataSource, { body: { dataSourceId }, signal }),
    select: entries => entries.map(({ id, sourceName }) => ({ value: id, label: `${id} ${sourceName}` })),
  })
  return data
}
