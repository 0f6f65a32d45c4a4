import { listPageNames } from '@apron/contract/search/search.calls'
import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '../../platform/http/http-client.ts'

/** Queries the alternative names of the pages in the user's menu, on the first search. */
export const pageNamesQuery = (http: HttpClient, userCode: string) =>
  queryOptions({
    queryKey: ['search', 'pageNames', userCode],
    queryFn: () => http.call(listPageNames),
    staleTime: Infinity,
  })
