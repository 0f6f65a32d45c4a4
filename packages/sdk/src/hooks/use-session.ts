import { useCurrentSession } from '../app/tab-context.ts'
import type { Session, SessionAirport } from '../contract.ts'

/** Returns the live session, with the site of this tab. */
export const useSession = (): Session => useCurrentSession()

export const useLanguage = (): 'zh' | 'en' => useCurrentSession().lang

export const useTheme = (): 'light' | 'dark' => useCurrentSession().theme

/** Returns the site this tab was opened at, which its calls use; null without a session. */
export const useAirport = (): SessionAirport | null => useCurrentSession().airport

/**
 * Returns true if the user holds a permission, by its identifier (§6). The server checks every call itself.
 */
export const usePermission = (resource: string): boolean => useCurrentSession().resources.includes(resource)
