import { isIP } from 'node:net'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@apron/contract/limits/session'
import { type Static, Type } from 'typebox'
import { hostsOf } from '../outgoing/outgoing-rules.ts'
import { devSubAppsOf, isLoopbackHost } from './dev-sub-apps.ts'
import { signingKeysOf } from './signing-keys.ts'

export const SHORTEST_SECRET = 32
export const LONGEST_DRAIN_S = 120
export const SHORTEST_IDLE_MIN = 5
export const LONGEST_IDLE_MIN = SESSION_ABSOLUTE_MS / 60_000
export const SHORTEST_DEMO_PASSWORD = 12

const Hops = Type.String({ pattern: '^[1-9]$' })

/** Environment variables of this version with their defaults. */
export const SettingsSchema = Type.Object({
  HOST: Type.String({ pattern: '^[^\\s/]+$', default: '127.0.0.1' }),
  PORT: Type.Refine(Type.String({ pattern: '^\\d{1,5}$', default: '3000' }), isPort),
  VARIANT: Type.Union([Type.Literal('csn'), Type.Literal('gameco')], { default: 'csn' }),
  DATA_DIR: Type.String({ default: '.data' }),
  DATABASE_URL: Type.Optional(Type.Refine(Type.String(), isPostgresUrl)),
  REDIS_URL: Type.Optional(Type.Refine(Type.String(), isRedisUrl)),
  DRAIN_SECONDS: Type.Optional(Type.Refine(Type.String({ pattern: '^\\d{1,3}$' }), isDrain)),
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
  TRUST_PROXY: Type.Optional(Type.Union([Hops, Type.Refine(Type.String(), isListOfAddresses)])),
  SECRET_KEY: Type.Optional(Type.Refine(Type.String({ minLength: SHORTEST_SECRET }), isVaried)),
  APPS_DIR: Type.String({ default: 'dist/apps' }),
  APP_SIGNING_KEYS: Type.Optional(Type.Refine(Type.String(), value => signingKeysOf(value) !== null)),
  DEV_SUB_APPS: Type.Optional(Type.Refine(Type.String(), value => devSubAppsOf(value) !== null)),
  PASSWORD_EXPIRY_RULE: Type.Union([Type.Literal('on'), Type.Literal('off')], { default: 'off' }),
  DRAFT_DAYS: Type.String({ pattern: '^([1-9]|[1-8][0-9]|90)$', default: '14' }),
  OFFLINE_USE: Type.Union([Type.Literal('on'), Type.Literal('off')], { default: 'on' }),
  QUICK_SIGN_IN: Type.Union([Type.Literal('on'), Type.Literal('off')], { default: 'on' }),
  SESSION_IDLE_MINUTES: Type.Refine(
    Type.String({ pattern: '^\\d{1,3}$', default: String(SESSION_IDLE_MS / 60_000) }),
    isIdleLimit,
  ),
  SMS_URL: Type.Optional(Type.Refine(Type.String(), isGateway)),
  SMS_TOKEN: Type.Optional(Type.String({ pattern: '^[\\x21-\\x7e]{1,512}$' })),
  OUTGOING_HOSTS: Type.Optional(
    Type.Refine(Type.String({ maxLength: 2_000 }), value => hostsOf(value) !== null),
  ),
  MOBILE_APP_URL: Type.Optional(Type.Refine(Type.String({ maxLength: 200 }), isHttps)),
  SAFETY_PHONE: Type.Optional(Type.String({ pattern: '^[+0-9][0-9 -]{2,30}$' })),
  SAFETY_MAIL: Type.Optional(
    Type.String({ pattern: '^[\\w.%+-]{1,64}@[A-Za-z0-9.-]+[.][A-Za-z]{2,}$', maxLength: 100 }),
  ),
  PASSWORD_PAGE_URL: Type.Optional(Type.Refine(Type.String({ maxLength: 200 }), isPasswordPage)),
  PASSWORD_RESET_LINK: Type.Optional(Type.Refine(Type.String({ maxLength: 500 }), isPasswordPage)),
  S3_BUCKET: Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$' })),
  S3_ENDPOINT: Type.Optional(Type.Refine(Type.String(), isGateway)),
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

function isDrain(value: string): boolean {
  return Number(value) <= LONGEST_DRAIN_S
}

function isIdleLimit(value: string): boolean {
  return Number(value) >= SHORTEST_IDLE_MIN && Number(value) <= LONGEST_IDLE_MIN
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

/** Codes need https, or a program on this machine. */
function isGateway(value: string): boolean {
  const url = URL.parse(value)
  return isHttps(value) || (url?.protocol === 'http:' && isLoopbackHost(url.hostname) && url.username === '')
}

/** Passwords are entered there, so it needs https, or a program on this machine (security note T03). */
function isPasswordPage(value: string): boolean {
  return isGateway(value) && !/["<>&\s]/.test(value)
}

function isHttps(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && url.protocol === 'https:' && url.username === '' && !/["<>\s]/.test(value)
}

function isListOfAddresses(value: string): boolean {
  return addressesOf(value).every(isAddress)
}

/** Splits a comma-separated list. */
export function addressesOf(value: string): string[] {
  return value.split(',').map(part => part.trim())
}

function isAddress(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Catches `xxxxxxxx…` and `changeme-changeme-…`. No check can prove randomness. */
function isVaried(value: string): boolean {
  return new Set(value).size >= 12
}
