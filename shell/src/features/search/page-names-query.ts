import { listPageNames } from '@apron/contract/calls/search.calls'
import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '../../platform/http/http-client.ts'

/** What else the pages of somebody's menu are called; asked when they search for the first time. */
export const pageNamesQuery = (http: HttpClient, userCode: string) =>
  queryOptions({
    queryKey: ['search', 'pageNames', userCode],
    queryFn: () => http.call(listPageNames),
    staleTime: Infinity,
  })
