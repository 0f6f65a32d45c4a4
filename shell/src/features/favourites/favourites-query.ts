import { listFavourites } from '@apron/contract/calls/favourite.calls'
import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '../../platform/http/http-client.ts'

/** One's own favourites; every place that shows them shares them. Whoever invalidates the call's answers means these too. */
export const favouritesQuery = (http: HttpClient) =>
  queryOptions({ queryKey: [listFavourites.id], queryFn: () => http.call(listFavourites), staleTime: 60_000 })
