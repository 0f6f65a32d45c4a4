import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { login } from '@apron/contract/sign-in/auth.calls'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { serverOn } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const SOURCE = fileURLToPath(new URL('../../../src', import.meta.url))
/** The only files that may read the environment: settings, the language of the terminal, the start. */
const MAY_READ = /^(platform\/config\/|app\/(main|commands\/))/

const TEMPTING = {
  NODE_ENV: 'test',
  CI: 'true',
  VITEST: 'true',
  DEBUG: '*',
  DISABLE_CAPTCHA: '1',
  SKIP_CAPTCHA: '1',
  CAPTCHA_CODE: '0000',
  APRON_TEST: '1',
  E2E: '1',
  TEST_MODE: '1',
  DEMO_PASSWORD: 'a password of the environment',
  LOGIN_DISABLED: '1',
}

describe('[AUTH-05] no environment variable weakens login', () => {
  it('because only settings and start read it', async () => {
    const files = await readdir(SOURCE, { recursive: true })
    const readers: string[] = []
    for (const file of files.filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
      const text = await readFile(join(SOURCE, file), 'utf8')
      if (/\bprocess\.env\b|\bloadEnvFile\b/.test(text) && !MAY_READ.test(file)) readers.push(file)
    }
    expect(files.length).toBeGreaterThan(80)
    expect(readers).toEqual([])
  })
})

describeOnStores('[AUTH-05] with a tempting environment', store => {
  for (const [name, value] of Object.entries(TEMPTING)) vi.stubEnv(name, value)
  afterAll(() => vi.unstubAllEnvs())
  const server = serverOn(store)

  it.each(['', '0000', '1234', 'test', 'pow:0'])('rejects the captcha %j', async code => {
    const portal = server.client()
    const body = { ...(await portal.loginRequest('100104', TEST_PASSWORD)), code: code || ' ' }
    expect((await portal.call(login, { body })).envelope.code).toBe(SERVER_ERRORS.captchaWrong.code)
  })

  it('rejects a password from the environment', async () => {
    const { envelope } = await server.client().tryLogin('100104', TEMPTING.DEMO_PASSWORD)
    expect(envelope.code).toBe(SERVER_ERRORS.wrongCredentials.code)
  })

  it('ignores headers that claim a login', async () => {
    const portal = server.client()
    const body = { ...(await portal.loginRequest('100104', 'wrong')), code: 'x' }
    const headers = { 'x-test': '1', 'x-skip-captcha': '1', 'x-user': '100104', employee: '' }
    expect((await portal.call(login, { body, headers })).envelope.success).toBe(false)
  })
})
