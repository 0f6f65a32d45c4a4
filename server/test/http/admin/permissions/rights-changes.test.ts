import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { listMyWork } from '@apron/contract/home/home.calls'
import { getAdminMenus, importMenus, saveAdminMenu } from '@apron/contract/menus/admin-menu.calls'
import {
  endUserSessions,
  getAdminUser,
  importUsers,
  inviteUser,
  resetUserPassword,
  saveAdminUser,
  setUserEnabled,
} from '@apron/contract/organisation/admin-user.calls'
import { getAdminRole, saveAdminRole } from '@apron/contract/permissions/admin-role.calls'
import {
  confirmPermissionChange,
  getPermissionRules,
  pagePermissionChanges,
  refusePermissionChange,
  withdrawPermissionChange,
} from '@apron/contract/permissions/permission-change.calls'
import { MENU_IMPORT_COLUMNS } from '@apron/contract/rules/records/import-columns'
import { listResources } from '@apron/contract/sign-in/auth.calls'
import { type Kysely, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PortalClient } from '../../../support/clients/portal-client.ts'
import { expectGuarded } from '../../../support/guarded-calls.ts'
import { serverOn } from '../../../support/servers/test-server.ts'
import { changePerson, NEW_PASSWORD, somebody, usePath } from '../../../support/steps/people-steps.ts'
import { describeOnStores, itConcurrently } from '../../../support/stores/stores.ts'

const ANY = { current: 1, size: 50, queryCriteria: {} }
const DIRECTOR = '100004'

const permissionsOf = async (client: PortalClient) =>
  (await client.call(listResources)).envelope.data.map(({ identify }) => identify)

/** Proposes a permission for a role. */
const give = async (identify: string, client: PortalClient) => {
  const { people: _people, ...role } = (await client.call(getAdminRole, { query: { code: 'HELPER' } }))
    .envelope.data
  const resources = [...role.resources, { identify, userType: 'employee' as const, deptCode: '' }]
  const { envelope } = await client.call(saveAdminRole, { body: { ...role, resources } })
  return envelope.data.waiting?.id ?? expect.fail('the change of the role does not wait')
}

const HEADER = 'userCode,nameZh,nameEn,sex,userType,deptCode,roles,posts,sites,defaultSite,mobile,email'
const csvLine = (code: string, role: string, mobile: string) =>
  `${code},王,Wang,F,employee,D0202,${role},,CAN,CAN,${mobile},`

/** Reads the task state of those asked to decide on a change, and its result. */
async function askedAbout(db: Kysely<unknown>, id: number): Promise<unknown[]> {
  const { rows } = await sql`
    select distinct r.handle_status as done, r.handle_result as result
      from message_recipient r join message m on m.id = r.message_id
     where m.task = ${`portal.rightsChange:${id}`}`.execute(db)
  return rows
}

/** Permissions of a handler of voluntary reports. */
const OF_HANDLERS = [
  'safetyQuality:vsr:view',
  'safetyQuality:vsr:triage',
  'safetyQuality:vsr:investigate',
  'safetyQuality:vsr:deid',
  'safetyQuality:vsr:close',
  'safetyQuality:vsr:publish',
  'safetyQuality:strip:view',
]

describeOnStores('guarded permissions take two people', store => {
  const server = serverOn(store)
  let first: PortalClient
  let second: PortalClient
  /** A person who may only view and change people. */
  let clerk: PortalClient

  beforeAll(async () => {
    await sql`insert into role_resource (role_code, identify, user_type) values
      ('FINANCE', 'portal:user:view', 'employee'), ('FINANCE', 'portal:user:edit', 'employee')`.execute(
      store.database.kysely,
    )
    first = await server.as('100001')
    second = await server.as('100002')
    clerk = await server.as('100701')
    for (const client of [first, second, clerk]) client.language = 'en'
  })

  const personOf = async (userCode: string) =>
    (await first.call(getAdminUser, { query: { userCode } })).envelope.data
  const changesOf = async (client = first) =>
    (await client.call(pagePermissionChanges, { body: ANY })).envelope.data.records
  const confirm = async (id: number, client = second) =>
    (await client.call(confirmPermissionChange, { body: { id } })).envelope
  /** Proposes a change to a person. @returns the id of the change */
  async function proposed(userCode: string, part: Parameters<typeof changePerson>[2], client = first) {
    const { data } = await changePerson(client, userCode, part)
    return data.waiting?.id ?? expect.fail(`the change of ${userCode} does not wait`)
  }
  const messagesOf = async (userCode: string) => {
    const { rows } =
      await sql`select m.content_en from message m join message_recipient r on r.message_id = m.id
      where r.user_code = ${userCode}`.execute(store.database.kysely)
    return JSON.stringify(rows)
  }

  it('[ADM-41, ADM-42] rejects reading and deciding without the permission', async () => {
    await expectGuarded(server, store.database.kysely, {
      view: 'portal:change:view',
      reads: [[pagePermissionChanges, ANY]],
      writes: [
        [confirmPermissionChange, { id: 1 }],
        [refusePermissionChange, { id: 1 }],
      ],
    })
    // Inspectors have no administration permissions from here on.
    await sql`delete from role_resource where role_code = 'INSPECTOR' and identify = 'portal:change:view'`.execute(
      store.database.kysely,
    )
    expect((await server.client().call(getPermissionRules)).status).toBe(401)
    expect((await (await server.as('100104')).call(getPermissionRules)).status).toBe(403)
    expect((await server.client().call(withdrawPermissionChange, { body: { id: 1 } })).status).toBe(401)
  })

  it('[ADM-41] returns the guarded permissions for the forms, also to people who cannot see changes', async () => {
    expect((await clerk.call(pagePermissionChanges, { body: ANY })).status).toBe(403)
    const { data } = (await clerk.call(getPermissionRules)).envelope
    expect(data.own.guarded.toSorted()).toEqual(['portal:user:edit', 'portal:user:view'])
    expect(data.posts).toContainEqual({ code: 'VSR_HANDLER', rights: OF_HANDLERS })
  })

  describe('permission to change people does not allow taking over an account', () => {
    it('[ADM-43] gives a clerk no link for an administrator or for anybody with a password', async () => {
      const body = { userCode: '100002' }
      const refused = SERVER_ERRORS.lacksGuarded.code
      expect((await clerk.call(inviteUser, { body })).envelope).toMatchObject({ code: refused, data: null })
      expect((await clerk.call(resetUserPassword, { body })).envelope.code).toBe(refused)
      expect((await clerk.call(endUserSessions, { body })).envelope.code).toBe(refused)
      expect((await changePerson(clerk, '100002', { mobile: '13900000000' })).code).toBe(refused)
      const { version } = await personOf('100002')
      const closing = { body: { ...body, enabled: false, version } }
      expect((await clerk.call(setUserEnabled, closing)).envelope.code).toBe(refused)
      const other = await clerk.call(inviteUser, { body: { userCode: '100305' } })
      expect(other.envelope).toMatchObject({ code: SERVER_ERRORS.passwordSetAlready.code, data: null })
    })

    it('[ADM-43] sends a reset to the person only; the caller learns only part of the address', async () => {
      const before = (await server.outbox()).length
      const { envelope } = await clerk.call(resetUserPassword, { body: { userCode: '100305' } })
      const { mobile } = await personOf('100305')
      expect(envelope.data.sentTo).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-2)}`)
      expect(JSON.stringify(envelope)).not.toContain('token')
      await expect.poll(async () => (await server.outbox()).length).toBe(before + 1)
      const email = (await server.outbox()).at(-1)
      expect(email).toMatchObject({ purpose: 'link', mobile, code: '' })
      expect((await usePath(server, email?.text ?? '')).success).toBe(true)
      expect((await server.client().tryLogin('100305', NEW_PASSWORD)).envelope.success).toBe(true)
    })

    it('[ADM-41, ADM-43] lets a new mobile of a person with a password wait for confirmation, notifies the old one, and sends a reset there', async () => {
      const userCode = '100306'
      const { mobile } = await personOf(userCode)
      const id = await proposed(userCode, { mobile: '13911112222' }, clerk)
      expect(await personOf(userCode)).toMatchObject({ mobile })
      await expect
        .poll(async () => (await server.outbox()).at(-1))
        .toMatchObject({ purpose: 'notice', mobile, text: expect.stringContaining('proposed') })
      expect(await messagesOf(userCode)).toContain('a new mobile number or e-mail address')
      await clerk.call(resetUserPassword, { body: { userCode } })
      await expect.poll(async () => (await server.outbox()).at(-1)).toMatchObject({ purpose: 'link', mobile })
      expect((await changesOf(second))[0]).toMatchObject({
        id,
        why: 'contact',
        guarded: [],
        contact: `${mobile} → 13911112222`,
        hindrance: null,
      })
      expect((await confirm(id)).success).toBe(true)
      expect(await personOf(userCode)).toMatchObject({ mobile: '13911112222' })
      await expect
        .poll(async () => (await server.outbox()).at(-1))
        .toMatchObject({ purpose: 'notice', mobile, text: expect.stringContaining('changed') })
      await clerk.call(resetUserPassword, { body: { userCode } })
      await expect
        .poll(async () => (await server.outbox()).at(-1))
        .toMatchObject({ purpose: 'link', mobile: '13911112222' })
    })

    it('[ADM-43] applies a new mobile of a person without a password at once', async () => {
      await clerk.call(saveAdminUser, { body: somebody('100930', { mobile: '13700000030' }) })
      const { data } = await changePerson(clerk, '100930', { mobile: '13700000031' })
      expect(data).toMatchObject({ mobile: '13700000031' })
      expect(data.waiting).toBeUndefined()
    })

    it('[ADM-43] still protects an account once used while its password is removed', async () => {
      await first.call(saveAdminUser, { body: somebody('100931', { mobile: '13700000032' }) })
      const link = (await first.call(inviteUser, { body: { userCode: '100931' } })).envelope.data.path
      await usePath(server, link)
      await server.client().login('100931', NEW_PASSWORD)
      await confirm(await proposed('100931', { roles: ['ADMIN'] }))
      expect(await personOf('100931')).toMatchObject({ state: 'new' })
      expect((await confirm(await proposed('100931', { roles: ['INSPECTOR'] }))).success).toBe(true)
      const invited = (await clerk.call(inviteUser, { body: { userCode: '100931' } })).envelope.data
      expect(invited).toMatchObject({ path: '', sentTo: '137****32' })
      const moved = await changePerson(clerk, '100931', { mobile: '13700000033' })
      expect(moved.data.waiting?.id).toBeGreaterThan(0)
    })

    it('[ADM-41] lets rows of a file that redirect a person’s links wait too, and notifies the person', async () => {
      const { mobile, email, ...person } = await personOf('100107')
      const cells = [person.userCode, person.nameZh, person.nameEn, person.sex, 'employee', person.deptCode]
      const lists = [person.roles, person.posts, person.sites].map(codes => codes.join('|'))
      const text = [HEADER, [...cells, ...lists, person.defaultSite, '13911113333', email].join()].join('\n')
      const shown = (await clerk.call(importUsers, { body: { text, digest: null } })).envelope.data
      expect(shown).toMatchObject({ changed: 1, waiting: 1, wrong: 0 })
      await clerk.call(importUsers, { body: { text, digest: shown.digest } })
      expect(await personOf('100107')).toMatchObject({ mobile })
      expect((await changesOf(second))[0]).toMatchObject({ target: '100107', why: 'contact' })
      await expect
        .poll(async () => (await server.outbox()).at(-1))
        .toMatchObject({ purpose: 'notice', mobile })
    })

    it('[ADM-41] lets an administrator’s new mobile wait for confirmation, as links and codes would go there', async () => {
      const id = await proposed('100002', { mobile: '13912345678' })
      expect((await personOf('100002')).mobile).not.toBe('13912345678')
      expect((await changesOf(second))[0]).toMatchObject({
        id,
        why: 'contact',
        contact: expect.stringContaining('13912345678'),
        hindrance: null,
      })
      expect((await second.call(refusePermissionChange, { body: { id } })).envelope.data.state).toBe(
        'refused',
      )
    })
  })

  describe('a waiting change', () => {
    it('[ADM-41, ADM-42] is applied only after a second administrator, who sees what it grants, confirms it', async () => {
      const director = await server.as(DIRECTOR)
      const id = await proposed(DIRECTOR, { posts: ['VSR_HANDLER'] })
      expect(await permissionsOf(director)).not.toContain('safetyQuality:vsr:view')
      expect((await changesOf())[0]).toMatchObject({ id, hindrance: 'own', state: 'waiting' })
      expect((await changesOf(second))[0]).toMatchObject({
        id,
        kind: 'user',
        target: DIRECTOR,
        targetName: 'Han Xuesong (100004)',
        given: ['VSR_HANDLER'],
        guarded: OF_HANDLERS,
        proposedBy: { code: '100001', name: 'Chen Qiming' },
        hindrance: null,
      })
      expect(await messagesOf('100002')).toContain('Han Xuesong')
      expect((await confirm(id, first)).code).toBe(SERVER_ERRORS.ownProposal.code)
      expect((await confirm(id)).data).toMatchObject({ state: 'confirmed', decidedBy: { code: '100002' } })
      const { rows: asked } = await sql`
        select distinct r.handle_result as result from message_recipient r join message m on m.id = r.message_id
         where m.event = 'RIGHTS_CHANGE_WAITS' and m.task = ${`portal.rightsChange:${id}`}`.execute(
        store.database.kysely,
      )
      expect(asked).toEqual([{ result: 'success' }])
      expect(await permissionsOf(director)).toContain('safetyQuality:vsr:view')
      expect((await confirm(id)).code).toBe(SERVER_ERRORS.notAllowedInState.code)
      expect(await messagesOf(DIRECTOR)).toContain('VSR_HANDLER')
      const events = ['rights change proposed', 'rights change confirmed']
      for (const event of events)
        expect(server.log.some(line => line.includes(`"event":"${event}"`) && line.includes(DIRECTOR))).toBe(
          true,
        )
    })

    it('[ADM-42] can be rejected by another person or withdrawn by its proposer; there is one per person at a time', async () => {
      const id = await proposed('100006', { roles: ['DIRECTOR', 'ADMIN'] })
      const twice = await changePerson(second, '100006', { posts: ['SAFETY_DIRECTOR'] })
      expect(twice.code).toBe(SERVER_ERRORS.changeWaitsAlready.code)
      const other = await second.call(withdrawPermissionChange, { body: { id } })
      expect(other.envelope.code).toBe(SERVER_ERRORS.notYourProposal.code)
      const own = await first.call(refusePermissionChange, { body: { id } })
      expect(own.envelope.code).toBe(SERVER_ERRORS.ownProposal.code)
      const withdrawn = await first.call(withdrawPermissionChange, { body: { id } })
      expect(withdrawn.envelope.data).toMatchObject({ state: 'withdrawn' })
      expect((await confirm(id)).code).toBe(SERVER_ERRORS.notAllowedInState.code)
      expect((await personOf('100006')).roles).toEqual(['DIRECTOR'])
    })

    it('[HOME-02] is a task on the home page of those who may confirm it, until it is decided', async () => {
      const id = await proposed('100006', { posts: ['SAFETY_DIRECTOR'] })
      const workOf = async (client: PortalClient) =>
        (await client.call(listMyWork)).envelope.data.items.filter(({ number }) => number === `#${id}`)
      expect(await workOf(second)).toEqual([
        expect.objectContaining({
          id: `admin.rightsChanges:${id}`,
          appTitle: 'Administration',
          number: `#${id}`,
          title: 'Change of rights: Luo Haiyan (100006)',
          action: 'Confirm or reject',
          due: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          url: '/admin/changes',
        }),
      ])
      expect(await workOf(first)).toEqual([])
      expect(await workOf(clerk)).toEqual([])
      await second.call(refusePermissionChange, { body: { id } })
      expect(await workOf(second)).toEqual([])
    })

    it('[ADM-42] closes the tasks once it is rejected or withdrawn', async () => {
      for (const [client, call, result] of [
        [second, refusePermissionChange, 'failed'],
        [first, withdrawPermissionChange, 'failed'],
      ] as const) {
        const id = await proposed('100006', { posts: ['SAFETY_DIRECTOR'] })
        expect(await askedAbout(store.database.kysely, id)).toEqual([{ done: 0, result: null }])
        await client.call(call, { body: { id } })
        expect(await askedAbout(store.database.kysely, id)).toEqual([{ done: 1, result }])
      }
    })

    it('[ADM-42] is void if the person was changed meanwhile', async () => {
      const id = await proposed('100006', { posts: ['SAFETY_DIRECTOR'] })
      await changePerson(first, '100006', { nameEn: 'Luo Hai Yan' })
      expect((await confirm(id)).code).toBe(SERVER_ERRORS.conflict.code)
      expect((await changesOf())[0]).toMatchObject({ id, state: 'waiting' })
      await first.call(withdrawPermissionChange, { body: { id } })
    })

    it('[ADM-42] grants no more than was shown, even if its role grants more by now', async () => {
      await first.call(saveAdminRole, {
        body: { code: 'HELPER', nameZh: '助手', nameEn: 'Helper', resources: [], menus: [], version: null },
      })
      await confirm(await give('portal:notice:edit', first))
      const id = await proposed('100006', { roles: ['DIRECTOR', 'HELPER'] })
      await confirm(await give('portal:translation:edit', second), first)
      expect((await confirm(id)).code).toBe(SERVER_ERRORS.conflict.code)
      await first.call(withdrawPermissionChange, { body: { id } })
    })

    it('[ADM-42] expires after seven days', async () => {
      const id = await proposed('100006', { posts: ['SAFETY_DIRECTOR'] })
      server.clock.forward({ days: 6, minutes: 23 * 60 })
      first = await server.as('100001')
      second = await server.as('100002')
      for (const client of [first, second]) client.language = 'en'
      expect((await changesOf(second))[0]).toMatchObject({ id, state: 'waiting', hindrance: null })
      server.clock.forward({ minutes: 61 })
      second = await server.as('100002')
      first = await server.as('100001')
      for (const client of [first, second]) client.language = 'en'
      expect((await changesOf(second))[0]).toMatchObject({ id, state: 'expired', hindrance: 'over' })
      expect((await confirm(id)).code).toBe(SERVER_ERRORS.notAllowedInState.code)
      clerk = await server.as('100701')
      const again = await proposed('100006', { posts: ['SAFETY_DIRECTOR'] })
      expect(server.log.some(line => line.includes('"event":"rights change expired"'))).toBe(true)
      await first.call(withdrawPermissionChange, { body: { id: again } })
    })

    itConcurrently(store, '[ADM-42] accepts one of two simultaneous confirmations', async () => {
      const third = await server.as('100001')
      const id = await proposed('100006', { posts: ['SAFETY_DIRECTOR'] })
      await sql`insert into user_role values ('100003', 'ADMIN')`.execute(store.database.kysely)
      const other = await server.as('100003')
      const answers = await Promise.all([confirm(id), confirm(id, other), confirm(id), confirm(id, third)])
      expect(answers.filter(({ success }) => success)).toHaveLength(1)
      expect((await personOf('100006')).posts).toEqual(['SAFETY_DIRECTOR'])
      await sql`delete from user_role where user_code = '100003' and role_code = 'ADMIN'`.execute(
        store.database.kysely,
      )
    })
  })

  describe('people added by others', () => {
    it('[ADM-41, ADM-43] lets a new person with report permissions wait for confirmation, and sends the link to them only', async () => {
      const person = somebody('100910', { posts: ['VSR_HANDLER'], mobile: '13700000001' })
      const nowhere = await first.call(saveAdminUser, { body: { ...person, mobile: '' } })
      expect(nowhere.envelope.code).toBe(SERVER_ERRORS.noContact.code)
      const { data } = (await first.call(saveAdminUser, { body: person })).envelope
      expect(data).toMatchObject({ state: 'new', waiting: { id: expect.any(Number) } })
      expect((await first.call(getAdminUser, { query: { userCode: '100910' } })).status).toBe(404)
      expect((await first.call(inviteUser, { body: { userCode: '100910' } })).status).toBe(404)
      expect((await confirm(data.waiting?.id ?? 0)).success).toBe(true)
      const invited = (await first.call(inviteUser, { body: { userCode: '100910' } })).envelope.data
      expect(invited).toMatchObject({ path: '', sentTo: '137****01' })
      await expect.poll(async () => (await server.outbox()).at(-1)).toMatchObject({ mobile: '13700000001' })
    })

    it('[ADM-43] invalidates a password set with a forwarded link when guarded permissions are granted', async () => {
      await first.call(saveAdminUser, { body: somebody('100911', { mobile: '13700000002' }) })
      const link = (await first.call(inviteUser, { body: { userCode: '100911' } })).envelope.data.path
      await usePath(server, link)
      const puppet = server.client()
      await puppet.login('100911', NEW_PASSWORD)
      const id = await proposed('100911', { roles: ['ADMIN'] })
      expect((await confirm(id)).success).toBe(true)
      expect((await puppet.call(listResources)).status).toBe(401)
      expect((await server.client().tryLogin('100911', NEW_PASSWORD)).envelope.success).toBe(false)
      await expect.poll(async () => (await server.outbox()).at(-1)).toMatchObject({ mobile: '13700000002' })
      await usePath(server, (await server.outbox()).at(-1)?.text ?? '')
      const third = server.client()
      await third.login('100911', NEW_PASSWORD)
      // An appointee cannot confirm their appointer's changes, but can confirm others'.
      const own = await proposed('100006', { roles: ['ADMIN'] })
      expect((await confirm(own, third)).code).toBe(SERVER_ERRORS.sameLine.code)
      await first.call(withdrawPermissionChange, { body: { id: own } })
      // Nor can the appointer confirm the appointee's.
      const back = await proposed('100006', { roles: ['ADMIN'] }, third)
      expect((await confirm(back, first)).code).toBe(SERVER_ERRORS.sameLine.code)
      expect((await confirm(back, second)).success).toBe(true)
      // An appointee's appointee is on the line too.
      const fourth = await server.as('100006', { fresh: true })
      const next = await proposed('100003', { posts: ['VSR_HANDLER'] }, fourth)
      for (const client of [first, third])
        expect((await confirm(next, client)).code).toBe(SERVER_ERRORS.sameLine.code)
      expect((await confirm(next, second)).success).toBe(true)
    })

    it('[ADM-43] invalidates a link that was handed over when guarded permissions are granted', async () => {
      await first.call(saveAdminUser, { body: somebody('100912', { mobile: '13700000003' }) })
      const link = (await first.call(inviteUser, { body: { userCode: '100912' } })).envelope.data.path
      await confirm(await proposed('100912', { posts: ['VSR_HANDLER'] }))
      expect((await usePath(server, link)).code).toBe(SERVER_ERRORS.personLinkInvalid.code)
    })

    it('[ADM-43] also invalidates a pending link of a person with a password when guarded permissions are granted', async () => {
      const before = (await server.outbox()).length
      expect((await first.call(resetUserPassword, { body: { userCode: '100402' } })).envelope.success).toBe(
        true,
      )
      await expect.poll(async () => (await server.outbox()).length).toBe(before + 1)
      const link = (await server.outbox()).at(-1)?.text ?? ''
      expect((await confirm(await proposed('100402', { posts: ['VSR_HANDLER'] }))).success).toBe(true)
      expect((await usePath(server, link)).code).toBe(SERVER_ERRORS.personLinkInvalid.code)
    })

    it('[ADM-41] needs two people to close and to reopen the account of an administrator', async () => {
      const { version } = await personOf('100911')
      const close = { userCode: '100911', enabled: false, version }
      const closing = (await second.call(setUserEnabled, { body: close })).envelope.data.waiting?.id ?? 0
      expect((await personOf('100911')).state).not.toBe('disabled')
      expect((await confirm(closing)).code).toBe(SERVER_ERRORS.ownProposal.code)
      expect((await confirm(closing, first)).success).toBe(true)
      expect((await personOf('100911')).state).toBe('disabled')
      const open = { userCode: '100911', enabled: true, version: version + 1 }
      const { data } = (await first.call(setUserEnabled, { body: open })).envelope
      expect(data).toMatchObject({ state: 'disabled', waiting: { id: expect.any(Number) } })
      expect((await confirm(data.waiting?.id ?? 0)).success).toBe(true)
      expect((await personOf('100911')).state).not.toBe('disabled')
    })
  })

  it('[ADM-41] keeps the guarded permission of a menu entry, in the form and by a file', async () => {
    await sql`update menu set identify = 'safetyQuality:vsr:view' where url = '/safetyQuality/checkList'`.execute(
      store.database.kysely,
    )
    const { entries } = (await first.call(getAdminMenus)).envelope.data
    const entry =
      entries.find(({ url }) => url === '/safetyQuality/checkList') ?? expect.fail('no such entry')
    const saved = await first.call(saveAdminMenu, { body: { ...entry, identify: '' } })
    expect(saved.envelope.code).toBe(SERVER_ERRORS.guardedMenu.code)
    const above = entries.find(({ id }) => id === entry.parentId)
    const cells = [above?.nameEn, entry.nameZh, entry.nameEn, entry.url, '0', 'false', 'false', '', 'ADMIN']
    const text = [MENU_IMPORT_COLUMNS.join(), cells.join()].join('\n')
    const { data } = (await first.call(importMenus, { body: { text, digest: null } })).envelope
    expect(data.wrongRows).toContainEqual(expect.objectContaining({ field: 'identify' }))
    expect(
      (await first.call(saveAdminMenu, { body: { ...entry, nameEn: 'Reports' } })).envelope.success,
    ).toBe(true)
  })

  it('[ADM-41] lets permissions added to one’s own role wait for confirmation', async () => {
    const { people: _people, ...role } = (await first.call(getAdminRole, { query: { code: 'ADMIN' } }))
      .envelope.data
    const resources = [
      ...role.resources,
      { identify: 'safetyQuality:check:submit', userType: 'employee' as const, deptCode: '' },
    ]
    const { data } = (await first.call(saveAdminRole, { body: { ...role, resources } })).envelope
    expect(data).toMatchObject({ version: role.version, waiting: { id: expect.any(Number) } })
    expect(await permissionsOf(first)).not.toContain('safetyQuality:check:submit')
    expect((await confirm(data.waiting?.id ?? 0)).success).toBe(true)
    expect(await permissionsOf(first)).toContain('safetyQuality:check:submit')
  })

  it('[ADM-41] imports ordinary rows of a file and lets the rest wait for confirmation', async () => {
    const wrong = [HEADER, csvLine('100920', 'ADMIN', '')].join('\n')
    const seen = (await first.call(importUsers, { body: { text: wrong, digest: null } })).envelope.data
    expect(seen.wrongRows).toMatchObject([{ key: '100920', field: 'mobile' }])
    const text = [HEADER, csvLine('100920', 'ADMIN', '13700000009'), csvLine('100921', 'INSPECTOR', '')].join(
      '\n',
    )
    const shown = (await first.call(importUsers, { body: { text, digest: null } })).envelope.data
    expect(shown).toMatchObject({ added: 2, waiting: 1, wrong: 0 })
    await first.call(importUsers, { body: { text, digest: shown.digest } })
    expect((await first.call(getAdminUser, { query: { userCode: '100920' } })).status).toBe(404)
    expect((await personOf('100921')).roles).toEqual(['INSPECTOR'])
    const [change] = await changesOf(second)
    expect(change).toMatchObject({ target: '100920', state: 'waiting' })
    expect((await confirm(change?.id ?? 0)).success).toBe(true)
    expect((await personOf('100920')).roles).toEqual(['ADMIN'])
    const byClerk = await clerk.call(importUsers, {
      body: { text: text.replaceAll('10092', '10093'), digest: null },
    })
    expect(byClerk.envelope.data?.wrongRows ?? byClerk.envelope.code).toMatchObject([
      { key: '100930', field: 'roles' },
    ])
  })
})
