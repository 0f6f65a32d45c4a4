import {
  OPERATION_ENTRIES,
  OPERATION_LOG_DAYS,
  OPERATION_REPORTS_PER_MINUTE,
} from '@apron/contract/limits/operation-log'
import { SESSION_ABSOLUTE_MS } from '@apron/contract/limits/session'
import type { Operation } from '@apron/contract/operations/operation'
import { sendOperations } from '@apron/contract/operations/operation.calls'
import { encodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addOperations,
  sweepOperations,
} from '../../../src/features/audit-log/operations/operation-log.store.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const VISIT: Operation = { kind: 'visit', page: '/dashboard', ago: 0 }
const WRITE: Operation = {
  kind: 'write',
  page: '/safetyQuality/checkList',
  call: 'POST /auth/customlist/save',
  done: true,
  ago: 2_000,
}

interface Row {
  user_code: string
  site: string
  kind: string
  page: string
  call: string | null
  done: boolean | null
  occurred_at: Date
}

/** Sends two reports in sequence. */
const statuses = async (person: PortalClient) => [
  (await person.call(sendOperations, { body: { entries: [VISIT] } })).status,
  (await person.call(sendOperations, { body: { entries: [VISIT] } })).status,
]

describeOnStores('the operation log', store => {
  const server = serverOn(store)
  const db = () => store.database.kysely
  const logged = async () =>
    (
      await sql<Row>`select user_code, site, kind, page, call, done, occurred_at
                       from operation_log order by occurred_at`.execute(db())
    ).rows

  let portal: PortalClient
  beforeAll(async () => {
    portal = await server.as('100104')
  })
  beforeEach(() => sql`delete from operation_log`.execute(db()))

  it('[API-06] stores who did what, where and when', async () => {
    const before = server.clock.now().getTime()
    const { envelope } = await portal.call(sendOperations, { body: { entries: [VISIT, WRITE] } })
    expect(envelope).toMatchObject({ code: 200, data: null })
    const rows = await logged()
    const { occurred_at: written, ...write } = rows[0] ?? expect.fail('nothing was logged')
    expect(write).toEqual({
      user_code: '100104',
      site: 'CAN',
      kind: 'write',
      page: '/safetyQuality/checkList',
      call: 'POST /auth/customlist/save',
      done: true,
    })
    expect(rows[1]).toMatchObject({ kind: 'visit', page: '/dashboard', call: null, done: null })
    expect(rows[1]?.occurred_at.getTime()).toBe(written.getTime() + 2_000)
    expect(written.getTime()).toBeGreaterThanOrEqual(before - 2_000)
  })

  it('[API-06] stores a deletion by its path, and late entries of a suspended window with their age', async () => {
    const unfilled = 'GET /api/base-data/apphome/cmnAppUserCustomFavorites/del/{id}'
    const filled = 'GET /api/base-data/apphome/cmnAppUserBox/delModule/notices'
    const entries = [
      { ...WRITE, call: unfilled },
      { ...WRITE, call: filled, ago: 601_000 },
      { ...VISIT, ago: Number.MAX_SAFE_INTEGER },
    ]
    expect((await portal.call(sendOperations, { body: { entries } })).status).toBe(200)
    const rows = await logged()
    expect(rows.map(row => row.call)).toEqual([null, filled, unfilled])
    const ages = rows.map(row => Number(rows[2]?.occurred_at) - Number(row.occurred_at) + 2_000)
    expect(ages).toEqual([SESSION_ABSOLUTE_MS, 601_000, 2_000])
  })

  it('[API-06] uses the person of the session, ignoring what the browser claims', async () => {
    const entry = { ...VISIT, userCode: '100101', user_code: '100101' }
    const employee = encodeEmployeeHeader({ userCode: '100101', airportId: '', airportThreeCode: 'SZX' })
    await portal.call(sendOperations, { body: { entries: [entry] }, headers: { employee } })
    expect((await logged()).map(row => [row.user_code, row.site])).toEqual([['100104', 'SZX']])
  })

  describe('[API-06] contains no secret and no forged line', () => {
    it.each([
      ['a query', { ...VISIT, page: '/dashboard?token=abc' }],
      ['a fragment', { ...VISIT, page: '/dashboard#abc' }],
      ['a line break', { ...VISIT, page: '/dashboard\n2026-01-01 admin' }],
      ['another origin', { ...VISIT, page: 'https://evil.example/' }],
      ['a query in a call', { ...WRITE, call: 'GET /api/x?code=61' }],
      ['an unknown kind', { ...VISIT, kind: 'login' }],
      ['a time to come', { ...VISIT, ago: -1 }],
      ['a long page', { ...VISIT, page: `/${'a'.repeat(200)}` }],
    ])('rejects %s', async (_what, entry) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what no client of ours sends
      const body = { entries: [entry as Operation] }
      expect((await portal.call(sendOperations, { body })).status).toBe(400)
      expect(await logged()).toEqual([])
    })

    it('drops undeclared fields', async () => {
      const entry = { ...WRITE, password: 'lines of hangar rain 7', body: { idCard: '110101199003070011' } }
      await portal.call(sendOperations, { body: { entries: [entry] } })
      const { rows } = await sql<{
        line: string
      }>`select operation_log::text as line from operation_log`.execute(db())
      expect(rows).toHaveLength(1)
      expect(rows[0]?.line).not.toMatch(/hangar|110101/)
    })
  })

  it.each(['INeedReport', 'voluntaryReportingHome', 'SubmitResults', 'AddChineseReport', 'AddEnReport'])(
    '[API-06] omits actions on /safetyQuality/%s, as a report may be anonymous',
    async page => {
      const entries = [
        { ...VISIT, page: `/safetyQuality/${page}` },
        { ...WRITE, page: `/safetyQuality/${page}` },
      ]
      expect((await portal.call(sendOperations, { body: { entries } })).status).toBe(200)
      expect(await logged()).toEqual([])
    },
  )

  it('[API-06] limits entries per report and reports a minute per session', async () => {
    const own = await server.as('100104', { fresh: true })
    const entries = (count: number) => Array.from({ length: count }, () => VISIT)
    expect((await own.call(sendOperations, { body: { entries: [] } })).status).toBe(400)
    expect(
      (await own.call(sendOperations, { body: { entries: entries(OPERATION_ENTRIES + 1) } })).status,
    ).toBe(400)
    for (let count = 1; count <= OPERATION_REPORTS_PER_MINUTE; count += 1) {
      expect((await own.call(sendOperations, { body: { entries: [VISIT] } })).status).toBe(200)
    }
    expect((await own.call(sendOperations, { body: { entries: [VISIT] } })).status).toBe(429)
    const other = await server.as('100105', { fresh: true })
    expect((await other.call(sendOperations, { body: { entries: [VISIT] } })).status).toBe(200)
    server.clock.forward({ minutes: 1 })
    expect((await own.call(sendOperations, { body: { entries: [VISIT] } })).status).toBe(200)
  })

  it('[API-12] stores at most 5,000 operations of a person in 24 hours', async () => {
    const now = server.clock.now().toISOString()
    await sql`insert into operation_log (id, occurred_at, user_code, site, kind, page)
      select gen_random_uuid(), ${now}::timestamptz, '100104', 'CAN', 'visit', '/dashboard'
        from generate_series(1, 4999)`.execute(db())
    expect(await statuses(await server.as('100104', { fresh: true }))).toEqual([200, 429])
    expect(await statuses(await server.as('100105', { fresh: true }))).toEqual([200, 200])
    server.clock.forward({ minutes: 25 * 60 })
    expect(await statuses(await server.as('100104', { fresh: true }))).toEqual([200, 200])
  })

  it('[API-06] requires a session and does not keep it alive', async () => {
    expect((await server.client().call(sendOperations, { body: { entries: [VISIT] } })).status).toBe(401)
    const own = await server.as('100104', { fresh: true })
    server.clock.forward({ minutes: 20 })
    const headers = { 'x-background': '1' }
    expect((await own.call(sendOperations, { body: { entries: [VISIT] }, headers })).status).toBe(200)
    server.clock.forward({ minutes: 11 })
    expect((await own.call(sendOperations, { body: { entries: [VISIT] }, headers })).status).toBe(401)
  })

  it('[API-06] deletes entries after half a year', async () => {
    const now = server.clock.now()
    const row = (daysAgo: number) => ({
      id: crypto.randomUUID(),
      occurred_at: new Date(now.getTime() - daysAgo * 86_400_000),
      user_code: '100104',
      site: 'CAN',
      kind: 'visit' as const,
      page: `/day/${daysAgo}`,
      call: null,
      done: null,
    })
    await addOperations(db(), [row(OPERATION_LOG_DAYS + 1), row(OPERATION_LOG_DAYS - 1)])
    await sweepOperations(db(), now)
    expect((await logged()).map(found => found.page)).toEqual([`/day/${OPERATION_LOG_DAYS - 1}`])
  })
})
