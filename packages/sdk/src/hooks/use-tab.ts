import { useServices, useTabLocation, useTabState } from '../app/tab-context.ts'
import type { CallClient } from '../calls/call-client.ts'
import type { Host, Tab, TabLocation } from '../contract.ts'

export const useHost = (): Host => useServices().host

export const useTab = (): Tab => useServices().tab

/** Where this tab is; not the address bar, which belongs to the tab on the screen. */
export const useLocation = (): TabLocation => useTabLocation()

/** One value of this tab's query; null when it is not there. */
export const useQueryParam = (key: string): string | null => useTabLocation().query[key] ?? null

/** Whether this tab is the one on the screen. */
export const useTabActive = (): boolean => useTabState().active

/** Makes the calls of the contract, in the name of this tab. */
export const useCall = (): CallClient => useServices().call
