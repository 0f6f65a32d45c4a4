import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { appServer } from '@apron/server/test/servers/app-server'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { describeOnStores, itConcurrently } from '@apron/server/test/stores/stores'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import * as calls from '../../../contract/reports/desk.calls.ts'
import type { ReportToFile } from '../../../contract/reports/report.entities.ts'
import { REPORT_ERRORS } from '../../../contract/reports/report.errors.ts'
import { plugin } from '../../plugin.ts'
import { DEMO_PASSPHRASE } from '../../seed/report-seeds.ts'
import {
  addText,
  DENG_YIFAN,
  deskReport,
  deskRows,
  fileReport,
  HE_HUIMIN,
  findNewReport,
  officeIdentity,
  decryptSealed,
  fetchProgress,
  takeReport,
} from './report-steps.ts'

/** Administrator. */
const CHEN_QIMING = '100001'
/** Safety director, who may read reports but not work on them. */
const SU_MINGYUAN = '100005'
const LI_ZE = '100305'
const UNKNOWN = 'a0000000-0000-4000-8000-000000000000'
const EXPLANATION =
  '这件事属于人事投诉，不是安全问题，已请您联系工会；内容没有转交任何人，也没有记录您的身份。'
const STRIP: ReportToFile['strip'] = {
  mode: 'CONF',
  name: '张三',
  phone: '020-1234567',
  email: '',
  contactTime: '白班后',
}
const AN_HOUR = { minutes: 60 }
/** Has the length of a wrapped key, but is none. */
const WRAPPED = Buffer.alloc(300, 'x').toString('base64')

describeOnStores('[SQ-24] the desk of the safety office', store => {
  const server = appServer(store, plugin)

  /** Files a new report and returns it with a handler who can read it. */
  async function fileNewReport(strip?: ReportToFile['strip']) {
    server.clock.forward(AN_HOUR)
    const handler = await server.as(HE_HUIMIN)
    const before = await deskRows(handler)
    const code = await fileReport(server.client(), strip === undefined ? {} : { strip })
    return { handler, code, id: await findNewReport(handler, before) }
  }

  const listOpenings = async (id: string) =>
    (
      await sql<{ by_code: string; reason: string }>`
        select by_code, reason from safety_quality_strip_opening where report_id = ${id}`.execute(
        store.database.kysely,
      )
    ).rows

  it('5.1.14-8 rejects everybody outside the office, including administrators; the safety director may read', async () => {
    const { id } = await fileNewReport()
    const requests = [
      (person: PortalClient) => person.call(calls.officeKey),
      (person: PortalClient) => person.call(calls.recoverOfficeKey),
      (person: PortalClient) =>
        person.call(calls.queryReports, { body: { current: 1, size: 10, queryCriteria: {} } }),
      (person: PortalClient) => person.call(calls.reportDetail, { query: { id } }),
      (person: PortalClient) => person.call(calls.takeReport, { body: { id, version: 1 } }),
      (person: PortalClient) =>
        person.call(calls.openStrip, { body: { id, reason: '需要电话核实夜班的人数' } }),
    ]
    const fetchStatuses = async (person: PortalClient) =>
      await Promise.all(requests.map(async request => (await request(person)).status))
    expect(await fetchStatuses(server.client())).toEqual([401, 401, 401, 401, 401, 401])
    expect(await fetchStatuses(await server.as(LI_ZE))).toEqual([403, 403, 403, 403, 403, 403])
    expect(await fetchStatuses(await server.as(CHEN_QIMING))).toEqual([403, 403, 403, 403, 403, 403])
    expect(await fetchStatuses(await server.as(SU_MINGYUAN))).toEqual([403, 403, 200, 200, 403, 403])
  })

  it('lists the reports of the demo, newest day first, filtered', async () => {
    const handler = await server.as(HE_HUIMIN)
    const rows = await deskRows(handler)
    const days = rows.map(({ received }) => received)
    expect(days).toEqual(days.toSorted().toReversed())
    const find = async (queryCriteria: object) => {
      const body = { current: 1, size: 10, queryCriteria }
      return (await handler.call(calls.queryReports, { body })).envelope.data.records
    }
    expect(
      (await find({ state: 'INFO_REQ' })).map(({ category, language }) => [category.code, language]),
    ).toEqual([['MATL', 'en']])
    expect((await find({ category: 'TRAIN' })).map(({ state }) => state)).toEqual([
      'INVESTIGATING',
      'CLOSED',
      'CLOSED',
    ])
    const mine = await find({ mine: true })
    expect(new Set(mine.map(({ handler: whose }) => whose?.code))).toEqual(new Set(['100101']))
    const [waiting] = await find({ state: 'INFO_REQ' })
    const report = await deskReport(handler, waiting?.id ?? '')
    const identity = await officeIdentity(handler)
    expect(await decryptSealed(identity, report.event)).toMatchObject({ title: 'Fasteners without traceability' })
    expect(await decryptSealed(identity, report.entries[0]?.text ?? '')).toContain('still in the cage')
  })

  it('gives a report a number when a handler takes it, and rejects other handlers', async () => {
    const { handler, id } = await fileNewReport()
    const report = await takeReport(handler, id)
    expect(report.number).toMatch(/^SR-\d{4}-\d{4}$/)
    expect(report).toMatchObject({
      state: 'TRIAGE',
      handler: { code: HE_HUIMIN, name: '何慧敏' },
      actions: ['ask', 'feedback', 'redirect', 'merge', 'recuse', 'accept'],
    })
    const other = await server.as(DENG_YIFAN)
    expect((await deskReport(other, id)).actions).toEqual([])
    const body = { id, version: report.version, text: '这是一个问题' }
    expect((await other.call(calls.askReporter, { body })).envelope.code).toBe(
      SERVER_ERRORS.notAllowedInState.code,
    )
    const again = await handler.call(calls.takeReport, { body: { id, version: report.version } })
    expect(again.envelope.code).toBe(SERVER_ERRORS.notAllowedInState.code)
    const stale = await handler.call(calls.askReporter, { body: { ...body, version: 1 } })
    expect(stale.envelope.code).toBe(SERVER_ERRORS.conflict.code)
    const nowhere = await handler.call(calls.takeReport, { body: { id: UNKNOWN, version: 1 } })
    expect([nowhere.status, nowhere.envelope.msg]).toEqual([404, REPORT_ERRORS.gone.zh])
  })

  it('gives feedback, and redirects with an explanation; afterwards nothing can be added', async () => {
    const { handler, code, id } = await fileNewReport()
    const visitor = server.client()
    const report = await takeReport(handler, id)
    const feedback = await handler.call(calls.giveFeedback, {
      body: { id, version: report.version, text: '已收到，正在核实当晚的牵引记录。' },
    })
    expect(feedback.envelope.data.state).toBe('TRIAGE')
    const body = { id, version: feedback.envelope.data.version, text: EXPLANATION }
    const short = await handler.call(calls.redirectReport, { body: { ...body, text: '转人事' } })
    expect(short.status).toBe(400)
    expect((await handler.call(calls.redirectReport, { body })).envelope.data).toMatchObject({
      state: 'REDIRECTED',
      actions: [],
    })
    expect((await fetchProgress(visitor, code)).envelope.data).toMatchObject({
      state: 'REDIRECTED',
      mayAdd: false,
      entries: [{ kind: 'FEEDBACK' }, { kind: 'REDIRECTION', text: EXPLANATION }],
    })
    expect((await addText(visitor, code, '还有一件事')).envelope.code).toBe(REPORT_ERRORS.nothingToAdd.code)
  })

  it('5.1.14-9 opens contact data only for its handler, with a reason that is recorded and shown to the reporter', async () => {
    const { handler, code, id } = await fileNewReport(STRIP)
    const reason = '需要电话核实牵引的时间'
    const beforeTaking = await handler.call(calls.openStrip, { body: { id, reason } })
    expect(beforeTaking.envelope.code).toBe(REPORT_ERRORS.notYours.code)
    await takeReport(handler, id)
    const other = await server.as(DENG_YIFAN)
    expect((await other.call(calls.openStrip, { body: { id, reason } })).envelope.code).toBe(
      REPORT_ERRORS.notYours.code,
    )
    expect((await handler.call(calls.openStrip, { body: { id, reason: '看一下' } })).status).toBe(400)
    expect(await listOpenings(id)).toEqual([])
    const { envelope } = await handler.call(calls.openStrip, { body: { id, reason } })
    expect(await decryptSealed(await officeIdentity(handler), envelope.data.strip)).toEqual(STRIP)
    expect(await listOpenings(id)).toEqual([{ by_code: HE_HUIMIN, reason }])
    const steps = (await fetchProgress(server.client(), code)).envelope.data.steps
    expect(steps.map(({ kind }) => kind)).toEqual(['RECEIVED', 'TRIAGE', 'CONTACT_READ'])
  })

  it("does not open stored contact data with the office's key alone", async () => {
    const { handler, id } = await fileNewReport(STRIP)
    const { rows } = await sql<{ strip: string }>`
      select strip from safety_quality_report where id = ${id}`.execute(store.database.kysely)
    await expect(decryptSealed(await officeIdentity(handler), rows[0]?.strip ?? '')).rejects.toThrow()
  })

  it("[SQ-25] creates its key only once; holders add other handlers, and nobody changes another's passphrase", async () => {
    server.clock.forward(AN_HOUR)
    const handler = await server.as(HE_HUIMIN)
    const key = (await handler.call(calls.officeKey)).envelope.data
    expect(key.holders.map(({ code }) => code).toSorted()).toEqual([HE_HUIMIN, DENG_YIFAN])
    expect(key.others).toEqual([])
    const again = await handler.call(calls.makeOfficeKey, {
      body: { recipient: key.recipient ?? '', wrapped: WRAPPED, recovery: WRAPPED },
    })
    expect(again.envelope.code).toBe(REPORT_ERRORS.keyThere.code)
    const addHolder = async (userCode: string, person = handler) =>
      (await person.call(calls.addKeyHolder, { body: { userCode, wrapped: WRAPPED } })).envelope.code
    expect(await addHolder(DENG_YIFAN)).toBe(REPORT_ERRORS.holderThere.code)
    expect(await addHolder(LI_ZE)).toBe(REPORT_ERRORS.notOfOffice.code)
    await sql`delete from safety_quality_key_holder where user_code = ${DENG_YIFAN}`.execute(
      store.database.kysely,
    )
    const other = await server.as(DENG_YIFAN)
    expect((await other.call(calls.officeKey)).envelope.data).toMatchObject({
      wrapped: null,
      others: [{ code: DENG_YIFAN }],
    })
    expect(await addHolder(DENG_YIFAN)).toBe(200)
    expect((await other.call(calls.officeKey)).envelope.data.wrapped).toBe(WRAPPED)
    await sql`delete from safety_quality_key_holder where user_code = ${HE_HUIMIN}`.execute(
      store.database.kysely,
    )
    // Without the key a handler cannot add others. With the recovery key handlers can add themselves.
    await sql`delete from safety_quality_key_holder where user_code = ${DENG_YIFAN}`.execute(
      store.database.kysely,
    )
    expect(await addHolder(DENG_YIFAN)).toBe(REPORT_ERRORS.noHolder.code)
    expect((await handler.call(calls.recoverOfficeKey)).envelope.data.wrapped).not.toBe('')
    expect(await addHolder(HE_HUIMIN)).toBe(200)
  })

  it('[SQ-25] stores neither the private key nor the passphrase on the server', async () => {
    const { rows } = await sql<{ keys: string }>`
      select string_agg(row_to_json(k)::text, ' ') as keys from (
        select secret as it from safety_quality_server_key
        union all select recipient || recovery from safety_quality_office_key
        union all select wrapped from safety_quality_key_holder) k`.execute(store.database.kysely)
    expect(rows[0]?.keys).toContain('age1')
    expect(rows[0]?.keys).not.toMatch(new RegExp(`AGE-SECRET-KEY|${DEMO_PASSPHRASE}`))
  })

  itConcurrently(store, 'gives a report to one of two handlers who take it at the same moment', async () => {
    const { handler, id } = await fileNewReport()
    const other = await server.as(DENG_YIFAN)
    const responses = await Promise.all(
      [handler, other].map(async person => person.call(calls.takeReport, { body: { id, version: 1 } })),
    )
    const codes = responses.map(({ envelope }) => envelope.code)
    expect(codes.toSorted((a, b) => a - b)).toEqual(
      [200, SERVER_ERRORS.conflict.code].toSorted((a, b) => a - b),
    )
  })
})
