import { isIP } from 'node:net'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@apron/contract/limits/session'
import { type Static, Type } from 'typebox'
import { parseHosts } from '../outgoing/outgoing-rules.ts'
import { isLoopbackHost, parseDevSubApps } from './dev-sub-apps.ts'
import { parseSigningKeys } from './signing-keys.ts'

export const SHORTEST_SECRET = 32
export const LONGEST_DRAIN_S = 120
export const SHORTEST_IDLE_MINUTES = 5
export const LONGEST_IDLE_MINUTES = SESSION_ABSOLUTE_MS / 60_000
export const SHORTEST_DEMO_PASSWORD = 12

const HopCount = Type.String({ pattern: '^[1-9]$' })

/** Environment variables of the server, with their defaults. */
export const SettingsSchema = Type.Object({
  HOST: Type.String({ pattern: '^[^\\s/]+$', default: '127.0.0.1' }),
  PORT: Type.Refine(Type.String({ pattern: '^\\d{1,5}$', default: '3000' }), isPort),
  VARIANT: Type.Union([Type.Literal('csn'), Type.Literal('gameco')], { default: 'csn' }),
  DATA_DIR: Type.String({ default: '.data' }),
  DATABASE_URL: Type.Optional(Type.Refine(Type.String(), isPostgresUrl)),
  REDIS_URL: Type.Optional(Type.Refine(Type.String(), isRedisUrl)),
  DRAIN_SECONDS: Type.Optional(Type.Refine(Type.String({ pattern: '^\\d{1,3}$' }), isDrainTime)),
  LOG_LEVEL: Type.Union(
    [
      Type.Literal('trace'),
      Type.Literal('debug'),
      Type.Literal('info'),
      Type.Literal('warn'),
      Type.Literal('error'),
      Type.Literal('fatal'),
      Type.Literal('silent'),
    ],
    { default: 'info' },
  ),
  PUBLIC_URL: Type.Optional(Type.Refine(Type.String(), isOrigin)),
  TRUST_PROXY: Type.Optional(Type.Union([HopCount, Type.Refine(Type.String(), isAddressList)])),
  SECRET_KEY: Type.Optional(Type.Refine(Type.String({ minLength: SHORTEST_SECRET }), hasVariedCharacters)),
  APPS_DIR: Type.String({ default: 'dist/apps' }),
  APP_SIGNING_KEYS: Type.Optional(Type.Refine(Type.String(), value => parseSigningKeys(value) !== null)),
  DEV_SUB_APPS: Type.Optional(Type.Refine(Type.String(), value => parseDevSubApps(value) !== null)),
  PASSWORD_EXPIRY_RULE: Type.Union([Type.Literal('on'), Type.Literal('off')], { default: 'off' }),
  DRAFT_DAYS: Type.String({ pattern: '^([1-9]|[1-8][0-9]|90)$', default: '14' }),
  OFFLINE_USE: Type.Union([Type.Literal('on'), Type.Literal('off')], { default: 'on' }),
  QUICK_SIGN_IN: Type.Union([Type.Literal('on'), Type.Literal('off')], { default: 'on' }),
  SESSION_IDLE_MINUTES: Type.Refine(
    Type.String({ pattern: '^\\d{1,3}$', default: String(SESSION_IDLE_MS / 60_000) }),
    isIdleLimit,
  ),
  SMS_URL: Type.Optional(Type.Refine(Type.String(), isSecureOrLocalUrl)),
  SMS_TOKEN: Type.Optional(Type.String({ pattern: '^[\\x21-\\x7e]{1,512}$' })),
  OUTGOING_HOSTS: Type.Optional(
    Type.Refine(Type.String({ maxLength: 2_000 }), value => parseHosts(value) !== null),
  ),
  MOBILE_APP_URL: Type.Optional(Type.Refine(Type.String({ maxLength: 200 }), isHttpsUrl)),
  SAFETY_PHONE: Type.Optional(Type.String({ pattern: '^[+0-9][0-9 -]{2,30}$' })),
  SAFETY_MAIL: Type.Optional(
    Type.String({ pattern: '^[\\w.%+-]{1,64}@[A-Za-z0-9.-]+[.][A-Za-z]{2,}$', maxLength: 100 }),
  ),
  PASSWORD_PAGE_URL: Type.Optional(Type.Refine(Type.String({ maxLength: 200 }), isPasswordPageUrl)),
  PASSWORD_RESET_LINK: Type.Optional(Type.Refine(Type.String({ maxLength: 500 }), isPasswordPageUrl)),
  S3_BUCKET: Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$' })),
  S3_ENDPOINT: Type.Optional(Type.Refine(Type.String(), isSecureOrLocalUrl)),
  S3_REGION: Type.String({ pattern: '^[a-z0-9-]{1,64}$', default: 'us-east-1' }),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String({ pattern: '^[\\x21-\\x7e]{1,128}$' })),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String({ pattern: '^[\\x21-\\x7e]{1,256}$' })),
  REPORT_FILES_MB: Type.String({ pattern: '^\\d{1,6}$', default: '2048' }),
  DEMO_PASSWORD: Type.Optional(Type.String({ minLength: SHORTEST_DEMO_PASSWORD, maxLength: 128 })),
})

export type RawSettings = Static<typeof SettingsSchema>
export type SettingName = keyof RawSettings

function isPort(value: string): boolean {
  return Number(value) >= 1 && Number(value) <= 65_535
}

function isDrainTime(value: string): boolean {
  return Number(value) <= LONGEST_DRAIN_S
}

function isIdleLimit(value: string): boolean {
  return Number(value) >= SHORTEST_IDLE_MINUTES && Number(value) <= LONGEST_IDLE_MINUTES
}

function isPostgresUrl(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || url.hostname === '' || url.hash !== '') return false
  return url.protocol === 'postgres:' || url.protocol === 'postgresql:'
}

function isRedisUrl(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || url.hostname === '' || url.hash !== '') return false
  return url.protocol === 'redis:' || url.protocol === 'rediss:'
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
}

/** Accepts https, or http to a program on this machine, so that nothing crosses the network unencrypted. */
function isSecureOrLocalUrl(value: string): boolean {
  if (isHttpsUrl(value)) return true
  const url = URL.parse(value)
  return url?.protocol === 'http:' && isLoopbackHost(url.hostname) && url.username === ''
}

/** Users type passwords on this page, so it needs https, or a program on this machine (security note T03). */
function isPasswordPageUrl(value: string): boolean {
  return isSecureOrLocalUrl(value) && !/["<>&\s]/.test(value)
}

function isHttpsUrl(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && url.protocol === 'https:' && url.username === '' && !/["<>\s]/.test(value)
}

function isAddressList(value: string): boolean {
  return splitAddresses(value).every(isAddress)
}

/** Splits a comma-separated list of addresses. */
export function splitAddresses(value: string): string[] {
  return value.split(',').map(part => part.trim())
}

/** Accepts an IP address or a CIDR block. */
function isAddress(value: string): boolean {
  const [address = '', prefixLength, ...rest] = value.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefixLength === undefined) return true
  const longestPrefix = family === 4 ? 32 : 128
  return /^\d{1,3}$/.test(prefixLength) && Number(prefixLength) <= longestPrefix
}

/** Rejects secrets such as `xxxxxxxx…` and `changeme-changeme-…`. No check can prove randomness. */
function hasVariedCharacters(value: string): boolean {
  return new Set(value).size >= 12
}
