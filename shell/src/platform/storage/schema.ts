import type { AirportOption } from '@apron/contract/dictionary/airport'
import { LANGUAGES, type Language } from '@apron/contract/dictionary/language'
import type { UserInfo } from '@apron/contract/organisation/user-info'
import type { SessionUse } from '../session-use.ts'
import { parseRecentPages, type RecentPage } from './recent-page.ts'
import { isUserInfo } from './stored-user.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Size and spacing of the interface. `hangar` is for gloves and has high contrast. */
export const DENSITIES = ['standard', 'compact', 'hangar'] as const
export type Density = (typeof DENSITIES)[number]

export interface StorageValues {
  language: Language | null
  theme: Theme | null
  density: Density
  deviceId: string
  loginSite: AirportOption | null
  quickSignIn: boolean
  user: UserInfo | null
  sidebarCollapsed: boolean
  sessionUse: SessionUse | null
  recentPages: readonly RecentPage[]
  remembered: Readonly<Record<string, unknown>>
}

export interface StorageEntry<Value> {
  readonly initial: Value
  /** Parses a stored value. Returns undefined if it is invalid; `initial` is then used. */
  readonly read: (json: unknown) => Value | undefined
  /** Belongs to the user, not the device: removed at logout (security note T30). */
  readonly personal: boolean
}

function oneOf<Value extends string>(values: readonly Value[]) {
  return (json: unknown): Value | null | undefined => values.find(value => value === json)
}

function parseBoolean(json: unknown): boolean | undefined {
  return typeof json === 'boolean' ? json : undefined
}

function parseShortText(json: unknown): string | undefined {
  return typeof json === 'string' && json.length <= 200 ? json : undefined
}

function parseSite(json: unknown): AirportOption | undefined {
  const { id, cnName, enName, threeCode } = parseObject(json) ?? {}
  if (typeof id !== 'string' || typeof threeCode !== 'string') return undefined
  if (typeof cnName !== 'string' || typeof enName !== 'string') return undefined
  return { id, cnName, enName, threeCode }
}

function parseSessionUse(json: unknown): SessionUse | undefined {
  const { lastUse, idleMs, endsAt, serverAhead = 0 } = parseObject(json) ?? {}
  if (typeof lastUse !== 'number' || typeof idleMs !== 'number') return undefined
  if (typeof endsAt !== 'number' || typeof serverAhead !== 'number') return undefined
  return { lastUse, idleMs, endsAt, serverAhead }
}

function parseObject(json: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
  return Object.fromEntries(Object.entries(json))
}

/** Everything the shell stores in local storage, under the variant's prefix (VAR-02), with defaults. */
export const STORAGE: { readonly [Key in keyof StorageValues]: StorageEntry<StorageValues[Key]> } = {
  /** Selected language, or null for the browser's (BAR-03). */
  language: { initial: null, read: oneOf<Language>(LANGUAGES), personal: false },
  /** Selected theme, or null for the system's. */
  theme: { initial: null, read: oneOf<Theme>(THEMES), personal: false },
  density: {
    initial: 'standard',
    read: json => oneOf<Density>(DENSITIES)(json) ?? undefined,
    personal: false,
  },
  /**
   * Random, created once. Lets the server rate-limit strangers without locking out this device's owner
   * (security note T04).
   */
  deviceId: { initial: '', read: parseShortText, personal: false },
  /** Initial site of logins on this device, or null for each user's default (AUTH-02). */
  loginSite: { initial: null, read: parseSite, personal: false },
  /** Logged-in user, from the login response (AUTH-18). */
  user: { initial: null, read: json => (isUserInfo(json) ? json : undefined), personal: true },
  /** True if anybody has set up quick sign-in on this device. Otherwise the server is not asked. */
  quickSignIn: { initial: false, read: parseBoolean, personal: false },
  sidebarCollapsed: { initial: false, read: parseBoolean, personal: false },
  /** Remaining life of the session. */
  sessionUse: { initial: null, read: parseSessionUse, personal: true },
  /** Visited pages for the search, latest first. */
  recentPages: { initial: [], read: parseRecentPages, personal: true },
  /** Values stored by sub-applications for the user: `<app>.<key>` → JSON. */
  remembered: { initial: {}, read: parseObject, personal: true },
}

export type StorageKey = keyof StorageValues
