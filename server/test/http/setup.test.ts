import { loginEmployeeInfo } from '@apron/contract/calls/airport.calls'
import { listResources } from '@apron/contract/calls/auth.calls'
import { firstAdministrator } from '@apron/contract/calls/setup.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareStore } from '../../src/app/prepare-store.ts'
import { MovingClock } from '../support/moving-clock.ts'
import { describeOnStores } from '../support/stores.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const PASSWORD = 'three cranes on the apron'

describeOnStores('the first administrator', store => {
  const clock = new MovingClock()
  let server: TestServer

  const start = () =>
    prepareStore({
      database: store.database,
      clock,
      plugins: [],
      settings: { dataDir: store.place.settings.dataDir, demoPassword: null },
      secretKey: 'not asked for without demo users',
      demo: false,
    })

  const make = (setupToken: string | null, changes = {}) =>
    server.client().call(firstAdministrator, {
      body: {
        setupToken: setupToken ?? '',
        userCode: 'admin01',
        nameZh: '管理员',
        nameEn: 'Administrator',
        password: PASSWORD,
        ...changes,
      },
    })

  beforeAll(async () => {
    await start()
    server = await startTestServer(store.database, { clock, plugins: [] })
  })
  afterAll(() => server.close())

  it('is made with the newest printed token only', async () => {
    const old = await start()
    const { setupToken } = await start()
    expect(setupToken).toMatch(/^[\w-]{43}$/)
    for (const wrong of ['x', old.setupToken]) {
      expect((await make(wrong)).envelope.code).toBe(SERVER_ERRORS.setupLinkInvalid.code)
    }
  })

  it('not after a day', async () => {
    const { setupToken } = await start()
    clock.forward({ days: 1 })
    expect((await make(setupToken)).envelope.code).toBe(SERVER_ERRORS.setupLinkInvalid.code)
  })

  it.each(['short', 'password1234', 'the-admin01-account'])('not with the password %j', async password => {
    const { setupToken } = await start()
    expect((await make(setupToken, { password })).envelope.code).toBe(SERVER_ERRORS.passwordTooWeak.code)
  })

  it('once: two requests with one token make one, who can log in; then there is no link any more', async () => {
    const { setupToken } = await start()
    const answers = await Promise.all([make(setupToken), make(setupToken, { userCode: 'admin02' })])
    expect(answers.filter(answer => answer.envelope.success)).toHaveLength(1)
    const made = answers.find(answer => answer.envelope.success)?.envelope.data.userCode ?? ''

    const portal = server.client()
    await portal.login(made, PASSWORD)
    expect((await portal.call(loginEmployeeInfo)).envelope.data).toMatchObject({
      code: made,
      roles: ['ADMIN'],
    })
    expect((await portal.call(listResources)).envelope.data).not.toHaveLength(0)
    expect((await start()).setupToken).toBeNull()
    expect((await make(setupToken)).envelope.code).toBe(SERVER_ERRORS.setupLinkInvalid.code)
  })
})
