import { getDelegationChoices } from '@apron/contract/delegations/delegation.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { AdminResourceSave } from '@apron/contract/permissions/admin-resource'
import {
  deleteAdminResource,
  pageAdminResources,
  saveAdminResource,
} from '@apron/contract/permissions/admin-resource.calls'
import type { AdminRoleSave } from '@apron/contract/permissions/admin-role'
import {
  deleteAdminRole,
  getAdminRole,
  getRoleChoices,
  pageAdminRoles,
  saveAdminRole,
} from '@apron/contract/permissions/admin-role.calls'
import { listMenus, listResources } from '@apron/contract/sign-in/auth.calls'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const ADMINISTRATOR = '100001'
const INSPECTOR = '100104'
const NIGHT_CREW: AdminRoleSave = {
  code: 'NIGHT_CREW',
  nameZh: '夜班',
  nameEn: 'Night crew',
  resources: [],
  menus: [],
  version: null,
}
const RIGHT: AdminResourceSave = {
  identify: 'shiftBook:shift:view',
  url: '/shiftBook/list',
  titleZh: '查看班次',
  titleEn: 'See shifts',
  version: null,
}
const ANY_PAGE = { current: 1, size: 200, queryCriteria: {} }

/** Status codes a person gets for the lists of roles and permissions. */
async function statusOfLists(client: PortalClient): Promise<number[]> {
  return [
    (await client.call(pageAdminRoles, { body: ANY_PAGE })).status,
    (await client.call(pageAdminResources, { body: ANY_PAGE })).status,
  ]
}

describeOnStores('roles and rights in the administration', store => {
  const server = serverOn(store)
  let admin: PortalClient

  beforeAll(async () => {
    admin = await server.as(ADMINISTRATOR)
    admin.language = 'en'
  })

  async function role(code: string) {
    return (await admin.call(getAdminRole, { query: { code } })).envelope.data
  }

  async function saveRole(code: string, part: Partial<AdminRoleSave>) {
    const { people: _people, ...before } = await role(code)
    return (await admin.call(saveAdminRole, { body: { ...before, ...part } })).envelope
  }

  it('[DEL-02, ADM-102] let an administrator decide whether a role can be delegated, which limits what its holders are offered', async () => {
    const holder = await server.as('100401')
    const offered = async () =>
      (await holder.call(getDelegationChoices, { body: {} })).envelope.data.roles
        .filter(({ code }) => code === 'MANAGER')
        .map(({ permanent }) => permanent)
    expect((await role('MANAGER')).handingOn).toBe('timed')
    expect(await offered()).toEqual([false])

    expect((await saveRole('MANAGER', { handingOn: 'forGood' })).code).toBe(200)
    expect((await role('MANAGER')).handingOn).toBe('forGood')
    expect(await offered()).toEqual([true])
    // A change without this field leaves it unchanged.
    const { handingOn: _, people: _people, ...before } = await role('MANAGER')
    expect((await admin.call(saveAdminRole, { body: before })).envelope.code).toBe(200)
    expect(await offered()).toEqual([true])

    await saveRole('MANAGER', { handingOn: 'never' })
    expect(await offered()).toEqual([])
    await saveRole('MANAGER', { handingOn: 'timed' })
    expect(await offered()).toEqual([false])
  })

  describe('permissions needed', () => {
    it('[ADM-06, ADM-11] rejects callers without a token or with another permission', async () => {
      const inspector = await server.as(INSPECTOR)
      expect(await statusOfLists(server.client())).toEqual([401, 401])
      expect(await statusOfLists(inspector)).toEqual([403, 403])
    })

    it('[ADM-06, ADM-11] rejects changes by holders of the view permission alone', async () => {
      await sql`insert into role_resource values
        ('MANAGER', 'portal:role:view', 'employee', ''), ('MANAGER', 'portal:resource:view', 'employee', '')`.execute(
        store.database.kysely,
      )
      const viewer = await server.as('100103')
      expect((await viewer.call(pageAdminRoles, { body: ANY_PAGE })).status).toBe(200)
      expect((await viewer.call(getRoleChoices)).status).toBe(200)
      expect((await viewer.call(saveAdminRole, { body: NIGHT_CREW })).status).toBe(403)
      expect((await viewer.call(deleteAdminRole, { body: { code: 'CRAFT', version: 1 } })).status).toBe(403)
      expect((await viewer.call(saveAdminResource, { body: RIGHT })).status).toBe(403)
      const body = { identify: 'amm:library:view', version: 1 }
      expect((await viewer.call(deleteAdminResource, { body })).status).toBe(403)
    })
  })

  describe('roles', () => {
    it('[ADM-06] are listed with their holders and can be searched', async () => {
      const { envelope } = await admin.call(pageAdminRoles, { body: ANY_PAGE })
      expect(envelope.data.total).toBe(15)
      expect(envelope.data.records[0]).toMatchObject({ code: 'ADMIN', people: 2, version: 1 })
      const body = { current: 1, size: 10, queryCriteria: { text: 'inspect' } }
      const found = await admin.call(pageAdminRoles, { body })
      expect(found.envelope.data.records.map(({ code }) => code)).toEqual(['INSPECTOR'])
      expect((await admin.call(getAdminRole, { query: { code: 'KING' } })).status).toBe(404)
    })

    it('[ADM-06] grant and withdraw permissions with the next call of their holders', async () => {
      const { envelope } = await admin.call(getRoleChoices)
      const page = envelope.data.menus.find(({ url }) => url === '/supplier/list') ?? expect.fail()
      const mechanic = await server.as('100306')
      const before = await role('WORKSHOP')
      const saved = await saveRole('WORKSHOP', {
        resources: [
          ...before.resources,
          { identify: 'supplier:vendor:view', userType: 'employee', deptCode: 'D0501' },
        ],
        menus: [...before.menus, { menuId: page.id, userType: 'employee' }],
      })
      expect(saved.data.version).toBe(before.version + 1)
      const rights = (await mechanic.call(listResources)).envelope.data.map(({ identify }) => identify)
      expect(rights).toContain('supplier:vendor:view')
      const menu = JSON.stringify((await mechanic.call(listMenus)).envelope.data)
      expect(menu).toContain('"/supplier/list"')
      // The permission is limited to another department.
      const other = await server.as('100307')
      const others = (await other.call(listResources)).envelope.data.map(({ identify }) => identify)
      expect(others).not.toContain('supplier:vendor:view')
      expect(server.log.some(line => line.includes('"given":["supplier:vendor:view D0501"]'))).toBe(true)
    })

    it('[ADM-06] rejects an outdated version, an unknown permission and an invalid code, and changes nothing', async () => {
      const { version } = await role('CRAFT')
      await saveRole('CRAFT', { nameEn: 'craft' })
      expect(await saveRole('CRAFT', { nameEn: 'lost', version })).toMatchObject({ code: 409, data: null })
      const strange = { identify: 'a:b:c', userType: 'employee', deptCode: '' } as const
      expect(await saveRole('CRAFT', { resources: [strange] })).toMatchObject({
        code: SERVER_ERRORS.fieldWrong.code,
        msg: 'Rights is not valid: “a:b:c” does not exist',
      })
      expect(await saveRole('CRAFT', { menus: [{ menuId: 'x', userType: 'employee' }] })).toMatchObject({
        code: SERVER_ERRORS.fieldWrong.code,
      })
      const bad = await admin.call(saveAdminRole, { body: { ...NIGHT_CREW, code: 'night crew' } })
      expect(bad.envelope.code).toBe(SERVER_ERRORS.fieldWrong.code)
      const twice = await admin.call(saveAdminRole, { body: { ...NIGHT_CREW, code: 'CRAFT' } })
      expect(twice.envelope).toMatchObject({
        code: SERVER_ERRORS.alreadyThere.code,
        msg: 'CRAFT already exists. Choose another one.',
      })
      expect(await role('CRAFT')).toMatchObject({ nameEn: 'craft' })
    })

    it('[ADM-06] never take the administration permissions from the administrator role', async () => {
      const { resources } = await role('ADMIN')
      const without = resources.filter(({ identify }) => identify !== 'portal:role:edit')
      expect(await saveRole('ADMIN', { resources: without })).toMatchObject({
        code: SERVER_ERRORS.administrationStays.code,
        msg: expect.stringContaining('portal:role:edit'),
      })
      expect((await role('ADMIN')).resources).toEqual(resources)
      expect((await saveRole('ADMIN', { nameEn: 'Administrator' })).success).toBe(true)
    })

    it('[ADM-07] cannot be deleted while held; the error has the number of holders', async () => {
      const { version } = await role('FINANCE')
      const held = await admin.call(deleteAdminRole, { body: { code: 'FINANCE', version } })
      expect(held.envelope).toMatchObject({
        code: SERVER_ERRORS.roleHeld.code,
        msg: 'This role still has holders (1). Remove it from them, then delete it.',
      })
      expect((await role('FINANCE')).version).toBe(version)
      const made = await admin.call(saveAdminRole, { body: NIGHT_CREW })
      expect(made.envelope.data).toMatchObject({ code: 'NIGHT_CREW', people: 0, version: 1 })
      const stale = await admin.call(deleteAdminRole, { body: { code: 'NIGHT_CREW', version: 9 } })
      expect(stale.envelope.code).toBe(409)
      const gone = await admin.call(deleteAdminRole, { body: { code: 'NIGHT_CREW', version: 1 } })
      expect(gone.envelope.success).toBe(true)
      expect((await admin.call(getAdminRole, { query: { code: 'NIGHT_CREW' } })).status).toBe(404)
    })
  })

  describe('permissions', () => {
    it('[ADM-11] are listed with their holders, added and changed', async () => {
      const body = { current: 1, size: 10, queryCriteria: { text: 'vsr:view' } }
      const { envelope } = await admin.call(pageAdminResources, { body })
      expect(envelope.data.records).toMatchObject([
        { identify: 'safetyQuality:vsr:view', roles: [], posts: ['SAFETY_DIRECTOR', 'VSR_HANDLER'] },
      ])
      const made = await admin.call(saveAdminResource, { body: RIGHT })
      expect(made.envelope.data).toEqual({ ...RIGHT, roles: [], posts: [], version: 1 })
      const changed = await admin.call(saveAdminResource, {
        body: { ...RIGHT, titleEn: 'Shifts', version: 1 },
      })
      expect(changed.envelope.data).toMatchObject({ titleEn: 'Shifts', version: 2 })
      const stale = await admin.call(saveAdminResource, { body: { ...RIGHT, version: 1 } })
      expect(stale.envelope.code).toBe(409)
      const twice = await admin.call(saveAdminResource, { body: RIGHT })
      expect(twice.envelope.code).toBe(SERVER_ERRORS.alreadyThere.code)
      const bad = await admin.call(saveAdminResource, { body: { ...RIGHT, identify: 'shift view' } })
      expect(bad.envelope).toMatchObject({
        code: SERVER_ERRORS.fieldWrong.code,
        msg: 'Identifier is not valid: Must have the form application:object:action, letters only',
      })
    })

    it('[ADM-11] cannot be deleted while in use; the error names the roles that have it', async () => {
      const body = { identify: 'safetyQuality:vsr:view', version: 1 }
      const { envelope } = await admin.call(deleteAdminResource, { body })
      expect(envelope).toMatchObject({
        code: SERVER_ERRORS.rightInUse.code,
        msg: expect.stringContaining('VSR_HANDLER'),
      })
      const gone = await admin.call(deleteAdminResource, { body: { identify: RIGHT.identify, version: 2 } })
      expect(gone.envelope.success).toBe(true)
      const again = await admin.call(deleteAdminResource, { body: { identify: RIGHT.identify, version: 2 } })
      expect(again.status).toBe(404)
    })
  })
})
