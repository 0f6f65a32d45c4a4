import {
  type QueryFunction,
  type UseQueryOptions,
  type UseQueryResult,
  usePrefetchQuery,
  useQuery,
} from '@tanstack/react-query'

type EarlyQueryOptions<Data> = UseQueryOptions<Data> & { queryFn: QueryFunction<Data> }

/** A query that asks while its page is being drawn for the first time, not after it: the answer comes the sooner. */
export function useEarlyQuery<Data>(options: EarlyQueryOptions<Data>): UseQueryResult<Data> {
  usePrefetchQuery(options)
  return useQuery(options)
}
