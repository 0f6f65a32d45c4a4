import type { Notice } from '@apron/contract/messages/notice'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { favouritesQuery } from '../../features/favourites/favourites-query.ts'
import { noticesQuery } from '../../features/home/home-queries.ts'
import type { HttpClient } from '../../platform/http/http-client.ts'

/**
 * Returns true until content has arrived, and if it is empty. Failed queries are shown in their box, also
 * while retrying.
 */
const isEmpty = ({ isPending, errorUpdateCount, data }: UseQueryResult<readonly unknown[]>) =>
  isPending ? errorUpdateCount === 0 : data?.length === 0

/** Returns the kinds of box without content. @param kinds kinds on the page; no others are requested */
export function useEmptyBoxes(
  http: HttpClient,
  loadNotices: () => Promise<Notice[]>,
  kinds: ReadonlySet<string>,
): ReadonlySet<string> {
  const favourites = useQuery({ ...favouritesQuery(http), enabled: kinds.has('favourites') })
  const notices = useQuery({ ...noticesQuery(loadNotices), enabled: kinds.has('notices') })
  const empty = new Set<string>()
  if (isEmpty(favourites)) empty.add('favourites')
  if (isEmpty(notices)) empty.add('notices')
  return empty
}
