import {
  getIndexSet,
  listBoxes,
  listHomeApplications,
  listStatements,
} from '@apron/contract/calls/home.calls'
import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '../../platform/http/http-client.ts'

const MINUTE_MS = 60_000

/** What the home page asks the server for. What the person has set changes by their own hand alone. */
export const indexSetQuery = (http: HttpClient) =>
  queryOptions({ queryKey: ['home', 'indexSet'], queryFn: () => http.call(getIndexSet), staleTime: Infinity })

export const boxesQuery = (http: HttpClient) =>
  queryOptions({ queryKey: ['home', 'boxes'], queryFn: () => http.call(listBoxes), staleTime: 5 * MINUTE_MS })

export const applicationsQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: ['home', 'applications'],
    queryFn: () => http.call(listHomeApplications),
    staleTime: 5 * MINUTE_MS,
  })

/** @param site three-letter code: the figures are those of one site */
export const statementsQuery = (http: HttpClient, site: string) =>
  queryOptions({
    queryKey: ['home', 'statements', site],
    queryFn: () => http.call(listStatements),
    staleTime: MINUTE_MS / 2,
  })
