import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { AdminMenu, AdminMenuSave } from '@apron/contract/menus/admin-menu'
import {
  deleteAdminMenu,
  getAdminMenus,
  importMenus,
  moveAdminMenu,
  saveAdminMenu,
} from '@apron/contract/menus/admin-menu.calls'
import { listMenus } from '@apron/contract/sign-in/auth.calls'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const INSPECTORS = { roleCode: 'INSPECTOR', userType: 'employee' } as const
const GROUP: AdminMenuSave = {
  id: null,
  parentId: null,
  nameZh: '班次',
  nameEn: 'Shifts',
  url: '',
  hidden: false,
  alwaysShow: true,
  identify: '',
  roles: [],
  version: null,
}
const HEADER = 'parent,nameZh,nameEn,url,sort,hidden,alwaysShow,identify,roles'

/** Audit lines about moves of the entry. */
const changesIn = (log: readonly string[]) =>
  log.filter(line => line.includes('"event":"menu changed","target":"Shifts"')).length

describeOnStores('the menu in the administration', store => {
  const server = serverOn(store)
  let admin: PortalClient
  let inspector: PortalClient

  beforeAll(async () => {
    admin = await server.as('100001')
    admin.language = 'en'
    inspector = await server.as('100104')
    inspector.language = 'en'
  })

  async function entries(): Promise<AdminMenu[]> {
    return (await admin.call(getAdminMenus)).envelope.data.entries
  }

  async function entry(name: string): Promise<AdminMenu> {
    return (await entries()).find(({ nameEn }) => nameEn === name) ?? expect.fail(`no ${name}`)
  }

  const save = async (body: AdminMenuSave) => (await admin.call(saveAdminMenu, { body })).envelope
  const change = async (name: string, part: Partial<AdminMenuSave>) =>
    await save({ ...(await entry(name)), ...part })
  const groupsOfInspector = async () =>
    (await inspector.call(listMenus)).envelope.data.map(({ name }) => name)

  const send = async (text: string, digest: string | null = null) =>
    (await admin.call(importMenus, { body: { text, digest } })).envelope

  it('[ADM-08] requires the view permission to read and the edit permission to change', async () => {
    expect((await server.client().call(getAdminMenus)).status).toBe(401)
    expect((await inspector.call(getAdminMenus)).status).toBe(403)
    await sql`insert into role_resource values ('MANAGER', 'portal:menu:view', 'employee', '')`.execute(
      store.database.kysely,
    )
    const viewer = await server.as('100103')
    const { envelope } = await viewer.call(getAdminMenus)
    const [first] = envelope.data.entries
    const { id, version } = first ?? expect.fail()
    expect((await viewer.call(saveAdminMenu, { body: GROUP })).status).toBe(403)
    expect((await viewer.call(moveAdminMenu, { body: { id, direction: 'down' } })).status).toBe(403)
    expect((await viewer.call(deleteAdminMenu, { body: { id, version } })).status).toBe(403)
    expect((await viewer.call(importMenus, { body: { text: HEADER, digest: null } })).status).toBe(403)
  })

  it('[ADM-08] adds a new entry last on its level, visible to its roles at once', async () => {
    const group = (await save(GROUP)).data
    const page = { ...GROUP, parentId: group.id, nameEn: 'Shift list', url: '/shiftBook/list' }
    const made = await save({ ...page, roles: [INSPECTORS] })
    expect(made.data).toMatchObject({ parentId: group.id, roles: [INSPECTORS], version: 1 })
    expect((await groupsOfInspector()).at(-1)).toBe('Shifts')
    expect((await change('Shift list', { roles: [] })).success).toBe(true)
    expect(await groupsOfInspector()).not.toContain('Shifts')
    expect(await change('Shift list', { roles: [INSPECTORS], version: 1 })).toMatchObject({ code: 409 })
    await change('Shift list', { roles: [INSPECTORS] })
    expect(server.log.some(line => line.includes('"event":"menu changed"'))).toBe(true)
  })

  it('[ADM-08] moves an entry up and down among its siblings', async () => {
    const { id } = await entry('Shifts')
    const before = await groupsOfInspector()
    expect(before.indexOf('Shifts')).toBe(before.length - 1)
    const tops = (await entries()).filter(({ parentId }) => parentId === null)
    const linesBefore = changesIn(server.log)
    for (const _top of tops) await admin.call(moveAdminMenu, { body: { id, direction: 'up' } })
    expect((await groupsOfInspector())[0]).toBe('Shifts')
    // One line for each move; a move beyond the top writes none.
    expect(changesIn(server.log) - linesBefore).toBe(tops.length - 1)
    await admin.call(moveAdminMenu, { body: { id, direction: 'down' } })
    expect((await groupsOfInspector())[1]).toBe('Shifts')
    const nobody = await admin.call(moveAdminMenu, { body: { id: 'nobody', direction: 'up' } })
    expect(nobody.status).toBe(404)
  })

  it('[ADM-09] rejects a move below itself, naming the entry, and a level too deep', async () => {
    const group = await entry('Shifts')
    const page = await entry('Shift list')
    expect(await change('Shifts', { parentId: group.id })).toMatchObject({
      code: SERVER_ERRORS.menuLoop.code,
    })
    expect(await change('Shifts', { parentId: page.id })).toMatchObject({
      code: SERVER_ERRORS.menuLoop.code,
      msg: '“Shifts” cannot be placed below itself or an entry below it. Choose another parent.',
    })
    let parentId: string = page.id
    for (const nameEn of ['third', 'fourth', 'fifth']) {
      parentId = (await save({ ...GROUP, parentId, nameEn })).data.id
    }
    expect(await save({ ...GROUP, parentId, nameEn: 'sixth' })).toMatchObject({
      code: SERVER_ERRORS.menuTooDeep.code,
    })
    expect((await entry('Shifts')).parentId).toBeNull()
  })

  it('[ADM-09] names an address outside the portal, an unknown permission and an unknown role', async () => {
    expect(await change('Shift list', { url: 'https://elsewhere.example/' })).toMatchObject({
      code: SERVER_ERRORS.fieldWrong.code,
      msg: expect.stringContaining('Address is not valid'),
    })
    expect(await change('Shift list', { identify: 'a:b:c' })).toMatchObject({
      code: SERVER_ERRORS.fieldWrong.code,
    })
    const king = { roleCode: 'KING', userType: 'employee' } as const
    expect(await change('Shift list', { roles: [king] })).toMatchObject({
      code: SERVER_ERRORS.fieldWrong.code,
      msg: 'Roles that see it is not valid: “KING” does not exist',
    })
  })

  it('[ADM-10] deletes only entries without children, and no administration page', async () => {
    const group = await entry('Shifts')
    const full = await admin.call(deleteAdminMenu, { body: { id: group.id, version: group.version } })
    expect(full.envelope).toMatchObject({
      code: SERVER_ERRORS.menuNotEmpty.code,
      msg: '“Shifts” still has entries below it (1). Move or delete them first.',
    })
    const roles = await entry('Roles')
    const own = await admin.call(deleteAdminMenu, { body: { id: roles.id, version: roles.version } })
    expect(own.envelope).toMatchObject({ code: SERVER_ERRORS.administrationStays.code })
    expect(await change('Roles', { roles: [INSPECTORS] })).toMatchObject({
      code: SERVER_ERRORS.administrationStays.code,
    })
    const fifth = await entry('fifth')
    const stale = await admin.call(deleteAdminMenu, { body: { id: fifth.id, version: fifth.version + 1 } })
    expect(stale.envelope.code).toBe(409)
    const gone = await admin.call(deleteAdminMenu, { body: { id: fifth.id, version: fifth.version } })
    expect(gone.envelope.success).toBe(true)
    expect((await entries()).some(({ nameEn }) => nameEn === 'fifth')).toBe(false)
  })

  describe('out of a CSV file', () => {
    const FILE = [
      HEADER,
      'Night / Lists,夜班表,Night list,/shiftBook/night,0,,,,INSPECTOR|SERVICE:enterprise',
      'Night,列表,Lists,,0,,true,,',
      ',夜班,Night,,99,,true,,',
    ].join('\n')

    it('[ADM-13] previews groups and pages and adds them as previewed', async () => {
      const { data } = await send(FILE)
      expect(data).toMatchObject({ done: false, added: 3, wrong: 0 })
      expect((await entries()).some(({ nameEn }) => nameEn === 'Night')).toBe(false)
      expect((await send(FILE, data.digest)).data).toMatchObject({ done: true, added: 3 })
      expect(await groupsOfInspector()).toContain('Night')
      const lists = await entry('Lists')
      expect(await entry('Night list')).toMatchObject({
        parentId: lists.id,
        roles: [INSPECTORS, { roleCode: 'SERVICE', userType: 'enterprise' }],
      })
      expect((await send(FILE)).data).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
    })

    it('[ADM-13] adds nothing while any row is wrong, and names each', async () => {
      const text = `${FILE}\n,家,Home page,https://elsewhere.example,1,,,,\nNowhere,页,Page,/amm/x,0,,,,`
      const { data } = await send(text)
      expect(data.wrongRows.map(({ row, field }) => [row, field])).toEqual([
        [5, 'url'],
        [6, 'parent'],
      ])
      expect(await send(text, data.digest)).toMatchObject({
        code: SERVER_ERRORS.importWrong.code,
        data: null,
      })
      expect((await entries()).some(({ nameEn }) => nameEn === 'Home page')).toBe(false)
    })
  })
})
