import { encodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import { appServer } from '@apron/server/test/servers/app-server'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { jobRounds } from '@apron/server/test/run-jobs'
import { describeOnStores, itConcurrently } from '@apron/server/test/stores/stores'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { askReporter } from '../../../contract/reports/desk.calls.ts'
import * as calls from '../../../contract/reports/report.calls.ts'
import type { ReportToFile } from '../../../contract/reports/report.entities.ts'
import { REPORT_ERRORS } from '../../../contract/reports/report.errors.ts'
import { valuesInUse } from '../../dictionary/values-in-use.ts'
import { plugin } from '../../plugin.ts'
import type { ReportTables } from '../../voluntary-reports/report.tables.ts'
import {
  addText,
  DENG_YIFAN,
  deskReport,
  deskRows,
  EVENT,
  tryFileReport,
  fileReport,
  HE_HUIMIN,
  newCode,
  findNewReport,
  officeIdentity,
  decryptSealed,
  fetchProgress,
  takeReport,
  solveChallengeFor,
} from './report-steps.ts'

const LI_ZE = '100305'
/** Period after which one network may file another five reports. */
const AN_HOUR = { minutes: 60 }
const QUESTION = '牵引车司机当时能看到翼尖吗？'

describeOnStores('[SQ-20..23] a voluntary report', store => {
  const server = appServer(store, plugin)

  it('is filed without a login, and reaches the office sealed, with a day and no time', async () => {
    const handler = await server.as(HE_HUIMIN)
    const before = await deskRows(handler)
    await fileReport(server.client())
    const report = await deskReport(handler, await findNewReport(handler, before))
    expect(report).toMatchObject({
      number: null,
      state: 'RECEIVED',
      handler: null,
      category: { code: 'HAZARD', name: '危险源' },
      hasStrip: true,
      actions: ['take'],
    })
    expect(await decryptSealed(await officeIdentity(handler), report.event)).toEqual(EVENT)
    const { rows } = await sql<{ row: string }>`
      select row_to_json(r)::text as row from safety_quality_report r where id = ${report.id}`.execute(
      store.database.kysely,
    )
    expect(rows[0]?.row).not.toMatch(/翼尖|\d\d:\d\d/)
  })

  it('[SQ-05] 5.1.14-2 stores nothing about the reporter, even with a login', async () => {
    const person = await server.as(LI_ZE)
    const handler = await server.as(HE_HUIMIN)
    const before = await deskRows(handler)
    const code = newCode()
    const headers = {
      projectCode: 'AQ',
      authorization: person.token ?? '',
      employee: encodeEmployeeHeader({ userCode: LI_ZE, airportId: '1', airportThreeCode: 'CAN' }),
      cookie: 'Admin-Token=x',
    }
    const visitor = server.client()
    const body = {
      code,
      work: await solveChallengeFor(visitor, code),
      language: 'zh' as const,
      strip: { mode: 'ANON' as const, name: '', phone: '', email: '', contactTime: '' },
      event: EVENT,
      confirmed: true,
    }
    const { envelope, headers: responseHeaders } = await visitor.call(calls.fileReport, { body, headers })
    expect([envelope.success, responseHeaders.getSetCookie()]).toEqual([true, []])
    const id = await findNewReport(handler, before)
    for (const table of ['report', 'report_step', 'report_entry']) {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(r)::text as row from ${sql.table(`safety_quality_${table}`)} r
         where ${sql.ref(table === 'report' ? 'id' : 'report_id')} = ${id}`.execute(store.database.kysely)
      expect(rows.map(({ row }) => row).join()).not.toContain(LI_ZE)
    }
    const { rows: operations } = await sql<{ count: number }>`
      select count(*)::int as count from operation_log o where row_to_json(o)::text like '%open/report%'`.execute(
      store.database.kysely,
    )
    expect(operations).toEqual([{ count: 0 }])
  })

  it('returns the same receipt when sent twice with its code', async () => {
    server.clock.forward(AN_HOUR)
    const handler = await server.as(HE_HUIMIN)
    const before = await deskRows(handler)
    const first = await tryFileReport(server.client())
    const again = await tryFileReport(server.client(), { code: first.code })
    expect(again.envelope.data).toEqual(first.envelope.data)
    await findNewReport(handler, before)
  })

  it('has a receipt that proves its day only together with the code', async () => {
    const visitor = server.client()
    const { code, envelope } = await tryFileReport(visitor)
    const isGenuine = async (change: object) => {
      const body = { code, ...envelope.data, ...change }
      return (await visitor.call(calls.verifyReceipt, { body })).envelope.data.genuine
    }
    expect(await isGenuine({})).toBe(true)
    expect(await isGenuine({ date: '2020-01-01' })).toBe(false)
    expect(await isGenuine({ code: newCode() })).toBe(false)
  })

  it.each<[string, Partial<ReportToFile>, keyof typeof REPORT_ERRORS]>([
    ['a short narrative', { event: { ...EVENT, narrative: `${'经'.repeat(29)} ` } }, 'narrativeShort'],
    ['a title that is too short without blanks', { event: { ...EVENT, title: '  风帘  ' } }, 'titleMissing'],
    ['a future date', { event: { ...EVENT, eventDate: '2099-01-01' } }, 'dateFuture'],
    ['“none” and a delay', { event: { ...EVENT, outcome: ['NONE', 'DELAY'] } }, 'noneAndOthers'],
    ['missing confirmations', { confirmed: false }, 'confirmationsMissing'],
    ['a value outside the dictionary', { event: { ...EVENT, areaType: 'MOON' } }, 'unknownValue'],
    [
      'a name without contact data',
      { strip: { mode: 'CONF', name: '李', phone: '', email: '', contactTime: '' } },
      'contactMissing',
    ],
  ])('[SQ-20] rejects %s', async (_, change, error) => {
    server.clock.forward(AN_HOUR)
    const { envelope } = await tryFileReport(server.client(), change)
    expect([envelope.success, envelope.code]).toEqual([false, REPORT_ERRORS[error].code])
  })

  it('[SQ-22] requires proof of work for its code, on an unexpired challenge', async () => {
    server.clock.forward(AN_HOUR)
    const visitor = server.client()
    const [code, other] = [newCode(), newCode()]
    const work = await solveChallengeFor(visitor, code)
    const tryAndGetCode = async (change: Partial<Parameters<typeof tryFileReport>[1]>) =>
      (await tryFileReport(visitor, { code, work, ...change })).envelope.code
    expect(await tryAndGetCode({ code: other })).toBe(REPORT_ERRORS.workWrong.code)
    expect(await tryAndGetCode({ work: { ...work, until: work.until + 9 } })).toBe(REPORT_ERRORS.workWrong.code)
    server.clock.forward(AN_HOUR)
    expect(await tryAndGetCode({})).toBe(REPORT_ERRORS.workWrong.code)
  })

  it('[SQ-22] accepts five reports an hour from one network', async () => {
    server.clock.forward(AN_HOUR)
    const visitor = server.client()
    for (const _ of [1, 2, 3, 4, 5]) await fileReport(visitor)
    const sixth = await tryFileReport(visitor)
    expect([sixth.status, sixth.envelope.msg]).toEqual([429, '提交过于频繁，请稍后再试'])
    server.clock.forward(AN_HOUR)
    await fileReport(visitor)
  })

  it('rejects reports while the office has no key, and informs the page in advance', async () => {
    server.clock.forward(AN_HOUR)
    const db = store.database.kysely.withTables<ReportTables>()
    const key = await db.selectFrom('safety_quality_office_key').selectAll().executeTakeFirstOrThrow()
    await db.deleteFrom('safety_quality_office_key').execute()
    const visitor = server.client()
    expect((await visitor.call(calls.beginReport)).envelope.data.accepting).toBe(false)
    expect((await tryFileReport(visitor)).envelope.code).toBe(REPORT_ERRORS.noOfficeKey.code)
    await db.insertInto('safety_quality_office_key').values(key).execute()
    expect((await visitor.call(calls.beginReport)).envelope.data.accepting).toBe(true)
  })

  it('[SQ-23] shows its progress to the holder of the code, who is asked, answers and adds something', async () => {
    server.clock.forward(AN_HOUR)
    const handler = await server.as(HE_HUIMIN)
    const visitor = server.client()
    const before = await deskRows(handler)
    const code = await fileReport(visitor)
    const id = await findNewReport(handler, before)
    expect((await fetchProgress(visitor, code)).envelope.data).toMatchObject({
      state: 'RECEIVED',
      entries: [],
      mayAdd: true,
      steps: [{ kind: 'RECEIVED' }],
    })
    const { version } = await takeReport(handler, id)
    await askQuestion(handler, id, version)
    const read = (await fetchProgress(visitor, code)).envelope.data
    expect(read).toMatchObject({ state: 'INFO_REQ', entries: [{ kind: 'QUESTION', text: QUESTION }] })
    expect(JSON.stringify(read)).not.toMatch(/何慧敏|\d\d:\d\d/)

    const answered = (await addText(visitor, code, '看不到，灯光太暗。')).envelope.data
    expect(answered.state).toBe('TRIAGE')
    expect(answered.entries.map(({ kind, text }) => [kind, text])).toEqual([
      ['QUESTION', QUESTION],
      ['ANSWER', '看不到，灯光太暗。'],
    ])
    expect(answered.steps.map(({ kind }) => kind)).toEqual(['RECEIVED', 'TRIAGE', 'INFO_REQ', 'TRIAGE'])
    expect((await addText(visitor, code, '另外灯柱没有反光带。')).envelope.data.entries[2]).toMatchObject({
      kind: 'ADDITION',
    })
    const report = await deskReport(handler, id)
    const identity = await officeIdentity(handler)
    const texts = await Promise.all(report.entries.map(async ({ text }) => decryptSealed(identity, text)))
    expect(texts).toEqual([QUESTION, '看不到，灯光太暗。', '另外灯柱没有反光带。'])
  })

  it('[SQ-23] 5.1.14-7 gives the same response for wrong, unknown and expired codes, and limits tries to ten in ten minutes', async () => {
    server.clock.forward(AN_HOUR)
    const visitor = server.client()
    const unknownCode = newCode()
    const mistypedCode = unknownCode.replace(/.$/, last => (last === '0' ? '1' : '0'))
    const responses = new Set<string>()
    for (const code of [unknownCode, mistypedCode, unknownCode, mistypedCode, unknownCode, mistypedCode, unknownCode, mistypedCode, unknownCode, mistypedCode]) {
      const { status, envelope } = await fetchProgress(visitor, code)
      responses.add(JSON.stringify([status, envelope]))
    }
    expect([...responses]).toHaveLength(1)
    expect([...responses][0]).toContain('未找到对应报告，请核对查询码')
    const eleventh = await fetchProgress(visitor, unknownCode)
    expect([eleventh.status, eleventh.envelope.msg]).toEqual([429, '提交过于频繁，请稍后再试'])
    server.clock.forward({ minutes: 10 })
    expect((await fetchProgress(visitor, unknownCode)).status).toBe(200)
  })

  it('[SQ-24] 5.1.14-8 notifies the office once an hour, with only the category', async () => {
    server.clock.forward(AN_HOUR)
    const runJobs = jobRounds(store, server.clock, plugin)
    await runJobs()
    server.clock.forward(AN_HOUR)
    await runJobs()
    const handler = await server.as(DENG_YIFAN)
    await sql`delete from message where event like 'VSR_%'`.execute(store.database.kysely)
    const before = await deskRows(handler)
    const code = await fileReport(server.client())
    const id = await findNewReport(handler, before)
    await runJobs()
    expect(await sentMessages()).toEqual([])
    server.clock.forward(AN_HOUR)
    await runJobs()
    await runJobs()
    expect(await sentMessages()).toEqual([
      ['收到新的自愿报告（危险源）', `/safetyQuality/reportDetail?id=${id}`],
    ])
    const report = await takeReport(await server.as(DENG_YIFAN), id)
    await addText(server.client(), code, '补充说明')
    server.clock.forward(AN_HOUR)
    await runJobs()
    expect((await sentMessages())[1]).toEqual([
      `报告${report.number ?? ''}的报告人有新回复`,
      `/safetyQuality/reportDetail?id=${id}`,
    ])
  })

  /**
   * Returns messages of new reports and replies. Leaves out reminders of time limits, which can fall due at the hour of
   * the test run.
   */
  async function sentMessages() {
    const { rows } = await sql<{ text: string; route: string }>`
      select content_zh as text, url as route from message where event in ('VSR_NEW', 'VSR_REPLY') order by created_at`.execute(
      store.database.kysely,
    )
    return rows.map(({ text, route }) => [text, route])
  }

  it('[SQ-23] resumes after a fortnight without an answer, and destroys contact data after 90 days', async () => {
    server.clock.forward(AN_HOUR)
    const runJobs = jobRounds(store, server.clock, plugin)
    await runJobs()
    const handler = await server.as(HE_HUIMIN)
    const before = await deskRows(handler)
    await fileReport(server.client())
    const id = await findNewReport(handler, before)
    await askQuestion(handler, id, (await takeReport(handler, id)).version)
    server.clock.forward({ days: 13 })
    await runJobs()
    expect((await deskReport(await server.as(HE_HUIMIN), id)).state).toBe('INFO_REQ')
    server.clock.forward({ days: 2 })
    await runJobs()
    expect(await deskReport(await server.as(HE_HUIMIN), id)).toMatchObject({
      state: 'TRIAGE',
      hasStrip: true,
    })
    server.clock.forward({ days: 76 })
    await runJobs()
    expect(await deskReport(await server.as(HE_HUIMIN), id)).toMatchObject({
      hasStrip: false,
    })
  })

  it('reports its category as a value in use', async () => {
    const uses = await valuesInUse(store.database.kysely, [{ directory: 'VSR_CATEGORY', value: 'TRAIN' }])
    expect(uses.map(({ count }) => count)).toContain(3)
  })

  itConcurrently(store, 'stores one report when it is sent twice at the same moment', async () => {
    server.clock.forward(AN_HOUR)
    const handler = await server.as(HE_HUIMIN)
    const before = await deskRows(handler)
    const code = newCode()
    const sent = await Promise.all([1, 2].map(async () => tryFileReport(server.client(), { code })))
    expect(sent.map(({ envelope }) => envelope.success)).toEqual([true, true])
    await findNewReport(handler, before)
  })
})

async function askQuestion(handler: PortalClient, id: string, version: number): Promise<void> {
  const { envelope } = await handler.call(askReporter, { body: { id, version, text: QUESTION } })
  if (!envelope.success) expect.fail(envelope.msg)
}
