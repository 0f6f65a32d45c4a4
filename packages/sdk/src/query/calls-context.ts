import type { Call, CallShape } from '@apron/contract/calls/define-call'
import type { CallInput, CallOptions } from '@apron/sdk'
import { createContext, use } from 'react'

/** A client whose input parameter keeps its position for calls without input. */
export type SharedClient = <Shape extends CallShape>(
  call: Call<Shape>,
  input: CallInput<Shape> | undefined,
  options?: CallOptions,
) => Promise<Shape['data']>

export const CallsContext = createContext<SharedClient | null>(null)

/**
 * Returns the application's client for this tab's site. Its calls belong to the shared cache, not to the tab
 * that asked first.
 */
export function useAppCall(): SharedClient {
  const call = use(CallsContext)
  if (call === null) throw new Error('Give defineSubApp `setup: withQueries()`')
  return call
}
