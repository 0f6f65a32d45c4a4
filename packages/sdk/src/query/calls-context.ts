import type { Call, CallShape } from '@apron/contract/calls/define-call'
import type { CallInput, CallOptions } from '@apron/sdk'
import { createContext, use } from 'react'

/** A client whose input stands where it stands, also where there is none. */
export type SharedClient = <Shape extends CallShape>(
  call: Call<Shape>,
  input: CallInput<Shape> | undefined,
  options?: CallOptions,
) => Promise<Shape['data']>

export const CallsContext = createContext<SharedClient | null>(null)

/** The application's client for the site of this tab: its calls belong to the shared cache, not to the tab that happened to ask first. */
export function useAppCall(): SharedClient {
  const call = use(CallsContext)
  if (call === null) throw new Error('Give defineSubApp `setup: withQueries()`')
  return call
}
