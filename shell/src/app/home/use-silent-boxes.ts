import type { Notice } from '@apron/contract/entities/notice'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { favouritesQuery } from '../../features/favourites/favourites-query.ts'
import { noticesQuery } from '../../features/home/home-queries.ts'
import type { HttpClient } from '../../platform/http/http-client.ts'

/** Not there yet, or there and empty; what could not be loaded says so in its box, also while it is tried again. */
const saysNothing = ({ isPending, errorUpdateCount, data }: UseQueryResult<readonly unknown[]>) =>
  isPending ? errorUpdateCount === 0 : data?.length === 0

/** Kinds of box that would only say that there is nothing. @param kinds those that are on the page: no others are asked for */
export function useSilentBoxes(
  http: HttpClient,
  loadNotices: () => Promise<Notice[]>,
  kinds: ReadonlySet<string>,
): ReadonlySet<string> {
  const favourites = useQuery({ ...favouritesQuery(http), enabled: kinds.has('favourites') })
  const notices = useQuery({ ...noticesQuery(loadNotices), enabled: kinds.has('notices') })
  const silent = new Set<string>()
  if (saysNothing(favourites)) silent.add('favourites')
  if (saysNothing(notices)) silent.add('notices')
  return silent
}
