import { failureText } from '@apron/sdk'

interface QueryResult {
  readonly data: unknown
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** Returns the `DataTable` props that show whether its query is loading or has failed. */
export function tableState({ data, error, refetch }: QueryResult) {
  return {
    state: error !== null ? 'failed' : data === undefined ? 'loading' : 'ready',
    ...(error === null ? {} : { errorText: failureText(error) }),
    onRetry: () => void refetch(),
  } as const
}
