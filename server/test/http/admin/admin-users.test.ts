import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { AdminUser, AdminUserQuery, AdminUserSave } from '@apron/contract/organisation/admin-user'
import {
  endUserSessions,
  getAdminUser,
  inviteUser,
  pageAdminUsers,
  saveAdminUser,
  setUserEnabled,
} from '@apron/contract/organisation/admin-user.calls'
import { confirmPermissionChange } from '@apron/contract/permissions/permission-change.calls'
import { listMenus, listResources } from '@apron/contract/sign-in/auth.calls'
import { readPersonLink } from '@apron/contract/sign-in/person-link.calls'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores, itConcurrently, type TestStore } from '../../support/stores/stores.ts'

const ADMINISTRATOR = '100001'
const OTHER_ADMINISTRATOR = '100002'
const INSPECTOR = '100104'

const NEW_PERSON: AdminUserSave = {
  userCode: '100900',
  nameZh: '王芳',
  nameEn: 'Wang Fang',
  sex: 'F',
  userType: 'employee',
  deptCode: 'D0202',
  roles: ['INSPECTOR'],
  posts: ['QA_AUDITOR'],
  sites: ['CAN', 'SZX'],
  defaultSite: 'SZX',
  mobile: '13800000000',
  email: 'wang.fang@example.com',
  version: null,
}

async function permissionsOf(client: PortalClient): Promise<string[]> {
  return (await client.call(listResources)).envelope.data.map(({ identify }) => identify)
}

const refusal = (entry: { readonly code: number; readonly en: string }) => ({
  code: entry.code,
  msg: entry.en,
  data: null,
  success: false,
})

async function idCardOf(store: TestStore, userCode: string): Promise<unknown[]> {
  const { rows } = await sql`select id_card_hash from login_contact where user_code = ${userCode}`.execute(
    store.database.kysely,
  )
  return rows
}

describeOnStores('people in the administration', store => {
  const server = serverOn(store)
  let admin: PortalClient

  beforeAll(async () => {
    admin = await server.as(ADMINISTRATOR)
    admin.language = 'en'
  })

  async function person(userCode: string): Promise<AdminUser> {
    return (await admin.call(getAdminUser, { query: { userCode } })).envelope.data
  }

  async function found(queryCriteria: AdminUserQuery['queryCriteria'], size = 200): Promise<string[]> {
    const { envelope } = await admin.call(pageAdminUsers, { body: { current: 1, size, queryCriteria } })
    return envelope.data.records.map(user => user.userCode)
  }

  /** Returns the token of a new link for a person without a password. */
  const invite = async (userCode: string) => {
    const { envelope } = await admin.call(inviteUser, { body: { userCode } })
    return /^\/welcome\?token=([\w-]{43})$/.exec(envelope.data.path)?.[1] ?? ''
  }
  const opens = async (token: string) =>
    (await server.client().call(readPersonLink, { body: { token } })).envelope.success

  /** Saves changed fields onto the current version. */
  async function change(userCode: string, part: Partial<AdminUserSave>, client = admin) {
    const {
      deptName: _dept,
      state: _state,
      sessions: _open,
      quickSignIn: _quick,
      lastLogin: _last,
      ...fields
    } = await person(userCode)
    return (await client.call(saveAdminUser, { body: { ...fields, ...part } })).envelope
  }

  /** Confirms a change that waits for a second person. @returns whether the change was made */
  async function confirm({ data }: Awaited<ReturnType<typeof change>>, by: PortalClient): Promise<boolean> {
    const body = { id: data.waiting?.id ?? 0 }
    return (await by.call(confirmPermissionChange, { body })).envelope.success
  }

  describe('permissions needed', () => {
    it('[ADM-01] rejects callers without a token or the permission', async () => {
      const body = { current: 1, size: 10, queryCriteria: {} }
      expect((await server.client().call(pageAdminUsers, { body })).status).toBe(401)
      expect((await (await server.as(INSPECTOR)).call(pageAdminUsers, { body })).status).toBe(403)
      const stolen = server.client()
      stolen.token = (await server.as(ADMINISTRATOR, { browser: true })).token
      expect((await stolen.call(pageAdminUsers, { body })).status).toBe(401)
    })

    it('[ADM-01] rejects changes by holders of the view permission alone', async () => {
      await sql`insert into role_resource values ('MANAGER', 'portal:user:view', 'employee', '')`.execute(
        store.database.kysely,
      )
      const viewer = await server.as('100103')
      expect((await viewer.call(getAdminUser, { query: { userCode: INSPECTOR } })).status).toBe(200)
      expect((await viewer.call(saveAdminUser, { body: NEW_PERSON })).status).toBe(403)
      const state = { userCode: INSPECTOR, enabled: false, version: 1 }
      expect((await viewer.call(setUserEnabled, { body: state })).status).toBe(403)
      expect((await viewer.call(inviteUser, { body: { userCode: INSPECTOR } })).status).toBe(403)
      expect((await viewer.call(endUserSessions, { body: { userCode: INSPECTOR } })).status).toBe(403)
      expect(await person(INSPECTOR)).toMatchObject({ state: 'enabled', version: 1 })
    })
  })

  describe('the list', () => {
    it('[ADM-01] shows all fields of a person', async () => {
      await server.as('100106')
      expect(await person('100106')).toEqual({
        userCode: '100106',
        nameZh: '曹建军',
        nameEn: 'Cao Jianjun',
        sex: 'M',
        userType: 'employee',
        deptCode: 'D0203',
        deptName: 'Inspection Section',
        roles: ['INSPECTOR'],
        posts: ['RII_INSPECTOR'],
        sites: ['CAN'],
        defaultSite: 'CAN',
        mobile: expect.any(String),
        email: expect.any(String),
        state: 'enabled',
        sessions: 1,
        quickSignIn: false,
        lastLogin: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        version: 1,
      })
      const unknown = await admin.call(getAdminUser, { query: { userCode: 'nobody' } })
      expect(unknown.status).toBe(404)
    })

    it('[ADM-01] is filtered by number and name, department with its sections, role and state, in pages', async () => {
      expect(await found({ text: '100104' })).toEqual(['100104'])
      expect(await found({ text: ' feng XIAO ' })).toEqual(['100104'])
      expect(await found({ text: '冯晓' })).toEqual(['100104'])
      expect(await found({ text: '%' })).toEqual([])
      expect(await found({ deptCode: 'D0203' })).toEqual(['100106', '100107'])
      expect(await found({ deptCode: 'D02' })).toEqual(expect.arrayContaining(['100005', '100101', '100106']))
      expect(await found({ roleCode: 'ADMIN' })).toEqual([ADMINISTRATOR, OTHER_ADMINISTRATOR])
      expect(await found({ state: 'disabled' })).toEqual([])
      const second = await admin.call(pageAdminUsers, { body: { current: 2, size: 5, queryCriteria: {} } })
      expect(second.envelope.data).toMatchObject({ current: 2, size: 5, total: 48 })
      expect(second.envelope.data.records.map(user => user.userCode)).toEqual((await found({})).slice(5, 10))
    })
  })

  describe('adding and changing a person', () => {
    it('[ADM-02] lets a new person work once they set a password, which nobody else types', async () => {
      const { envelope } = await admin.call(saveAdminUser, { body: NEW_PERSON })
      expect(envelope.data).toMatchObject({ ...NEW_PERSON, state: 'new', sessions: 0, version: 1 })
      expect(await found({ state: 'new' })).toEqual(['100900'])
      const refused = await server.client().tryLogin('100900', '')
      expect(refused.envelope.success).toBe(false)

      await sql`update app_user set password_hash = (select password_hash from app_user where user_code = ${INSPECTOR})
        where user_code = '100900'`.execute(store.database.kysely)
      const person900 = await server.as('100900')
      expect(await permissionsOf(person900)).toContain('supplier:vendor:view')
      expect((await person900.call(listMenus)).envelope.data.length).toBeGreaterThan(3)
    })

    itConcurrently(store, '[ADM-02] keeps one of two links made simultaneously', async () => {
      await admin.call(saveAdminUser, { body: { ...NEW_PERSON, userCode: '100903' } })
      const tokens = await Promise.all(['100903', '100903'].map(invite))
      expect((await Promise.all(tokens.map(opens))).filter(Boolean)).toHaveLength(1)
    })

    it('[ADM-02] gives a new person a one-time link; only the latest one works', async () => {
      await admin.call(saveAdminUser, { body: { ...NEW_PERSON, userCode: '100902' } })
      const tokens = [await invite('100902'), await invite('100902')]
      expect(await Promise.all(tokens.map(opens))).toEqual([false, true])
      expect(server.log.some(line => tokens.some(token => line.includes(token)))).toBe(false)
      const nobody = await admin.call(inviteUser, { body: { userCode: 'nobody' } })
      expect(nobody.status).toBe(404)
    })

    it('[ADM-02] rejects an employee number that is taken', async () => {
      const { envelope } = await admin.call(saveAdminUser, { body: { ...NEW_PERSON, userCode: INSPECTOR } })
      expect(envelope).toMatchObject({
        code: SERVER_ERRORS.alreadyThere.code,
        msg: '100104 already exists. Choose another one.',
      })
      expect((await person(INSPECTOR)).nameEn).toBe('Feng Xiaolan')
    })

    it('[ADM-03] names an invalid field in the language of the request and saves nothing', async () => {
      const wrong = { ...NEW_PERSON, userCode: '100901', sites: ['CAN'], defaultSite: 'SZX' }
      const { envelope } = await admin.call(saveAdminUser, { body: wrong })
      expect(envelope).toMatchObject({
        code: SERVER_ERRORS.fieldWrong.code,
        msg: 'Default site is not valid: The default site is not among the sites',
      })
      const chinese = await server.as(OTHER_ADMINISTRATOR)
      const other = await chinese.call(saveAdminUser, { body: { ...wrong, deptCode: 'D99' } })
      expect(other.envelope.msg).toBe('部门或企业有误：“D99”不存在')
      expect(await found({ text: '100901' })).toEqual([])
    })

    it('[ADM-03] applies from the person’s next call, and rejects a change based on an older version', async () => {
      const workshop = await server.as('100306')
      expect(await permissionsOf(workshop)).not.toContain('supplier:vendor:view')
      const { version } = await person('100306')
      expect((await change('100306', { roles: ['INSPECTOR'] })).data).toMatchObject({ version: version + 1 })
      expect(await permissionsOf(workshop)).toContain('supplier:vendor:view')
      expect(await change('100306', { version, nameEn: 'Lost' })).toEqual(refusal(SERVER_ERRORS.conflict))
      expect((await person('100306')).nameEn).toBe('Wu Tong')
      const nobody = await change('100306', { userCode: 'nobody', version: 1 })
      expect(nobody).toMatchObject({ code: 404, data: null })
    })

    it('[ADM-03] keeps fields that administrators do not see: the id card still finds the person', async () => {
      const before = await idCardOf(store, '100105')
      expect((await change('100105', { nameEn: 'Known by Card' })).success).toBe(true)
      expect(await idCardOf(store, '100105')).toEqual(before)
    })

    it('[ADM-05] is audited with the roles and posts that were added and removed', () => {
      const line = server.log.find(each => each.includes('"event":"user changed"') && each.includes('100306'))
      expect(line).toContain('"given":["INSPECTOR"]')
      expect(line).toContain('"taken":["WORKSHOP"]')
      expect(line).toContain(`"userCode":"${ADMINISTRATOR}"`)
    })
  })

  describe('closing an account', () => {
    it('[ADM-04] ends its sessions at once; reopening lets the person log in', async () => {
      const inspector = await server.as('100107', { fresh: true })
      const { version } = await person('100107')
      const closed = await admin.call(setUserEnabled, {
        body: { userCode: '100107', enabled: false, version },
      })
      expect(closed.envelope.data).toMatchObject({ state: 'disabled', sessions: 0 })
      expect((await inspector.call(listMenus)).status).toBe(401)
      await expect(server.as('100107', { fresh: true })).rejects.toThrow('1001')
      const stale = await admin.call(setUserEnabled, { body: { userCode: '100107', enabled: true, version } })
      expect(stale.envelope).toEqual(refusal(SERVER_ERRORS.conflict))
      const body = { userCode: '100107', enabled: true, version: version + 1 }
      await admin.call(setUserEnabled, { body })
      expect((await (await server.as('100107', { fresh: true })).call(listMenus)).status).toBe(200)
    })

    it('[ADM-05] ends all sessions of a person, who may log in again', async () => {
      const one = await server.as('100204', { fresh: true })
      const two = await server.as('100204', { fresh: true })
      const { envelope } = await admin.call(endUserSessions, { body: { userCode: '100204' } })
      expect(envelope.data).toEqual({ ended: 2 })
      expect([(await one.call(listMenus)).status, (await two.call(listMenus)).status]).toEqual([401, 401])
      expect((await (await server.as('100204', { fresh: true })).call(listMenus)).status).toBe(200)
      const nobody = await admin.call(endUserSessions, { body: { userCode: 'nobody' } })
      expect(nobody.status).toBe(404)
    })

    it('[ADM-04] rejects closing one’s own account', async () => {
      const { version } = await person(ADMINISTRATOR)
      const body = { userCode: ADMINISTRATOR, enabled: false, version }
      expect((await admin.call(setUserEnabled, { body })).envelope).toEqual(
        refusal(SERVER_ERRORS.notYourself),
      )
    })

    it('[ADM-15] rejects a role or post for oneself; somebody else can give it', async () => {
      const own = await change(ADMINISTRATOR, { posts: ['VSR_HANDLER'] })
      expect(own).toMatchObject({
        code: SERVER_ERRORS.fieldWrong.code,
        msg: 'Posts is not valid: You cannot add this to yourself; ask another administrator',
      })
      expect(await change(ADMINISTRATOR, { roles: ['ADMIN', 'DIRECTOR'] })).toMatchObject({ success: false })
      expect(await person(ADMINISTRATOR)).toMatchObject({ roles: ['ADMIN'], posts: [] })
      expect((await change(OTHER_ADMINISTRATOR, { posts: ['TECH_PUBS'] })).success).toBe(true)
    })

    it('[ADM-04] never removes the role of the last administrator or closes the account, regardless of the caller', async () => {
      const other = await server.as(OTHER_ADMINISTRATOR)
      await change(ADMINISTRATOR, { roles: ['ADMIN', 'MANAGER'] }, other)
      expect(await confirm(await change(OTHER_ADMINISTRATOR, { roles: ['MANAGER'] }), other)).toBe(true)
      expect(await change(ADMINISTRATOR, { roles: ['MANAGER'] })).toEqual(
        refusal(SERVER_ERRORS.lastAdministrator),
      )
      expect((await person(ADMINISTRATOR)).roles).toContain('ADMIN')
      // The caller is a person who may change people but is not an administrator.
      await sql`insert into role_resource values ('FINANCE', 'portal:user:edit', 'employee', '')`.execute(
        store.database.kysely,
      )
      const clerk = await server.as('100701')
      clerk.language = 'en'
      const { version } = await person(ADMINISTRATOR)
      const body = { userCode: ADMINISTRATOR, enabled: false, version }
      expect((await clerk.call(setUserEnabled, { body })).envelope.code).toBe(SERVER_ERRORS.lacksGuarded.code)
      expect((await admin.call(listMenus)).status).toBe(200)
      await sql`insert into user_role values (${OTHER_ADMINISTRATOR}, 'ADMIN')`.execute(store.database.kysely)
    })

    itConcurrently(
      store,
      '[ADM-04] leaves one administrator when two remove each other’s role simultaneously',
      async () => {
        const other = await server.as(OTHER_ADMINISTRATOR)
        const [theirs, own] = [
          await change(OTHER_ADMINISTRATOR, { roles: ['MANAGER'] }),
          await change(ADMINISTRATOR, { roles: ['MANAGER'] }, other),
        ]
        const results = await Promise.all([confirm(theirs, other), confirm(own, admin)])
        expect(results.filter(Boolean)).toHaveLength(1)
        expect(
          await sql`select user_code from user_role where role_code = 'ADMIN'`.execute(store.database.kysely),
        ).toMatchObject({
          rows: [{ user_code: expect.any(String) }],
        })
      },
    )
  })
})
