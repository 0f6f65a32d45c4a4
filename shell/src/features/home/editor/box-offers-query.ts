import { listBoxOffers } from '@apron/contract/home/home.calls'
import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '../../../platform/http/http-client.ts'

/** Boxes that can be added. Always refetched, because permissions and applications change. */
export const boxOffersQuery = (http: HttpClient) =>
  queryOptions({ queryKey: ['home', 'offers'], queryFn: () => http.call(listBoxOffers) })
