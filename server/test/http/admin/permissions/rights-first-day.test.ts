import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { getAdminUser, inviteUser, saveAdminUser } from '@apron/contract/organisation/admin-user.calls'
import {
  confirmPermissionChange,
  getPermissionRules,
  pagePermissionChanges,
} from '@apron/contract/permissions/permission-change.calls'
import { getRsaPublicKey } from '@apron/contract/sign-in/auth.calls'
import { firstAdministrator, firstUser } from '@apron/contract/sign-in/setup.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PLUGINS } from '../../../../src/app/plugins.ts'
import { prepareStore } from '../../../../src/app/prepare-store.ts'
import { sealText } from '../../../support/clients/login-secrets.ts'
import type { PortalClient } from '../../../support/clients/portal-client.ts'
import { rightsTerminal } from '../../../support/rights-terminal.ts'
import { MovingClock } from '../../../support/servers/moving-clock.ts'
import { startTestServer, type TestServer } from '../../../support/servers/test-server.ts'
import { changePerson, NEW_PASSWORD, somebody, usePath } from '../../../support/steps/people-steps.ts'
import { describeOnStores } from '../../../support/stores/stores.ts'

const PASSWORD = 'three cranes on the apron'
const AT = { deptCode: 'ADM' }
const ANY = { current: 1, size: 50, queryCriteria: {} }

const confirm = async (client: PortalClient, id = 0) =>
  (await client.call(confirmPermissionChange, { body: { id } })).envelope

describeOnStores('a company after setup, with one administrator and no gateway', store => {
  const clock = new MovingClock()
  let server: TestServer
  let chief: PortalClient
  let deputy: PortalClient

  beforeAll(async () => {
    const { setupToken } = await prepareStore({
      database: store.database,
      clock,
      // An application guards the report permissions.
      plugins: PLUGINS,
      settings: { dataDir: store.place.settings.dataDir, demoPassword: null },
      secretKey: 'not asked for without demo users',
      fileLocations: null,
      demo: false,
    })
    server = await startTestServer(store.database, { clock, plugins: [] })
    chief = server.client()
    chief.language = 'en'
    const { publicKey } = (await chief.call(getRsaPublicKey)).envelope.data
    const password = await sealText(PASSWORD, setupToken ?? '', publicKey)
    const names = { nameZh: '管理员', nameEn: 'Chief' }
    await chief.call(firstAdministrator, {
      body: { setupToken: setupToken ?? '', userCode: 'chief', ...names, password },
    })
    await chief.login('chief', PASSWORD)
  })
  afterAll(() => server.close())

  it('[ADM-44] adds an inspector in one step; the administrator gets the link', async () => {
    const department = { code: 'ADM' }
    const wanted = {
      userCode: 'E1',
      nameZh: '冯晓岚',
      nameEn: 'Feng',
      department,
      roles: ['INSPECTOR'],
      site: 'CAN',
    }
    const refused = await chief.call(firstUser, { body: { ...wanted, roles: ['ADMIN'] } })
    expect(refused.envelope.code).toBe(SERVER_ERRORS.guardedInSetup.code)
    const { data } = (await chief.call(firstUser, { body: wanted })).envelope
    await usePath(server, `/welcome?token=${data.token}`)
    const inspector = server.client()
    expect((await inspector.login('E1', NEW_PASSWORD)).roles).toEqual(['INSPECTOR'])
  })

  it('[ADM-44] lets report permissions wait for confirmation, even on the first day when nobody can confirm', async () => {
    expect((await chief.call(getPermissionRules)).envelope.data.firstDay).toBe(true)
    const { data } = await changePerson(chief, 'E1', { posts: ['SAFETY_DIRECTOR'], mobile: '13700000001' })
    expect(data.waiting?.id).toBeGreaterThan(0)
    expect((await confirm(chief, data.waiting?.id)).code).toBe(SERVER_ERRORS.ownProposal.code)
  })

  it('[ADM-44] lets the administrator add a second one alone, once, and notifies both', async () => {
    const body = somebody('deputy', { ...AT, roles: ['ADMIN'], mobile: '13700000002' })
    const made = (await chief.call(saveAdminUser, { body })).envelope.data
    expect(made).toMatchObject({ userCode: 'deputy', roles: ['ADMIN'], state: 'new' })
    expect(made.waiting).toBeUndefined()
    expect(server.log.some(line => line.includes('administrator appointed alone'))).toBe(true)
    const { rows } =
      await sql`select r.user_code from message m join message_recipient r on r.message_id = m.id
      where m.event = 'RIGHTS_ADMINISTRATOR_ALONE' order by 1`.execute(store.database.kysely)
    expect(rows).toEqual([{ user_code: 'chief' }, { user_code: 'deputy' }])
    const third = somebody('third', { ...AT, roles: ['ADMIN'], mobile: '13700000003' })
    const again = (await chief.call(saveAdminUser, { body: third })).envelope.data
    expect(again.waiting?.id).toBeGreaterThan(0)
    expect((await chief.call(getPermissionRules)).envelope.data.firstDay).toBe(false)
  })

  it('[ADM-44] puts the second administrator’s link into the outbox of the server, hidden from the first', async () => {
    const sent = (await chief.call(inviteUser, { body: { userCode: 'deputy' } })).envelope.data
    expect(sent.path).toBe('')
    await expect
      .poll(async () => (await server.outbox()).filter(({ mobile }) => mobile === '13700000002').length)
      .toBe(2)
    await usePath(server, (await server.outbox()).at(-1)?.text ?? '')
    deputy = server.client()
    await deputy.login('deputy', NEW_PASSWORD)
  })

  it('[ADM-42, ADM-44] keeps an administrator and their sole appointee from confirming for each other', async () => {
    const { records } = (await deputy.call(pagePermissionChanges, { body: ANY })).envelope.data
    const reports = records.find(({ target }) => target === 'E1')
    expect(reports).toMatchObject({ state: 'waiting', hindrance: 'sameLine' })
    expect((await confirm(deputy, reports?.id)).code).toBe(SERVER_ERRORS.sameLine.code)
    const body = somebody('E2', { ...AT, roles: ['INSPECTOR'], posts: ['SAFETY_DIRECTOR'] })
    const { waiting } = (await deputy.call(saveAdminUser, { body })).envelope.data
    expect((await confirm(deputy, waiting?.id)).code).toBe(SERVER_ERRORS.ownProposal.code)
    expect((await confirm(chief, waiting?.id)).code).toBe(SERVER_ERRORS.sameLine.code)
    const made = (await chief.call(getAdminUser, { query: { userCode: 'E2' } })).envelope
    expect(made.code).toBe(SERVER_ERRORS.notFound.code)
  })

  it('[ADM-44] lets the operator of the server confirm if there can be only one administrator', async () => {
    const { ask } = rightsTerminal(store.database, clock)
    const { records } = (await chief.call(pagePermissionChanges, { body: ANY })).envelope.data
    const id = records.find(({ target }) => target === 'E1')?.id ?? 0
    expect((await ask({ do: 'changes' }, 'jane')).en).toContain(`${id}  Feng (E1)  +SAFETY_DIRECTOR  chief`)
    expect((await ask({ do: 'confirm', id }, 'jane')).en).toBe('Confirmed: Feng (E1)')
    await expect(ask({ do: 'confirm', id }, 'jane')).rejects.toThrow('Not allowed in the current state.')
    const after = (await chief.call(pagePermissionChanges, { body: ANY })).envelope.data.records
    expect(after.find(change => change.id === id)).toMatchObject({
      state: 'confirmed',
      decidedBy: { code: 'terminal:jane' },
    })
    const person = (await chief.call(getAdminUser, { query: { userCode: 'E1' } })).envelope.data
    expect(person.posts).toEqual(['SAFETY_DIRECTOR'])
  })

  it('[ADM-44] lets an administrator confirmed at the server confirm changes', async () => {
    const { ask } = rightsTerminal(store.database, clock)
    const { records } = (await chief.call(pagePermissionChanges, { body: ANY })).envelope.data
    const idOf = (target: string) => records.find(change => change.target === target)?.id ?? 0
    const before = (await server.outbox()).length
    await ask({ do: 'confirm', id: idOf('third') }, 'jane')
    await chief.call(inviteUser, { body: { userCode: 'third' } })
    await expect.poll(async () => (await server.outbox()).length).toBeGreaterThan(before)
    await usePath(server, (await server.outbox()).at(-1)?.text ?? '')
    const third = server.client()
    await third.login('third', NEW_PASSWORD)
    expect((await confirm(third, idOf('E2'))).success).toBe(true)
    const made = (await chief.call(getAdminUser, { query: { userCode: 'E2' } })).envelope.data
    expect(made.posts).toEqual(['SAFETY_DIRECTOR'])
  })
})
