import { listSites } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { AdminSiteSave } from '@apron/contract/organisation/admin-site'
import { pageAdminSites, saveAdminSite, setAdminSite } from '@apron/contract/organisation/admin-site.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { expectGuarded } from '../../support/guarded-calls.ts'
import { noWrites, overlapping } from '../../support/overlapping.ts'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const NEW: AdminSiteSave = {
  threeCode: 'LXA',
  icao: 'ZULS',
  cnName: '拉萨贡嘎',
  enName: 'Lhasa Gonggar',
  version: null,
}

describeOnStores('administration of sites', store => {
  const server = serverOn(store)
  let admin: PortalClient
  beforeAll(async () => {
    admin = await server.as(ADMINISTRATOR)
  })

  const page = async (queryCriteria: { text?: string; isSite?: boolean } = {}) =>
    (await admin.call(pageAdminSites, { body: { current: 1, size: 200, queryCriteria } })).envelope.data
  const one = async (code: string) =>
    (await page({ text: code })).records.find(row => row.threeCode === code) ?? expect.fail(`no ${code}`)
  const save = async (body: AdminSiteSave) => (await admin.call(saveAdminSite, { body })).envelope
  const choose = async (code: string, isSite: boolean) => {
    const { version } = await one(code)
    return (await admin.call(setAdminSite, { body: { threeCode: code, version, isSite } })).envelope
  }
  const offered = async () =>
    (await server.client().call(listSites)).envelope.data.map(site => site.threeCode)

  it('[ADM-21] require the site permissions', async () => {
    const { version } = await one('PEK')
    await expectGuarded(server, store.database.kysely, {
      view: ADMIN_PERMISSIONS.sites.view,
      reads: [[pageAdminSites, { current: 1, size: 10, queryCriteria: {} }]],
      writes: [
        [saveAdminSite, NEW],
        [setAdminSite, { threeCode: 'PEK', version, isSite: true }],
      ],
    })
    expect((await one('PEK')).isSite).toBe(false)
    expect((await page({ text: 'LXA' })).total).toBe(0)
  })

  it('[ADM-21] come first in the list of airports, with the number of people', async () => {
    const { records, total } = await page()
    expect(total).toBe(records.length)
    const sites = records.filter(row => row.isSite)
    expect(records.slice(0, sites.length)).toEqual(sites)
    expect((await one('CAN')).people).toBeGreaterThan(20)
    expect((await page({ isSite: false })).records.map(row => row.isSite)).not.toContain(true)
    expect((await page({ text: 'baiyun' })).records.map(row => row.threeCode)).toEqual(['CAN'])
    expect((await page({ text: 'zggg' })).records.map(row => row.threeCode)).toEqual(['CAN'])
  })

  it('[ADM-21] adds and changes an airport, turns it into a site and back', async () => {
    const added = await save(NEW)
    expect(added).toMatchObject({
      success: true,
      data: { threeCode: 'LXA', isSite: false, people: 0, version: 1 },
    })
    expect(await offered()).not.toContain('LXA')
    expect((await choose('LXA', true)).data.version).toBe(2)
    expect(await offered()).toContain('LXA')
    expect((await save({ ...NEW, enName: 'Lhasa', version: 2 })).data).toEqual(await one('LXA'))
    expect(await one('LXA')).toMatchObject({ enName: 'Lhasa', isSite: true, people: 0 })
    expect((await choose('LXA', false)).success).toBe(true)
    expect(await offered()).not.toContain('LXA')
  })

  it.each([
    ['a three-letter code that is taken', { ...NEW, threeCode: 'CAN', icao: 'ZZZZ' }, 'CAN 已存在，请换一个'],
    ['an ICAO code that is taken', { ...NEW, threeCode: 'ZZZ', icao: 'ZGGG' }, '四字码 ZGGG 已存在，请检查'],
  ])('[ADM-21] rejects %s with the reason', async (_what, body, msg) => {
    const before = await page()
    expect(await save(body)).toMatchObject({ success: false, msg })
    expect(await page()).toEqual(before)
  })

  it.each([
    ['two letters', { ...NEW, threeCode: 'CA' }, 'threeCode'],
    ['small letters', { ...NEW, icao: 'zggg' }, 'icao'],
    ['no name', { ...NEW, cnName: ' ' }, 'cnName'],
  ])('[ADM-21] rejects %s and names the field', async (_what, body, field) => {
    const refused = await admin.call(saveAdminSite, { body })
    expect([refused.status, refused.envelope.msg.includes(field)]).toEqual([400, true])
  })

  it('[ADM-21] rejects removing a site with people and gives their number', async () => {
    const { people } = await one('SZX')
    expect(await choose('SZX', false)).toMatchObject({
      success: false,
      msg: `航站 SZX 还有 ${people} 名人员，请先调整他们的航站`,
    })
    expect((await one('SZX')).isSite).toBe(true)
  })

  it('[ADM-21] rejects a change based on an older version', async () => {
    const { version } = await one('HKG')
    const change = { ...NEW, threeCode: 'HKG', icao: 'VHHH', version }
    expect((await save({ ...change, enName: 'First' })).success).toBe(true)
    expect(await save({ ...change, enName: 'Second' })).toMatchObject({ code: 409, data: null })
    const late = await admin.call(setAdminSite, { body: { threeCode: 'HKG', version, isSite: true } })
    expect(late.envelope.code).toBe(409)
    expect(await one('HKG')).toMatchObject({ enName: 'First', isSite: false })
    const unknown = await admin.call(setAdminSite, {
      body: { threeCode: "' or 1=1 --", version: 1, isSite: true },
    })
    expect(unknown.envelope.code).toBe(404)
  })

  itConcurrently(
    store,
    '[ADM-21] keeps the last site, also when two administrators remove the last two simultaneously',
    async () => {
      const db = store.database.kysely
      await sql`update airport set is_site = false`.execute(db)
      await sql`update airport set is_site = true where three_code in ('MFM', 'HRB')`.execute(db)
      const wanted = [await one('MFM'), await one('HRB')].map(({ threeCode, version }) => ({
        threeCode,
        version,
        isSite: false,
      }))
      const takeAway = wanted.map(body => async () => await admin.call(setAdminSite, { body }))
      const answers = await overlapping(db, noWrites('airport'), takeAway)
      const refused = answers.map(({ envelope }) => envelope).filter(answer => !answer.success)
      expect(refused).toHaveLength(1)
      expect(refused[0]?.msg).toMatch(/^(MFM|HRB) 是最后一个航站，至少保留一个$/)
      expect(await offered()).toHaveLength(1)
      await sql`update airport set is_site = three_code in ('CAN', 'SZX')`.execute(db)
    },
  )

  itConcurrently(
    store,
    '[ADM-21] rejects the second of two simultaneous additions of an airport',
    async () => {
      const body = { ...NEW, threeCode: 'LZY', icao: 'ZUNZ' }
      const add = async () => await save(body)
      const answers = await overlapping(store.database.kysely, noWrites('airport'), [add, add])
      expect(new Set(answers.map(({ code }) => code))).toEqual(
        new Set([200, SERVER_ERRORS.alreadyThere.code]),
      )
    },
  )
})
