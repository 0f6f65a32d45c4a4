import { CallError, useLanguage } from '@apron/sdk'
import { useQuery } from '@tanstack/react-query'
import { checkOrderDetail } from '../../contract/check-order.calls.ts'
import { useAppCall } from '../app/calls-context.ts'

/** Cache key of one order; names in the answer are in one language, so the language is part of it. */
export function orderKey(id: string | null, site: string, language: string): readonly unknown[] {
  return ['checkOrders', 'detail', id, site, language]
}

/** One check order from the server. */
export function useCheckOrder(id: string | null, site: string) {
  const call = useAppCall()
  const language = useLanguage()
  return useQuery({
    queryKey: orderKey(id, site, language),
    queryFn: ({ signal }) => call(checkOrderDetail, { query: { id: id ?? '' } }, { signal }),
    enabled: id !== null && id !== '',
  })
}

/** Whether a failure means that there is no such order for this person; an id that is none counts as unknown. */
export function isUnknownOrder(error: Error | null): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400)
}
