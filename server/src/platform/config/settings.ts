import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { VariantKey } from '@apron/contract/variants/variants'
import { Value } from 'typebox/value'
import { parseHosts } from '../outgoing/outgoing-rules.ts'
import { type DevSubApps, isLoopbackHost, parseDevSubApps } from './dev-sub-apps.ts'
import { OperatorError } from './operator-error.ts'
import { OWN_PREFIX, RESERVED_SETTINGS, SETTING_VALUES, settingsTexts } from './setting-values.ts'
import { type RawSettings, type SettingName, SettingsSchema, splitAddresses } from './settings-schema.ts'
import { parseSigningKeys, type SigningKeys } from './signing-keys.ts'

/** Root of the repository, against which relative paths are resolved. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

const MEGABYTE = 1024 * 1024
/** Longer than proxies usually need to notice. */
const DRAIN_SECONDS_OF_MANY_NODES = 5

/** Validated settings. Created only by {@link readSettings}. */
export interface Settings {
  readonly host: string
  readonly port: number
  readonly variant: VariantKey
  /** Absolute path. */
  readonly dataDir: string
  /** Null for the embedded store in `dataDir`. */
  readonly databaseUrl: string | null
  /** Time that the server continues after SIGTERM, until proxies have noticed. */
  readonly drainMs: number
  /** Redis for messages between nodes; null for the database. */
  readonly redisUrl: string | null
  readonly logLevel: RawSettings['LOG_LEVEL']
  /** Origin without a trailing slash. */
  readonly publicUrl: string
  /** Number or addresses of proxies, or false, as Fastify expects. */
  readonly trustProxy: number | string[] | false
  /** Null with the embedded store: `readSecretKey` creates and stores one. */
  readonly secretKey: string | null
  /** Absolute path. */
  readonly appsDir: string
  /** Keys for uploading versions of sub-applications; empty if uploads are off. */
  readonly appSigningKeys: SigningKeys
  /** Development servers of sub-applications on this machine; empty in production. */
  readonly devSubApps: DevSubApps
  /** Rejects logins with an expired password (§4). */
  readonly passwordExpiryRule: boolean
  /** Days that drafts are kept on a device. */
  readonly draftDays: number
  /** Lets browsers cache the files of the portal. */
  readonly offlineUse: boolean
  /** Allows login with a PIN or a security key. */
  readonly quickSignIn: boolean
  /** Idle limit of a session, ms. */
  readonly sessionIdleMs: number
  /** Gateway for codes; null for the outbox file in `dataDir`. */
  readonly smsUrl: string | null
  readonly smsToken: string | null
  /** Bucket for uploaded files; null for `dataDir`. */
  readonly s3: S3Settings | null
  /** Hosts that applications may call. */
  readonly outgoingHosts: readonly string[]
  /** Download address of the mobile app. */
  readonly mobileAppUrl: string | null
  /** Contact of the safety office for people without a login. */
  readonly safetyPhone: string | null
  readonly safetyMail: string | null
  /** Page framed by the change-password dialog; null for our own. */
  readonly passwordPageUrl: string | null
  /** Address at which passwords are changed outside the portal. */
  readonly passwordResetLink: string | null
  /** Storage limit for attachments of public reports, bytes. */
  readonly reportFilesBytes: number
  /** Null for a random one. */
  readonly demoPassword: string | null
}

export interface S3Settings {
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** An unusable setting. The text names the variable and never shows its value. */
export class SettingsError extends OperatorError {
  readonly variable: string

  constructor(variable: string, text: TextPair) {
    super(text)
    this.name = 'SettingsError'
    this.variable = variable
  }
}

/** Reads the settings once at start. An empty value counts as unset. Throws {@link SettingsError}. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  rejectUnknownNames(env)
  const raw = validateSettings(env)
  const databaseUrl = raw.DATABASE_URL ?? null
  const secretKey = raw.SECRET_KEY ?? null
  if (databaseUrl !== null && secretKey === null) {
    throw new SettingsError(
      'SECRET_KEY',
      settingsTexts.missingWithDatabase('SECRET_KEY', SETTING_VALUES.SECRET_KEY),
    )
  }
  if (raw.PASSWORD_PAGE_URL !== undefined && raw.PASSWORD_RESET_LINK !== undefined) {
    throw new SettingsError(
      'PASSWORD_RESET_LINK',
      settingsTexts.notTogether('PASSWORD_RESET_LINK', 'PASSWORD_PAGE_URL'),
    )
  }
  const publicUrl = new URL(raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`)
  return {
    host: raw.HOST,
    port: Number(raw.PORT),
    variant: raw.VARIANT,
    dataDir: resolve(ROOT, raw.DATA_DIR),
    databaseUrl,
    drainMs: drainSeconds(raw) * 1_000,
    redisUrl: raw.REDIS_URL ?? null,
    logLevel: raw.LOG_LEVEL,
    publicUrl: publicUrl.origin,
    trustProxy: parseTrustProxy(raw.TRUST_PROXY),
    secretKey,
    appsDir: resolve(ROOT, raw.APPS_DIR),
    appSigningKeys: parseSigningKeys(raw.APP_SIGNING_KEYS ?? '') ?? new Map(),
    devSubApps: validateDevSubApps(raw, publicUrl, env['NODE_ENV']),
    passwordExpiryRule: raw.PASSWORD_EXPIRY_RULE === 'on',
    draftDays: Number(raw.DRAFT_DAYS),
    offlineUse: raw.OFFLINE_USE === 'on',
    quickSignIn: raw.QUICK_SIGN_IN === 'on',
    sessionIdleMs: Number(raw.SESSION_IDLE_MINUTES) * 60_000,
    smsUrl: raw.SMS_URL ?? null,
    smsToken: raw.SMS_TOKEN ?? null,
    s3: readS3Settings(raw),
    outgoingHosts: raw.OUTGOING_HOSTS === undefined ? [] : (parseHosts(raw.OUTGOING_HOSTS) ?? []),
    mobileAppUrl: raw.MOBILE_APP_URL ?? null,
    safetyPhone: raw.SAFETY_PHONE ?? null,
    safetyMail: raw.SAFETY_MAIL ?? null,
    passwordPageUrl: raw.PASSWORD_PAGE_URL ?? null,
    passwordResetLink: raw.PASSWORD_RESET_LINK ?? null,
    reportFilesBytes: Number(raw.REPORT_FILES_MB) * MEGABYTE,
    demoPassword: raw.DEMO_PASSWORD ?? null,
  }
}

function rejectUnknownNames(env: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || value === '') continue
    if (RESERVED_SETTINGS.some(pattern => pattern.test(name))) {
      throw new SettingsError(name, settingsTexts.notServedYet(name))
    }
    if (name.startsWith(OWN_PREFIX)) throw new SettingsError(name, settingsTexts.unknown(name))
  }
}

function validateSettings(env: NodeJS.ProcessEnv): RawSettings {
  const values = Object.fromEntries(settingNames().flatMap(name => (env[name] ? [[name, env[name]]] : [])))
  const raw = Value.Default(SettingsSchema, values)
  if (Value.Check(SettingsSchema, raw)) return raw
  const place = Value.Errors(SettingsSchema, raw)[0]?.instancePath ?? ''
  const invalidName = settingNames().find(name => place === `/${name}` || place.startsWith(`/${name}/`))
  if (invalidName === undefined) throw new Error(`The settings have an error at an unknown place: ${place}`)
  throw new SettingsError(invalidName, settingsTexts.refused(invalidName, SETTING_VALUES[invalidName]))
}

/**
 * Code from a development server runs with the permissions of the person who opens the page, so only this machine may
 * open it (security note T02).
 */
function validateDevSubApps(raw: RawSettings, publicUrl: URL, nodeEnv: string | undefined): DevSubApps {
  if (raw.DEV_SUB_APPS === undefined) return new Map()
  if (nodeEnv === 'production') {
    throw new SettingsError('DEV_SUB_APPS', settingsTexts.notInProduction('DEV_SUB_APPS'))
  }
  if (!isLoopbackHost(raw.HOST) || !isLoopbackHost(publicUrl.hostname)) {
    throw new SettingsError('DEV_SUB_APPS', settingsTexts.onlyOnThisMachine('DEV_SUB_APPS'))
  }
  return parseDevSubApps(raw.DEV_SUB_APPS) ?? new Map()
}

/** Requires all or none: a bucket without a key, or a key without a bucket, is a mistake. */
function readS3Settings(raw: RawSettings): S3Settings | null {
  if (raw.S3_BUCKET === undefined) {
    for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (raw[name] !== undefined) throw new SettingsError(name, settingsTexts.unknownS3(name))
    }
    return null
  }
  return {
    endpoint: raw.S3_ENDPOINT ?? null,
    region: raw.S3_REGION,
    bucket: raw.S3_BUCKET,
    accessKeyId: requireForS3('S3_ACCESS_KEY_ID', raw.S3_ACCESS_KEY_ID),
    secretAccessKey: requireForS3('S3_SECRET_ACCESS_KEY', raw.S3_SECRET_ACCESS_KEY),
  }
}

function requireForS3(name: 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', value: string | undefined): string {
  if (value !== undefined) return value
  throw new SettingsError(name, settingsTexts.missingWithBucket(name, SETTING_VALUES[name]))
}

function settingNames(): SettingName[] {
  return Object.keys(SettingsSchema.properties).filter(isSettingName)
}

function isSettingName(name: string): name is SettingName {
  return name in SETTING_VALUES
}

/** Returns the drain time in seconds. With a single node, proxies have no other node to switch to. */
function drainSeconds({ DRAIN_SECONDS, DATABASE_URL }: RawSettings): number {
  if (DRAIN_SECONDS !== undefined) return Number(DRAIN_SECONDS)
  return DATABASE_URL === undefined ? 0 : DRAIN_SECONDS_OF_MANY_NODES
}

function parseTrustProxy(value: string | undefined): number | string[] | false {
  if (value === undefined) return false
  return /^\d$/.test(value) ? Number(value) : splitAddresses(value)
}
