import { listSites, loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { getRsaPublicKey, listResources } from '@apron/contract/sign-in/auth.calls'
import { readPersonLink, usePersonLink } from '@apron/contract/sign-in/person-link.calls'
import { firstAdministrator, firstSites, firstUser, setupOptions } from '@apron/contract/sign-in/setup.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareStore } from '../../../src/app/prepare-store.ts'
import { sealText } from '../../support/clients/login-secrets.ts'
import { MovingClock } from '../../support/servers/moving-clock.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const PASSWORD = 'three cranes on the apron'

const user = (changes = {}) => ({
  userCode: 'E100',
  nameZh: '冯晓岚',
  nameEn: 'Feng Xiaolan',
  department: { code: 'MCC', nameZh: '维修控制中心', nameEn: 'Maintenance control' },
  roles: ['INSPECTOR', 'ENGINEER'],
  site: 'CAN',
  ...changes,
})

describeOnStores('the first administrator', store => {
  const clock = new MovingClock()
  let server: TestServer
  let made = ''
  // The embedded store has one connection, so nothing is concurrent there.
  const atOnce = store.kind === 'postgres'

  async function administrator() {
    const portal = server.client()
    await portal.login(made, PASSWORD)
    return portal
  }

  const start = () =>
    prepareStore({
      database: store.database,
      clock,
      plugins: [],
      settings: { dataDir: store.place.settings.dataDir, demoPassword: null },
      secretKey: 'not asked for without demo users',
      fileLocations: null,
      demo: false,
    })

  async function make(
    printed: string | null,
    { userCode = 'admin01', password = PASSWORD, portal = server.client() } = {},
  ) {
    const setupToken = printed ?? ''
    const { publicKey } = (await portal.call(getRsaPublicKey)).envelope.data
    const sealed = await sealText(password, setupToken, publicKey)
    const names = { nameZh: '管理员', nameEn: 'Administrator' }
    return await portal.call(firstAdministrator, {
      body: { setupToken, userCode, ...names, password: sealed },
    })
  }

  beforeAll(async () => {
    await start()
    server = await startTestServer(store.database, { clock, plugins: [] })
  })
  afterAll(() => server.close())

  it('is created only with the latest printed token', async () => {
    const old = await start()
    const { setupToken } = await start()
    expect(setupToken).toMatch(/^[\w-]{43}$/)
    for (const wrong of ['x', old.setupToken]) {
      expect((await make(wrong)).envelope.code).toBe(SERVER_ERRORS.setupLinkInvalid.code)
    }
  })

  it('cannot be created with a token older than a day', async () => {
    const { setupToken } = await start()
    clock.forward({ days: 1 })
    expect((await make(setupToken)).envelope.code).toBe(SERVER_ERRORS.setupLinkInvalid.code)
  })

  it.each(['short', 'password1234', 'the-admin01-account', 'administrator99'])(
    'is not created with the password %j',
    async password => {
      const { setupToken } = await start()
      expect((await make(setupToken, { password })).envelope.code).toBe(SERVER_ERRORS.passwordTooWeak.code)
    },
  )

  it(`is created once: of two requests with one token${atOnce ? ', made at once,' : ''} one succeeds and logs in; the link then stops working`, async () => {
    const { setupToken } = await start()
    const second = () => make(setupToken, { userCode: 'admin02' })
    const answers = atOnce
      ? await Promise.all([make(setupToken), second()])
      : [await make(setupToken), await second()]
    expect(answers.filter(answer => answer.envelope.success)).toHaveLength(1)
    const winner = answers.find(answer => answer.envelope.success)
    made = winner?.envelope.data.code ?? ''
    const portal = server.client()
    portal.token = winner?.envelope.data.token ?? null
    expect((await portal.call(loginEmployeeInfo)).envelope.data).toMatchObject({
      code: made,
      roles: ['ADMIN'],
    })
    expect((await portal.call(listResources)).envelope.data).not.toHaveLength(0)
    expect((await server.client().tryLogin(made, PASSWORD)).envelope.success).toBe(true)
    expect((await start()).setupToken).toBeNull()
    expect((await make(setupToken)).envelope.code).toBe(SERVER_ERRORS.setupLinkInvalid.code)
  })

  it('requires an administrator for the further steps', async () => {
    const nobody = server.client()
    expect((await nobody.call(setupOptions)).status).toBe(401)
    expect((await nobody.call(firstSites, { body: { sites: ['CAN'] } })).status).toBe(401)
    expect((await nobody.call(firstUser, { body: user() })).status).toBe(401)
  })

  it('sets the company’s site, repeatedly if necessary; the session continues there', async () => {
    const portal = await administrator()
    const { airports, departments, roles } = (await portal.call(setupOptions)).envelope.data
    expect(airports.map(({ threeCode }) => threeCode)).toEqual(expect.arrayContaining(['CAN', 'PEK']))
    expect(departments).toEqual([{ code: 'ADM', nameZh: '系统管理', nameEn: 'Administration' }])
    expect(roles.map(({ code }) => code)).toContain('INSPECTOR')
    for (const wrong of [['XXX'], []]) {
      expect((await portal.call(firstSites, { body: { sites: wrong } })).status).toBe(400)
    }
    for (const sites of [['PEK'], ['CAN', 'PEK', 'CAN']]) {
      const { data } = (await portal.call(firstSites, { body: { sites } })).envelope
      expect(data.tempAirportThreeCode).toBe(sites[0])
      portal.token = data.token
    }
    const listed = await server.client().call(listSites)
    expect(listed.envelope.data.map(({ threeCode }) => threeCode)).toEqual(['CAN', 'PEK'])
    expect((await portal.call(loginEmployeeInfo)).envelope.data.tempAirportThreeCode).toBe('CAN')
  })

  it('adds a first user; repeating it replaces the entry, and only the newest link works', async () => {
    const portal = await administrator()
    for (const wrong of [
      { site: 'HGH' },
      { roles: ['NONE'] },
      { department: { code: 'NONE' } },
      { department: { ...user().department, code: 'qa_1' } },
    ]) {
      expect((await portal.call(firstUser, { body: user(wrong) })).status).toBe(400)
    }
    const own = await portal.call(firstUser, { body: user({ userCode: 'admin01' }) })
    const other = await portal.call(firstUser, { body: user({ userCode: 'admin02' }) })
    expect([own.envelope.code, other.envelope.code]).toContain(SERVER_ERRORS.userCodeTaken.code)
    const first = (await portal.call(firstUser, { body: user() })).envelope.data
    const again = { nameEn: 'Feng Xiao Lan', roles: ['MANAGER'], department: { code: 'MCC' } }
    const { token, validDays } = (await portal.call(firstUser, { body: user(again) })).envelope.data
    expect(validDays).toBe(7)
    const read = async (link: string) =>
      (await server.client().call(readPersonLink, { body: { token: link } })).envelope
    expect((await read(first.token)).code).toBe(SERVER_ERRORS.personLinkInvalid.code)
    expect((await read(token)).data).toMatchObject({ userCode: 'E100', nameEn: 'Feng Xiao Lan' })

    // The company's site stays where a user was already added.
    for (const sites of [['PEK'], ['CAN', 'PEK']]) {
      portal.token = (await portal.call(firstSites, { body: { sites } })).envelope.data.token
      const listed = (await server.client().call(listSites)).envelope.data
      expect(listed.map(({ threeCode }) => threeCode)).toEqual(['CAN', 'PEK'])
    }

    const { publicKey } = (await portal.call(getRsaPublicKey)).envelope.data
    const password = await sealText('seven quiet turbines', token, publicKey)
    await server.client().call(usePersonLink, { body: { token, password } })
    const person = server.client()
    expect((await person.login('E100', 'seven quiet turbines')).roles).toEqual(['MANAGER'])
    expect((await person.call(setupOptions)).status).toBe(403)
    expect((await person.call(firstSites, { body: { sites: ['CAN'] } })).status).toBe(403)
    expect((await person.call(firstUser, { body: user() })).status).toBe(403)
  })

  it('[ADM-31] audits every step with caller, subject and address', async () => {
    const { rows } = await sql<{ event: string }>`
      select event, user_code as by, address, details ->> 'target' as target, details ->> 'site' as site
        from security_audit where event = 'first sites chosen' or (event = 'first user' and details ->> 'target' = 'E100')
        order by id`.execute(store.database.kysely)
    const by = { by: made, address: '127.0.0.1' }
    const sites = { ...by, event: 'first sites chosen', target: null }
    const person = { ...by, event: 'first user', target: 'E100', site: null }
    expect(rows.slice(0, 4)).toEqual([
      { ...sites, site: 'PEK' },
      { ...sites, site: 'CAN PEK CAN' },
      person,
      person,
    ])
  })

  it('closes the setup once another person has a password', async () => {
    const portal = await administrator()
    const over = SERVER_ERRORS.setupOver.code
    expect((await portal.call(setupOptions)).envelope.code).toBe(over)
    expect((await portal.call(firstSites, { body: { sites: ['PEK'] } })).envelope.code).toBe(over)
    expect((await portal.call(firstUser, { body: user({ userCode: 'E101' }) })).envelope.code).toBe(over)
  })
})
