import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSecretKey } from './secret-key.ts'
import { readSettings, SettingsError } from './settings.ts'
import { SettingsSchema } from './settings-schema.ts'

const SECRET = 'kP3vX9qL2mN8rT5wZ7bC4dF6gH1jS0aY'
const DATABASE = 'postgresql://apron:p%23w@db.example.com:5432/portal'

function refusal(env: NodeJS.ProcessEnv): SettingsError {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error
    throw error
  }
  throw new Error('The settings were taken')
}

describe('settings', () => {
  it('have defaults for all variables', () => {
    const settings = readSettings({ PATH: '/bin', HOME: '/root' })
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      variant: 'csn',
      databaseUrl: null,
      logLevel: 'info',
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
      secretKey: null,
      passwordExpiryRule: false,
      draftDays: 14,
      demoPassword: null,
    })
    expect(isAbsolute(settings.dataDir) && isAbsolute(settings.appsDir)).toBe(true)
  })

  it.each([
    ['PORT', '8080', { port: 8080, publicUrl: 'http://localhost:8080' }],
    ['PORT', '', { port: 3000 }],
    ['HOST', '::1', { host: '::1' }],
    ['VARIANT', 'gameco', { variant: 'gameco' }],
    ['DATA_DIR', '/var/lib/a folder', { dataDir: '/var/lib/a folder' }],
    ['PUBLIC_URL', 'https://portal.example.com/', { publicUrl: 'https://portal.example.com' }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: ['10.0.0.0/8', '::1'] }],
    ['PASSWORD_EXPIRY_RULE', 'on', { passwordExpiryRule: true }],
    ['DRAFT_DAYS', '1', { draftDays: 1 }],
    ['DRAFT_DAYS', '90', { draftDays: 90 }],
    ['OUTGOING_HOSTS', '', { outgoingHosts: [] }],
    [
      'OUTGOING_HOSTS',
      'erp.example.com, Mail.example.com:8443',
      { outgoingHosts: ['erp.example.com', 'mail.example.com:8443'] },
    ],
    ['REPORT_FILES_MB', '', { reportFilesBytes: 2_147_483_648 }],
    ['REPORT_FILES_MB', '0', { reportFilesBytes: 0 }],
    ['OFFLINE_USE', '', { offlineUse: true }],
    ['OFFLINE_USE', 'off', { offlineUse: false }],
    ['QUICK_SIGN_IN', '', { quickSignIn: true }],
    ['QUICK_SIGN_IN', 'off', { quickSignIn: false }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['REDIS_URL', 'redis://127.0.0.1:6379', { redisUrl: 'redis://127.0.0.1:6379' }],
    [
      'REDIS_URL',
      'rediss://u:p@redis.example.com:6380/2',
      { redisUrl: 'rediss://u:p@redis.example.com:6380/2' },
    ],
    ['REDIS_URL', '', { redisUrl: null }],
    ['DRAIN_SECONDS', '', { drainMs: 0 }],
    ['DRAIN_SECONDS', '120', { drainMs: 120_000 }],
    ['SESSION_IDLE_MINUTES', '', { sessionIdleMs: 1_800_000 }],
    ['SESSION_IDLE_MINUTES', '5', { sessionIdleMs: 300_000 }],
    ['SESSION_IDLE_MINUTES', '600', { sessionIdleMs: 36_000_000 }],
    ['SECRET_KEY', SECRET, { secretKey: SECRET }],
    ['DEMO_PASSWORD', 'twelve chars', { demoPassword: 'twelve chars' }],
    ['SMS_URL', 'https://sms.example.com/send?a=1', { smsUrl: 'https://sms.example.com/send?a=1' }],
    ['SMS_URL', 'http://127.0.0.1:8080/', { smsUrl: 'http://127.0.0.1:8080/' }],
    ['SMS_TOKEN', 'a.b-c', { smsToken: 'a.b-c' }],
    ['MOBILE_APP_URL', 'https://example.com/app', { mobileAppUrl: 'https://example.com/app' }],
    ['SAFETY_PHONE', '+86 20 8612-3456', { safetyPhone: '+86 20 8612-3456' }],
    ['SAFETY_MAIL', 'safety@example.com', { safetyMail: 'safety@example.com' }],
    ['PASSWORD_PAGE_URL', 'https://id.example.com/p', { passwordPageUrl: 'https://id.example.com/p' }],
    ['PASSWORD_PAGE_URL', 'http://127.0.0.1:8080/p', { passwordPageUrl: 'http://127.0.0.1:8080/p' }],
    ['PASSWORD_RESET_LINK', 'https://id.example.com/r', { passwordResetLink: 'https://id.example.com/r' }],
    ['DEV_SUB_APPS', 'amm=9502', { devSubApps: new Map([['amm', 9502]]) }],
    ['DEV_SUB_APPS', '', { devSubApps: new Map() }],
  ])('take %s=%s', (name, value, expected) => {
    expect(readSettings({ [name]: value })).toMatchObject(expected)
  })

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['HOST', 'http://x'],
    ['HOST', 'a b'],
    ['VARIANT', 'CSN'],
    ['VARIANT', 'toString'],
    ['LOG_LEVEL', 'verbose'],
    ['DATABASE_URL', 'mysql://u@h/d'],
    ['DATABASE_URL', 'h:5432'],
    ['REDIS_URL', 'http://127.0.0.1:6379'],
    ['REDIS_URL', '127.0.0.1:6379'],
    ['REDIS_URL', 'redis:///0'],
    ['PUBLIC_URL', 'portal.example.com'],
    ['PUBLIC_URL', 'https://example.com/portal'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['OUTGOING_HOSTS', 'https://erp.example.com'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,proxy'],
    ['DRAIN_SECONDS', '121'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', '1.5'],
    ['SESSION_IDLE_MINUTES', '4'],
    ['SESSION_IDLE_MINUTES', '601'],
    ['SESSION_IDLE_MINUTES', '7.5'],
    ['SECRET_KEY', 'short'],
    ['SECRET_KEY', 'changeme'.repeat(8)],
    ['PASSWORD_EXPIRY_RULE', '1'],
    ['DRAFT_DAYS', '0'],
    ['DRAFT_DAYS', '91'],
    ['DRAFT_DAYS', '7.5'],
    ['REPORT_FILES_MB', '-1'],
    ['SMS_URL', 'http://sms.example.com/'],
    ['SMS_URL', 'sms.example.com'],
    ['SMS_TOKEN', 'two words'],
    ['MOBILE_APP_URL', 'http://example.com/app'],
    ['MOBILE_APP_URL', 'javascript:alert(1)'],
    ['MOBILE_APP_URL', 'https://example.com/"><script>'],
    ['SAFETY_PHONE', '"><script>'],
    ['SAFETY_PHONE', 'call us'],
    ['SAFETY_MAIL', 'nobody'],
    ['SAFETY_MAIL', 'a@b.c"><script>'],
    ['DEMO_PASSWORD', 'short'],
    ['PASSWORD_PAGE_URL', 'http://id.example.com/p'],
    ['PASSWORD_PAGE_URL', 'javascript:alert(1)'],
    ['PASSWORD_RESET_LINK', 'http://id.example.com/r'],
    ['PASSWORD_RESET_LINK', 'https://id.example.com/"><script>'],
    ['DEV_SUB_APPS', 'amm=3000'],
  ])('refuse %s=%s by its name and never show the value', (name, value) => {
    const { variable, text } = refusal({ SECRET_KEY: SECRET, [name]: value })
    expect(variable).toBe(name)
    for (const words of [text.zh, text.en]) expect(words).toContain(name)
    if (['SECRET_KEY', 'DATABASE_URL', 'REDIS_URL'].includes(name))
      expect(text.en + text.zh).not.toContain(value)
  })

  it.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV=production'],
    [{ HOST: '0.0.0.0' }, 'this machine alone'],
    [{ HOST: '::' }, 'this machine alone'],
    [{ HOST: 'portal.example.com' }, 'this machine alone'],
    [{ PUBLIC_URL: 'https://portal.example.com' }, 'this machine alone'],
  ])('[APP-14] reject development servers with %j', (env, words) => {
    const { variable, text } = refusal({ ...env, DEV_SUB_APPS: 'amm=9502' })
    expect(variable).toBe('DEV_SUB_APPS')
    expect(text.en).toContain(words)
    expect(readSettings({ ...env, DEV_SUB_APPS: '' }).devSubApps).toEqual(new Map())
  })

  it('need a SECRET_KEY with DATABASE_URL', () => {
    expect(refusal({ DATABASE_URL: DATABASE }).variable).toBe('SECRET_KEY')
    expect(readSettings({ DATABASE_URL: DATABASE, SECRET_KEY: SECRET }).databaseUrl).toBe(DATABASE)
  })

  it.each([
    ['', 5_000],
    ['0', 0],
    ['9', 9_000],
  ])('turn a drain of %j into %i ms with several nodes', (seconds, drainMs) => {
    const env = { DATABASE_URL: DATABASE, SECRET_KEY: SECRET, DRAIN_SECONDS: seconds }
    expect(readSettings(env).drainMs).toBe(drainMs)
  })

  it('accept only one of the two places where passwords are changed', () => {
    const both = {
      PASSWORD_PAGE_URL: 'https://id.example.com/p',
      PASSWORD_RESET_LINK: 'https://id.example.com/r',
    }
    expect(refusal(both)).toMatchObject({ variable: 'PASSWORD_RESET_LINK' })
  })

  it.each(['UPSTREAM_RAM', 'UPSTREAM_BPM'])('report that %s is not supported yet', name => {
    expect(refusal({ [name]: 'x' }).text.en).toContain(`does not support ${name} yet`)
    expect(readSettings({ [name]: '' }).port).toBe(3000)
  })

  const S3 = { S3_BUCKET: 'portal-files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

  it('require all parts of a bucket for files, or none', () => {
    expect(readSettings({}).s3).toBeNull()
    expect(readSettings({ ...S3, S3_ENDPOINT: 'http://127.0.0.1:9000' }).s3).toEqual({
      endpoint: 'http://127.0.0.1:9000',
      region: 'us-east-1',
      bucket: 'portal-files',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
  })

  it.each([
    ['S3_ACCESS_KEY_ID', { ...S3, S3_ACCESS_KEY_ID: '' }],
    ['S3_SECRET_ACCESS_KEY', { ...S3, S3_SECRET_ACCESS_KEY: '' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'https://s3.example.com' }],
    ['S3_ENDPOINT', { ...S3, S3_ENDPOINT: 'http://s3.example.com' }],
    ['S3_BUCKET', { ...S3, S3_BUCKET: 'Not/A/Bucket' }],
  ])('reject %s with %j', (name, env) => {
    expect(refusal(env).variable).toBe(name)
  })

  it('reject an unknown name with our prefix, and no other', () => {
    expect(refusal({ APRON_PROT: '1' }).variable).toBe('APRON_PROT')
    expect(readSettings({ PORTAL: '1', S3: '2' }).port).toBe(3000)
  })
})

describe('secret key', () => {
  it('comes from the settings, or is created once for its owner only', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'apron secret '))
    expect(await readSecretKey({ secretKey: SECRET, dataDir })).toBe(SECRET)
    const created = await readSecretKey({ secretKey: null, dataDir })
    expect(created.length).toBeGreaterThanOrEqual(64)
    expect(await readSecretKey({ secretKey: null, dataDir })).toBe(created)
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
    await rm(dataDir, { recursive: true })
  })
})

it('are the ones that docs/configuration.md describes', () => {
  const page = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8')
  const described = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name)
  expect(described.toSorted()).toEqual(Object.keys(SettingsSchema.properties).toSorted())
})
