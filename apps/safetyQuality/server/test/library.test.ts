import { encodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnBothStores } from '@apron/server/test/stores/stores'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import * as calls from '../../contract/library/library.calls.ts'
import type { LibraryCriteria } from '../../contract/library/library.entities.ts'
import { LIBRARY_ERRORS } from '../../contract/library/library.errors.ts'
import { valuesInUse } from '../dictionary/values-in-use.ts'
import { plugin } from '../plugin.ts'

const LI_ZE = '100305'
const UNKNOWN = 'a0000000-0000-4000-8000-000000000000'

async function findEntries(
  visitor: PortalClient,
  queryCriteria: LibraryCriteria = {},
  current = 1,
  size = 10,
) {
  const { envelope } = await visitor.call(calls.queryLibrary, { body: { current, size, queryCriteria } })
  return envelope.data
}
/** Returns the published number of reports about documents. */
async function fetchDocumentCount(visitor: PortalClient) {
  const { envelope } = await visitor.call(calls.libraryOptions)
  return envelope.data.categories.find(({ code }) => code === 'DOC')?.count
}
const findNumbers = async (visitor: PortalClient, criteria: LibraryCriteria = {}) =>
  (await findEntries(visitor, criteria)).records.map(({ number }) => number)

const setPublished = (db: Kysely<unknown>, published: boolean) =>
  sql`update safety_quality_library_entry set published = ${published} where entry_no = 'LIB-0002'`.execute(
    db,
  )

describeOnBothStores('[SQ-04] the library of closed reports', store => {
  const server = appServer(store, plugin)

  it('shows everybody the published entries, newest first', async () => {
    const { records, total } = await findEntries(server.client())
    expect(total).toBe(3)
    expect(records.map(({ number }) => number)).toEqual(['LIB-0001', 'LIB-0002', 'LIB-0003'])
    const months = records.map(({ month }) => month)
    expect(months).toEqual(months.toSorted().toReversed())
  })

  it('finds entries by a word in either language, and shows them in that of the request', async () => {
    const visitor = server.client()
    expect(await findNumbers(visitor, { text: '滤芯' })).toEqual(['LIB-0003'])
    expect(await findNumbers(visitor, { text: 'HYDRAULIC' })).toEqual(['LIB-0003'])
    expect(await findNumbers(visitor, { text: 'lib-0002' })).toEqual(['LIB-0002'])
    expect(await findNumbers(visitor, { text: '%' })).toEqual([])
    expect((await findEntries(visitor, { text: '滤芯' })).records[0]).toMatchObject({
      title: '外形相近的液压滤芯相邻存放',
      category: { code: 'MATL', name: '航材与可疑件' },
    })
    visitor.language = 'en'
    expect((await findEntries(visitor, { text: '滤芯' })).records[0]).toMatchObject({
      title: 'Look-alike hydraulic filters stored side by side',
      category: { code: 'MATL', name: 'Material, suspected unapproved parts' },
      ata: { code: '29' },
    })
  })

  it('filters by category, chapter, factor and month', async () => {
    const visitor = server.client()
    expect(await findNumbers(visitor, { category: 'DOC' })).toEqual(['LIB-0002'])
    expect(await findNumbers(visitor, { ata: '29' })).toEqual(['LIB-0003'])
    expect(await findNumbers(visitor, { factor: 'J' })).toEqual(['LIB-0001'])
    expect(await findNumbers(visitor, { factor: 'J', category: 'DOC' })).toEqual([])
    const [newest, middle, oldest] = (await findEntries(visitor)).records.map(({ month }) => month)
    if (newest === undefined || middle === undefined || oldest === undefined) expect.fail('three months')
    expect(await findNumbers(visitor, { monthFrom: middle })).toEqual(['LIB-0001', 'LIB-0002'])
    expect(await findNumbers(visitor, { monthTo: middle })).toEqual(['LIB-0002', 'LIB-0003'])
    expect(await findNumbers(visitor, { monthFrom: middle, monthTo: middle })).toEqual(['LIB-0002'])
  })

  it('returns page by page', async () => {
    const second = await findEntries(server.client(), {}, 2, 2)
    expect(second).toMatchObject({ total: 3, current: 2, size: 2 })
    expect(second.records.map(({ number }) => number)).toEqual(['LIB-0003'])
  })

  it('offers the filter values that occur, in dictionary order, and shows no count below five', async () => {
    const { envelope } = await server.client().call(calls.libraryOptions)
    const { categories, chapters, factors, months } = envelope.data
    expect(categories).toEqual([
      { code: 'TOOLFOD', name: '工具与外来物', count: null },
      { code: 'DOC', name: '手册工卡程序', count: null },
      { code: 'MATL', name: '航材与可疑件', count: null },
    ])
    expect(chapters).toMatchObject([{ code: '29', count: null }])
    expect(factors.map(({ code }) => code)).toEqual(['A', 'C', 'D', 'F', 'G', 'H', 'J'])
    expect(months).toHaveLength(3)
  })

  it('[SQ-07] shows the count of a group from five on', async () => {
    const addEntry = (number: number) =>
      sql`insert into safety_quality_library_entry
        select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid()::text, 'entry_no', ${`LIB-9${number}`}::text))).*
          from safety_quality_library_entry e where entry_no = 'LIB-0002'`.execute(store.database.kysely)
    for (const number of [1, 2, 3]) await addEntry(number)
    expect(await fetchDocumentCount(server.client())).toBeNull()
    await addEntry(4)
    expect(await fetchDocumentCount(server.client())).toBe(5)
    await sql`delete from safety_quality_library_entry where entry_no like 'LIB-9%'`.execute(
      store.database.kysely,
    )
  })

  it('opens one entry with all its texts, and counts the people it has helped', async () => {
    const visitor = server.client()
    const [row] = (await findEntries(visitor, { text: 'LIB-0001' })).records
    const id = row?.id ?? ''
    const { envelope } = await visitor.call(calls.libraryEntry, { query: { id } })
    expect(envelope.data).toMatchObject({
      ...row,
      why: '任务中断无标识；擦布不在工具清单内；两架飞机同时进场，人手不足。',
      riskBefore: '3C',
      riskAfter: '2D',
      helpful: 0,
    })
    expect((await visitor.call(calls.markEntryHelpful, { body: { id } })).envelope.data).toEqual({
      helpful: 1,
    })
    expect((await visitor.call(calls.libraryEntry, { query: { id } })).envelope.data.helpful).toBe(1)
  })

  it('stores nothing that identifies the reporter, place, customer or aircraft', async () => {
    const { rows } = await sql<{ column: string }>`
      select column_name as column from information_schema.columns
       where table_name = 'safety_quality_library_entry'`.execute(store.database.kysely)
    const columns = rows.map(({ column }) => column)
    expect(columns).toContain('happened_zh')
    expect(columns.filter(name => /site|customer|reg|report|person|dept|file/.test(name))).toEqual([])
  })

  it('hides a withdrawn entry from lists, filters and reading by id', async () => {
    const visitor = server.client()
    const [row] = (await findEntries(visitor, { text: 'LIB-0002' })).records
    const { kysely } = store.database
    await setPublished(kysely, false)
    expect(await findNumbers(visitor)).toEqual(['LIB-0001', 'LIB-0003'])
    const { envelope: offered } = await visitor.call(calls.libraryOptions)
    expect(offered.data.categories.map(({ code }) => code)).toEqual(['TOOLFOD', 'MATL'])
    for (const id of [row?.id ?? '', UNKNOWN]) {
      const read = await visitor.call(calls.libraryEntry, { query: { id } })
      expect([read.status, read.envelope.msg]).toEqual([404, LIBRARY_ERRORS.notPublished.zh])
      const helped = await visitor.call(calls.markEntryHelpful, { body: { id } })
      expect([helped.status, helped.envelope.msg]).toEqual([404, LIBRARY_ERRORS.notPublished.zh])
    }
    await setPublished(kysely, true)
  })

  it('rejects invalid filters', async () => {
    const visitor = server.client()
    for (const queryCriteria of [
      { monthFrom: '2026-13' },
      { category: "x' or 1" },
      { text: 'x'.repeat(81) },
    ]) {
      const { status, envelope } = await visitor.call(calls.queryLibrary, {
        body: { current: 1, size: 10, queryCriteria },
      })
      expect([status, envelope.success]).toEqual([400, false])
    }
  })

  it('[SQ-05] ignores token and employee headers, valid or not', async () => {
    const visitor = server.client()
    const person = await server.as(LI_ZE)
    const employee = encodeEmployeeHeader({ userCode: LI_ZE, airportId: '1', airportThreeCode: 'ZZZ' })
    const body = { current: 1, size: 10, queryCriteria: {} }
    for (const headers of [
      { authorization: 'no such token' },
      { employee: 'unreadable' },
      { projectCode: 'AQ', authorization: person.token ?? '', employee, cookie: 'Admin-Token=x' },
    ]) {
      const {
        status,
        envelope,
        headers: responseHeaders,
      } = await visitor.call(calls.queryLibrary, { body, headers })
      expect([status, envelope.data.total]).toEqual([200, 3])
      expect(responseHeaders.getSetCookie()).toEqual([])
    }
  })

  it('reports its categories, chapters and factors as values in use', async () => {
    const uses = await valuesInUse(store.database.kysely, [
      { directory: 'VSR_CATEGORY', value: 'MATL' },
      { directory: 'ATA_CHAPTER', value: '29' },
      { directory: 'ROOT_CAUSE_CAT', value: 'J' },
      { directory: 'VSR_CATEGORY', value: 'FIRE' },
    ])
    const inLibrary = uses.filter(({ where }) => where.en === 'report library')
    expect(inLibrary.map(({ value, count }) => [value, count])).toEqual([
      ['MATL', 1],
      ['29', 1],
      ['J', 1],
      ['FIRE', 0],
    ])
  })
})
