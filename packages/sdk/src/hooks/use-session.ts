import { useCurrentSession } from '../app/tab-context.ts'
import type { Session, SessionAirport } from '../contract.ts'

/** The session, live; its site is the one this tab was opened at. */
export const useSession = (): Session => useCurrentSession()

export const useLanguage = (): 'zh' | 'en' => useCurrentSession().lang

export const useTheme = (): 'light' | 'dark' => useCurrentSession().theme

/** The site this tab was opened at, where its calls go; null without a session. */
export const useAirport = (): SessionAirport | null => useCurrentSession().airport

/** Whether the user holds a resource, by its identifier (§6). The server checks again at every call. */
export const usePermission = (resource: string): boolean => useCurrentSession().resources.includes(resource)
