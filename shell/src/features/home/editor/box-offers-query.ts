import { listBoxOffers } from '@apron/contract/calls/home.calls'
import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '../../../platform/http/http-client.ts'

/** What may be added; asked anew each time, because rights and applications come and go. */
export const boxOffersQuery = (http: HttpClient) =>
  queryOptions({ queryKey: ['home', 'offers'], queryFn: () => http.call(listBoxOffers) })
