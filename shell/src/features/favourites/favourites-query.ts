import { listFavourites } from '@apron/contract/menus/favourite.calls'
import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '../../platform/http/http-client.ts'

/**
 * Favourites of the user, shared by every place that shows them. Invalidating the call also invalidates this
 * query.
 */
export const favouritesQuery = (http: HttpClient) =>
  queryOptions({ queryKey: [listFavourites.id], queryFn: () => http.call(listFavourites), staleTime: 60_000 })
