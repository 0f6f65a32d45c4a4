import type { CallClient } from '@apron/sdk'
import { createContext, use } from 'react'

export const CallsContext = createContext<CallClient | null>(null)

/** The application's client for the site of this tab: its calls belong to the shared cache, not to the tab that happened to ask first. */
export function useAppCall(): CallClient {
  const calls = use(CallsContext)
  if (calls === null) throw new Error('Drawn outside the application')
  return calls
}
