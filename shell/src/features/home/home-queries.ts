import {
  getIndexSet,
  listBoxes,
  listBoxOffers,
  listHomeApplications,
  listMyWork,
  listStatements,
} from '@apron/contract/home/home.calls'
import type { Notice } from '@apron/contract/messages/notice'
import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '../../platform/http/http-client.ts'

const MINUTE_MS = 60_000

/** Queries the user's home page setting. Only the user changes it, so it does not become stale. */
export const indexSetQuery = (http: HttpClient) =>
  queryOptions({ queryKey: ['home', 'indexSet'], queryFn: () => http.call(getIndexSet), staleTime: Infinity })

export const boxesQuery = (http: HttpClient) =>
  queryOptions({ queryKey: ['home', 'boxes'], queryFn: () => http.call(listBoxes), staleTime: 5 * MINUTE_MS })

/** Boxes that can be added. Always refetched, because permissions and applications change. */
export const boxOffersQuery = (http: HttpClient) =>
  queryOptions({ queryKey: ['home', 'offers'], queryFn: () => http.call(listBoxOffers) })

export const applicationsQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: ['home', 'applications'],
    queryFn: () => http.call(listHomeApplications),
    staleTime: 5 * MINUTE_MS,
  })

/** @param site three-letter code of the site the figures are for */
export const statementsQuery = (http: HttpClient, site: string) =>
  queryOptions({
    queryKey: ['home', 'statements', site],
    queryFn: () => http.call(listStatements),
    staleTime: MINUTE_MS / 2,
  })

/**
 * Key prefix of queries that are refetched when the unread count changes, because new work comes with a
 * message.
 */
export const MY_WORK_KEY = ['home', 'myWork'] as const

/**
 * Queries the user's tasks each time the home page is shown. @param site site of the tab; rows of other sites need a
 * switch first
 */
export const myWorkQuery = (http: HttpClient, site: string) =>
  queryOptions({ queryKey: [...MY_WORK_KEY, site], queryFn: () => http.call(listMyWork) })

export const noticesQuery = (load: () => Promise<Notice[]>) =>
  queryOptions({ queryKey: ['notices'], queryFn: load, staleTime: 5 * MINUTE_MS })
