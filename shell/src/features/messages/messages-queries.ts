import type { MessageType } from '@apron/contract/codes/message-codes'
import { listDictionary } from '@apron/contract/dictionary/dictionary.calls'
import { NEWS_LATEST } from '@apron/contract/limits/messages'
import type { AirlineMessageQuery, CheckMessageQuery } from '@apron/contract/messages/business-message'
import {
  countCheckMessages,
  countUnreadCheckMessages,
  queryAirlineMessages,
  queryCheckMessages,
} from '@apron/contract/messages/business-message.calls'
import type { MessageQuery } from '@apron/contract/messages/message'
import {
  acknowledgementsOf,
  latestMessages,
  listSubscriptions,
  messageCategories,
  queryMessages,
  sentMessages,
  unacknowledgedMessages,
} from '@apron/contract/messages/message.calls'
import { keepPreviousData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '../../platform/http/http-client.ts'

/**
 * Key prefix of queries that are refetched after messages were marked as read or the unread count changed.
 */
export const MESSAGES_KEY = ['messages'] as const
const UNACKNOWLEDGED_KEY = [...MESSAGES_KEY, 'unacknowledged'] as const

export const latestQuery = (http: HttpClient, type: MessageType) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'latest', type],
    queryFn: () =>
      http.call(latestMessages, { body: { current: 1, size: NEWS_LATEST, type }, asker: 'news' }),
    placeholderData: keepPreviousData,
  })

export const categoriesQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'categories'],
    queryFn: () => http.call(messageCategories),
  })

export const pageQuery = (http: HttpClient, body: MessageQuery) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'page', body],
    queryFn: () => http.call(queryMessages, { body, asker: 'received' }),
    placeholderData: keepPreviousData,
  })

export const checkCountsQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'checkCounts'],
    queryFn: () => http.call(countCheckMessages),
  })

/** Queries the unread counts of both lists of the safety-quality centre. */
export const unreadChecksQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'unreadChecks'],
    queryFn: () => http.call(countUnreadCheckMessages),
  })

export const checkPageQuery = (http: HttpClient, body: CheckMessageQuery) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'checks', body],
    queryFn: () => http.call(queryCheckMessages, { body, asker: `checks ${body.queryCriteria.type}` }),
    placeholderData: keepPreviousData,
  })

/** Names from the dictionary, refetched when it changes. */
export const CHECK_CATS_KEY = ['checkCats'] as const

/** Names of the check categories. Codes are shown until they load. */
export const checkCatsQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: CHECK_CATS_KEY,
    async queryFn() {
      const { CHECK_CAT = [] } = await http.call(listDictionary, { query: { dictCode: 'CHECK_CAT' } })
      return new Map(CHECK_CAT.map(({ value, name }) => [value, name]))
    },
    staleTime: 600_000,
  })

export const airlinePageQuery = (http: HttpClient, body: AirlineMessageQuery) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'airline', body],
    queryFn: () => http.call(queryAirlineMessages, { body, asker: 'airline' }),
    placeholderData: keepPreviousData,
  })

/**
 * Refetches the queries on the screen under a key. Cancels first loads, because the query library would
 * otherwise use their outdated responses.
 */
export async function refetchAll(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await queries.invalidateQueries({ queryKey })
}

export const unacknowledgedQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: UNACKNOWLEDGED_KEY,
    queryFn: () => http.call(unacknowledgedMessages),
  })

export const sentPageQuery = (http: HttpClient, current: number, size: number) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'sent', current, size],
    queryFn: () => http.call(sentMessages, { body: { current, size, queryCriteria: {} }, asker: 'sent' }),
    placeholderData: keepPreviousData,
  })

export const acknowledgementsQuery = (http: HttpClient, messageId: string) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'acknowledgements', messageId],
    queryFn: () => http.call(acknowledgementsOf, { body: { messageId }, asker: 'acknowledgements' }),
  })

/** Queries the subscriptions. Not refetched when messages change, because they are an open form. */
export const subscriptionsQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: ['messageSubscriptions'],
    queryFn: () => http.call(listSubscriptions),
    staleTime: 0,
    gcTime: 0,
  })
