import { RECORDS_PER_KIND } from '@apron/contract/limits/search'
import { queryRecords } from '@apron/contract/search/search.calls'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { forSite } from '@apron/server/test/list-behaves'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnBothStores } from '@apron/server/test/stores/stores'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { plugin } from '../../plugin.ts'
import { findRows } from './check-order-steps.ts'

const FENG_XIAOLAN = '100104'
const LI_ZE = '100305'
const FOREIGN_CUSTOMER = 'X90101'

async function find(person: PortalClient, text: string, headers: Record<string, string> = {}) {
  const { envelope } = await person.call(queryRecords, { body: { text }, headers })
  expect(envelope.data.complete).toBe(true)
  return envelope.data.records
}

describeOnBothStores('[FIND-02] portal search', store => {
  const server = appServer(store, plugin)

  it('finds a check order by its number, ignoring case, and links to it as the list does', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const [row] = await findRows(auditor)
    const number = row?.checkNo ?? ''
    const [found, ...others] = await find(auditor, ` ${number.toLowerCase()} `)
    expect(others).toEqual([])
    expect(found).toEqual({
      app: 'safetyQuality',
      kind: '检查单',
      number,
      title: row?.title,
      state: '已下达',
      site: 'CAN',
      url: `/safetyQuality/checkedResult?id=${row?.id}&source=checkList&multipleTabs=1&viewTitle=${number}`,
    })
  })

  it('finds by a part of the number or the title in either language, and answers in that of the request', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const all = await findRows(auditor)
    const numbers = (await find(auditor, 'ck-2')).map(({ number }) => number)
    expect(numbers).toEqual(all.slice(0, RECORDS_PER_KIND).map(({ checkNo }) => checkNo))
    expect((await find(auditor, 'lost-socket')).map(({ title }) => title)).toEqual(['丢失套筒事件整改复查'])
    auditor.language = 'en'
    expect(await find(auditor, '套筒')).toMatchObject([
      { kind: 'Check order', title: 'Follow-up on the lost-socket event', state: 'Issued' },
    ])
    expect(await find(auditor, 'no such order')).toEqual([])
    expect(await find(auditor, '%%')).toEqual([])
  })

  it('searches only the sites of the caller, with the site of the call first', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const [foreignRow] = await findRows(auditor, {}, forSite('SZX'))
    const number = foreignRow?.checkNo ?? ''
    for (const headers of [{}, forSite('SZX')]) {
      expect(await find(auditor, number, headers)).toMatchObject([{ number, site: 'SZX' }])
    }
    const sites = (await find(auditor, 'CK-', forSite('SZX'))).map(({ site }) => site)
    const others = sites.filter(site => site !== 'SZX')
    expect(sites).toEqual([...sites.filter(site => site === 'SZX'), ...others])
    expect([sites[0], others.includes('CAN')]).toEqual(['SZX', true])
    await sql`update user_site set site = 'SHE' where user_code = ${FENG_XIAOLAN} and site = 'SZX'`.execute(
      store.database.kysely,
    )
    expect(await find(auditor, number)).toEqual([])
    await sql`update user_site set site = 'SZX' where user_code = ${FENG_XIAOLAN} and site = 'SHE'`.execute(
      store.database.kysely,
    )
    const foreign = await auditor.call(queryRecords, { body: { text: number }, headers: forSite('SHE') })
    expect(foreign.status).toBe(403)
  })

  it('finds for each person the orders of their list, and none without the permission to see check orders', async () => {
    const mechanic = await server.as(LI_ZE)
    const visibleRows = await findRows(mechanic)
    expect(visibleRows.length).toBeLessThan((await findRows(await server.as(FENG_XIAOLAN))).length)
    expect((await find(mechanic, 'CK-')).map(({ number }) => number)).toEqual(
      visibleRows.map(({ checkNo }) => checkNo),
    )
    expect(await find(await server.as(FOREIGN_CUSTOMER), 'CK-')).toEqual([])
  })

  it('puts the order with exactly this number first', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const last = (await findRows(auditor)).at(-1)?.checkNo ?? ''
    await sql`update safety_quality_check_order set title_zh = title_zh || ' ' || ${last} where site_code = 'CAN'`.execute(
      store.database.kysely,
    )
    const found = await find(auditor, last)
    expect(found.length).toBeGreaterThan(1)
    expect(found[0]?.number).toBe(last)
  })

  it('limits the number of results', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    await sql`
      insert into safety_quality_check_order
      select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'check_no', o.check_no || '-' || n))).*
        from safety_quality_check_order o, generate_series(1, 5) n where site_code = 'CAN'`.execute(
      store.database.kysely,
    )
    expect(await find(auditor, 'CK-')).toHaveLength(8)
  })
})
