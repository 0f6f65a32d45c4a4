import { failureText } from '@apron/sdk'
import { ErrorState, Skeleton } from '@apron/ui/feedback'

export interface QueryStateProps {
  readonly query: {
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
  /** Lines of the placeholder. */
  readonly lines: number
}

/** Shows that a query without data is loading, or why it failed. */
export function QueryState({ query: { error, isFetching, refetch }, lines }: QueryStateProps) {
  return error === null || isFetching ? (
    <Skeleton lines={lines} />
  ) : (
    <ErrorState text={failureText(error)} onRetry={() => void refetch()} />
  )
}
