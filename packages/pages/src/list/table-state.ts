import { failureText } from '@apron/sdk'

interface Asked {
  readonly data: unknown
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** What a `DataTable` says while its rows are asked for, and when that failed. */
export function tableState({ data, error, refetch }: Asked) {
  return {
    state: error !== null ? 'failed' : data === undefined ? 'loading' : 'ready',
    ...(error === null ? {} : { errorText: failureText(error) }),
    onRetry: () => void refetch(),
  } as const
}
