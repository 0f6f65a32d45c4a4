import {
  getIndexSet,
  listBoxes,
  listHomeApplications,
  listMyWork,
  listStatements,
} from '@apron/contract/calls/home.calls'
import type { Notice } from '@apron/contract/entities/notice'
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

/** What begins with it is asked for anew when the number of unread messages changes: whoever is given work is told. */
export const MY_WORK_KEY = ['home', 'myWork'] as const

/** Asked for anew each time the home page is looked at. @param site of the tab: its rows are not called elsewhere */
export const myWorkQuery = (http: HttpClient, site: string) =>
  queryOptions({ queryKey: [...MY_WORK_KEY, site], queryFn: () => http.call(listMyWork) })

export const noticesQuery = (load: () => Promise<Notice[]>) =>
  queryOptions({ queryKey: ['notices'], queryFn: load, staleTime: 5 * MINUTE_MS })
