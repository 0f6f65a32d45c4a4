import { useServices, useTabLocation, useTabState } from '../app/tab-context.ts'
import type { CallClient } from '../calls/call-client.ts'
import type { Host, Tab, TabLocation } from '../contract.ts'

export const useHost = (): Host => useServices().host

export const useTab = (): Tab => useServices().tab

/** Returns the address of this tab, which differs from the address bar while another tab is active. */
export const useLocation = (): TabLocation => useTabLocation()

/** Returns a value of this tab's query, or null. */
export const useQueryParam = (key: string): string | null => useTabLocation().query[key] ?? null

/** Returns true while this tab is active. */
export const useTabActive = (): boolean => useTabState().active

/** Returns the function that makes calls of the contract for this tab. */
export const useCall = (): CallClient => useServices().call
