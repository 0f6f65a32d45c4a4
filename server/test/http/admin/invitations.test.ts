import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { pageAdminAudit } from '@apron/contract/operations/admin-audit.calls'
import {
  getInvitationChannels,
  importUsers,
  inviteSeveralUsers,
  printUserLinks,
  saveAdminUser,
} from '@apron/contract/organisation/admin-user.calls'
import { readPersonLink } from '@apron/contract/sign-in/person-link.calls'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { expectGuarded } from '../../support/guarded-calls.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { somebody, usePath } from '../../support/steps/people-steps.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const HEADER = 'userCode,nameZh,nameEn,sex,userType,deptCode,roles,posts,sites,defaultSite,mobile,email'

const name = (entry: { readonly en: string }) => entry.en.replace('{name}', 'Wang Fang')

describeOnStores('invitations for many people', store => {
  const server = serverOn(store)
  let admin: PortalClient

  beforeAll(async () => {
    admin = await server.as('100001')
    admin.language = 'en'
  })

  const add = async (...people: Parameters<typeof somebody>[]) => {
    for (const person of people) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as somebody would
      const { envelope } = await admin.call(saveAdminUser, { body: somebody(...person) })
      expect(envelope.success).toBe(true)
    }
  }
  const print = async (...userCodes: string[]) =>
    (await admin.call(printUserLinks, { body: { userCodes } })).envelope.data
  const status = async (userCodes: string[]) =>
    (await admin.call(printUserLinks, { body: { userCodes } })).status
  const pathOf = async (userCode: string) =>
    (await print(userCode)).links[0]?.path ?? expect.fail(`no link of ${userCode}`)
  const read = async (path: string) =>
    (await server.client().call(readPersonLink, { body: { token: path.split('=')[1] ?? '' } })).envelope
  const auditOf = async (person: string) =>
    (await admin.call(pageAdminAudit, { body: { current: 1, size: 50, queryCriteria: { person } } })).envelope
      .data.records

  it('[ADM-73] prints links that each work once, and shows who printed them and when', async () => {
    await add(['200010', { nameZh: '李', nameEn: 'Li' }], ['200011'])
    const { links, others } = await print('200010', '200011')
    expect(others).toEqual([])
    expect(links.map(({ userCode, nameZh, nameEn }) => [userCode, nameZh, nameEn])).toEqual([
      ['200010', '李', 'Li'],
      ['200011', '王芳', 'Wang Fang'],
    ])
    const [first] = links
    const path = first?.path ?? ''
    expect((await read(path)).data).toMatchObject({ userCode: '200010', madeBy: { code: '100001' } })
    expect((await usePath(server, path)).data).toEqual({ userCode: '200010' })
    expect((await usePath(server, path)).code).toBe(SERVER_ERRORS.personLinkInvalid.code)
    expect((await server.client().tryLogin('200010', 'seven quiet turbines')).envelope.success).toBe(true)
    expect(await auditOf('200010')).toContainEqual(
      expect.objectContaining({ event: 'user link printed', userCode: '100001', target: '200010' }),
    )
    const log = server.log.join('\n')
    for (const each of links) expect(log).not.toContain(each.path.split('=')[1])
  })

  it('[ADM-73] stores only a hash of a link, and a new print invalidates the previous one', async () => {
    await add(['200020'])
    const old = await pathOf('200020')
    const { rows } = await sql<{ row: string }>`
      select row_to_json(l)::text as row from person_link l where user_code = '200020'`.execute(
      store.database.kysely,
    )
    expect(rows[0]?.row).not.toContain(old.split('=')[1])
    const next = await pathOf('200020')
    expect((await read(old)).code).toBe(SERVER_ERRORS.personLinkInvalid.code)
    expect((await usePath(server, old)).code).toBe(SERVER_ERRORS.personLinkInvalid.code)
    expect((await usePath(server, next)).success).toBe(true)
  })

  it('[ADM-73] prints no link for guarded permissions, posts, a password, a used or closed account, and gives the reason', async () => {
    await add(['200030', { posts: ['QA_AUDITOR'] }], ['200031'], ['200032'], ['200033'])
    await sql`insert into user_role values ('200031', 'ADMIN')`.execute(store.database.kysely)
    await sql`update app_user set enabled = false where user_code = '200032'`.execute(store.database.kysely)
    const { links, others } = await print('200030', '200031', '200032', '100104', '299999', '200033')
    expect(links.map(({ userCode }) => userCode)).toEqual(['200033'])
    expect(others.map(({ userCode }) => userCode)).toEqual(['200030', '200031', '200032', '100104', '299999'])
    expect(others.map(({ text }) => text)).toEqual([
      name(SERVER_ERRORS.notOnSheet),
      name(SERVER_ERRORS.notOnSheet),
      SERVER_ERRORS.notAllowedInState.en,
      SERVER_ERRORS.passwordSetAlready.en.replace('{name}', 'Feng Xiaolan'),
      SERVER_ERRORS.notFound.en,
    ])
    const { rows } = await sql`
      select user_code from person_link where user_code in ('200030', '200031', '200032', '100104')`.execute(
      store.database.kysely,
    )
    expect(rows).toEqual([])
    await sql`delete from user_role where user_code = '200031' and role_code = 'ADMIN'`.execute(
      store.database.kysely,
    )
  })

  it('[ADM-73] prints nothing for people whose guarded permissions the caller lacks', async () => {
    await add(['200040'])
    await sql`insert into user_role values ('200040', 'ADMIN')`.execute(store.database.kysely)
    await sql`insert into role_resource (role_code, identify, user_type) values
      ('FINANCE', 'portal:user:view', 'employee'), ('FINANCE', 'portal:user:edit', 'employee')`.execute(
      store.database.kysely,
    )
    const clerk = await server.as('100701')
    clerk.language = 'en'
    const { envelope } = await clerk.call(printUserLinks, { body: { userCodes: ['200040'] } })
    expect(envelope.data.links).toEqual([])
    expect(envelope.data.others[0]?.text).toBe(SERVER_ERRORS.lacksGuarded.en.replace('{name}', 'Wang Fang'))
    await sql`delete from user_role where user_code = '200040'`.execute(store.database.kysely)
  })

  it('[ADM-73] prints for at most 300 people at once, each once', async () => {
    const codes = Array.from({ length: 301 }, (_, at) => `3${at}`)
    expect(await status(codes)).toBe(400)
    expect(await status(['200020', '200020'])).toBe(400)
    expect(await status([])).toBe(400)
    expect((await print(...codes.slice(1))).others).toHaveLength(300)
  })

  it('[ADM-73] records who printed the link that a person used, for later grants of posts and guarded permissions', async () => {
    await add(['200050'])
    const path = await pathOf('200050')
    expect((await usePath(server, path)).success).toBe(true)
    const { rows } = await sql`
      select invited_by, invited_by_hand from app_user where user_code = '200050'`.execute(
      store.database.kysely,
    )
    expect(rows).toEqual([{ invited_by: '100001', invited_by_hand: true }])
  })

  itConcurrently(store, '[ADM-73] keeps the links of one of two simultaneous prints', async () => {
    await add(['200060'])
    const sheets = await Promise.all([print('200060'), print('200060')])
    const answers = await Promise.all(sheets.map(({ links }) => read(links[0]?.path ?? '')))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  itConcurrently(store, '[ADM-73] lets one of two simultaneous users of a printed link in', async () => {
    await add(['200061'])
    const path = await pathOf('200061')
    const answers = await Promise.all([
      usePath(server, path, 'seven quiet turbines'),
      usePath(server, path, 'nine loud compressors'),
    ])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  it('[ADM-72] sends everybody the link to their own mobile and reports those without an address or with a password', async () => {
    await add(['200070', { mobile: '13911112222' }], ['200071', { mobile: '' }])
    const { envelope } = await admin.call(inviteSeveralUsers, {
      body: { userCodes: ['200070', '200071', '100104'] },
    })
    expect(envelope.data).toEqual([
      { id: '200070', done: true, msg: '139****22' },
      { id: '200071', done: false, msg: SERVER_ERRORS.noContact.en.replace('{name}', 'Wang Fang') },
      {
        id: '100104',
        done: false,
        msg: SERVER_ERRORS.passwordSetAlready.en.replace('{name}', 'Feng Xiaolan'),
      },
    ])
    const emails = (await server.outbox()).filter(({ mobile }) => mobile === '13911112222')
    expect(emails).toHaveLength(1)
    expect(JSON.stringify(envelope)).not.toContain('token')
    expect((await usePath(server, emails[0]?.text ?? '')).data).toEqual({ userCode: '200070' })
    expect((await auditOf('200070')).map(({ event }) => event)).toContain('user invited')
  })

  it('[ADM-72, ADM-74] lists the imported people who can be invited, without those waiting for confirmation', async () => {
    const text = [
      HEADER,
      '200080,王,Wang,F,employee,D0202,INSPECTOR,,CAN,CAN,,',
      '200081,王,Wang,F,employee,D0202,ADMIN,,CAN,CAN,13800000081,',
    ].join('\r\n')
    const look = (await admin.call(importUsers, { body: { text, digest: null } })).envelope.data
    expect(look).toMatchObject({ added: 2, waiting: 1, addedKeys: [] })
    const done = (await admin.call(importUsers, { body: { text, digest: look.digest } })).envelope.data
    expect(done.addedKeys).toEqual(['200080'])
    expect((await print(...done.addedKeys)).links).toHaveLength(1)
  })

  // From here on inspectors have a guarded permission.
  it('[ADM-72, ADM-73] rejects getting, sending and previewing links without the permission', async () => {
    await add(['200001', { roles: ['CRAFT'], mobile: '13900000001' }])
    const body = { userCodes: ['200001'] }
    await expectGuarded(server, store.database.kysely, {
      view: 'portal:user:view',
      reads: [[getInvitationChannels, {}]],
      writes: [
        [inviteSeveralUsers, body],
        [printUserLinks, body],
      ],
    })
    const { rows } = await sql`select 1 from person_link where user_code = '200001'`.execute(
      store.database.kysely,
    )
    expect(rows).toEqual([])
    expect((await server.outbox()).filter(({ mobile }) => mobile === '13900000001')).toEqual([])
    expect((await admin.call(getInvitationChannels)).envelope.data).toEqual({ gateway: false })
  })

  // Last test: the clock moves for all of them.
  it('[ADM-73] expires a printed link after seven days', async () => {
    await add(['200090', { roles: ['CRAFT'] }])
    const path = await pathOf('200090')
    server.clock.forward({ days: 6, minutes: 23 * 60 + 59 })
    expect((await read(path)).success).toBe(true)
    server.clock.forward({ minutes: 2 })
    expect((await read(path)).code).toBe(SERVER_ERRORS.personLinkInvalid.code)
    expect((await usePath(server, path)).code).toBe(SERVER_ERRORS.personLinkInvalid.code)
  })
})
