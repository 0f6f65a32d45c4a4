import type { AirportOption } from '@apron/contract/entities/airport'
import { LANGUAGES, type Language } from '@apron/contract/entities/language'
import type { UserInfo } from '@apron/contract/entities/user-info'
import type { SessionUse } from '../session-use.ts'
import { type RecentPage, recentPages } from './recent-page.ts'
import { isUserInfo } from './stored-user.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** How large and how close things are; `hangar` is for gloves, and high in contrast. */
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
  /** The value out of parsed JSON; undefined when it is not of the right form, then `initial` counts. */
  readonly read: (json: unknown) => Value | undefined
  /** Belongs to the person, not to the device: goes at logout (security note T30). */
  readonly personal: boolean
}

function oneOf<Value extends string>(values: readonly Value[]) {
  return (json: unknown): Value | null | undefined => values.find(value => value === json)
}

function yesOrNo(json: unknown): boolean | undefined {
  return typeof json === 'boolean' ? json : undefined
}

function shortText(json: unknown): string | undefined {
  return typeof json === 'string' && json.length <= 200 ? json : undefined
}

function storedSite(json: unknown): AirportOption | undefined {
  const { id, cnName, enName, threeCode } = jsonObject(json) ?? {}
  if (typeof id !== 'string' || typeof threeCode !== 'string') return undefined
  if (typeof cnName !== 'string' || typeof enName !== 'string') return undefined
  return { id, cnName, enName, threeCode }
}

function sessionUse(json: unknown): SessionUse | undefined {
  const { lastUse, idleMs, endsAt, serverAhead = 0 } = jsonObject(json) ?? {}
  if (typeof lastUse !== 'number' || typeof idleMs !== 'number') return undefined
  if (typeof endsAt !== 'number' || typeof serverAhead !== 'number') return undefined
  return { lastUse, idleMs, endsAt, serverAhead }
}

function jsonObject(json: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
  return Object.fromEntries(Object.entries(json))
}

/** Everything the shell keeps in local storage, under the variant's prefix (VAR-02), with defaults. */
export const STORAGE: { readonly [Key in keyof StorageValues]: StorageEntry<StorageValues[Key]> } = {
  /** The chosen language; null = the browser's (BAR-03). */
  language: { initial: null, read: oneOf<Language>(LANGUAGES), personal: false },
  /** The chosen theme; null = the system's. */
  theme: { initial: null, read: oneOf<Theme>(THEMES), personal: false },
  density: {
    initial: 'standard',
    read: json => oneOf<Density>(DENSITIES)(json) ?? undefined,
    personal: false,
  },
  /** Random, made once: lets the server keep strangers from locking this device's owner out (security note T04). */
  deviceId: { initial: '', read: shortText, personal: false },
  /** The site that logins on this device begin at; null = each person's own default (AUTH-02). */
  loginSite: { initial: null, read: storedSite, personal: false },
  /** Who is logged in, as the login answered it (AUTH-18). */
  user: { initial: null, read: json => (isUserInfo(json) ? json : undefined), personal: true },
  /** Whether somebody has chosen quick sign-in on this device: whoever has not is not asked about. */
  quickSignIn: { initial: false, read: yesOrNo, personal: false },
  sidebarCollapsed: { initial: false, read: yesOrNo, personal: false },
  /** How long the session may go on. */
  sessionUse: { initial: null, read: sessionUse, personal: true },
  /** Visited pages, the latest first, for the search. */
  recentPages: { initial: [], read: recentPages, personal: true },
  /** What sub-applications remember for the person: `<app>.<key>` → JSON. */
  remembered: { initial: {}, read: jsonObject, personal: true },
}

export type StorageKey = keyof StorageValues
