import { createContext, useContext } from 'react'
import type { CallClient } from '../calls/call-client.ts'
import type { CloseReason, Host, Session, Tab, TabLocation } from '../contract.ts'
import type { Registrations } from './registrations.ts'
import type { PageConfig } from './sub-app-config.ts'

export type CloseQuestion = (reason: CloseReason) => boolean | Promise<boolean>

/** Services that stay the same for the life of a tab. */
export interface TabServices {
  readonly host: Host
  readonly tab: Tab
  readonly call: CallClient
  readonly configs: ReadonlyMap<string, PageConfig>
  readonly dirty: Registrations<symbol>
  readonly questions: Registrations<CloseQuestion>
}

/** State that the shell changes during the life of a tab. */
export interface TabState {
  readonly location: TabLocation
  readonly active: boolean
  /** Number of refreshes. The page is remounted for each. */
  readonly generation: number
}

export const ServicesContext = createContext<TabServices | null>(null)
export const SessionContext = createContext<Session | null>(null)
export const TabStateContext = createContext<TabState | null>(null)
/** Separate from the other state, so that a page using its address does not rerender when its tab wakes. */
export const LocationContext = createContext<TabLocation | null>(null)

function requireContext<T>(value: T | null): T {
  if (value === null) throw new Error('This hook works only below a tab that defineSubApp has mounted')
  return value
}

export const useServices = (): TabServices => requireContext(useContext(ServicesContext))
export const useCurrentSession = (): Session => requireContext(useContext(SessionContext))
export const useTabState = (): TabState => requireContext(useContext(TabStateContext))
export const useTabLocation = (): TabLocation => requireContext(useContext(LocationContext))
