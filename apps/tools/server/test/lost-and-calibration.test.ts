import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { saveSubscriptions } from '@apron/contract/messages/message.calls'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { dataOf } from '@apron/server/test/data-of'
import { photo } from '@apron/server/test/file-samples'
import { expectGuarded } from '@apron/server/test/guarded-calls'
import { jobRounds } from '@apron/server/test/run-jobs'
import { appServer } from '@apron/server/test/servers/app-server'
import { upload, uploaded } from '@apron/server/test/steps/file-steps'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { siteDay } from '@apron/server-kit/time/site-day'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { calJob, queryCalPlan, recordCalResult } from '../../contract/cal-job.ts'
import { lostReport } from '../../contract/lost-report.ts'
import { monthsLater } from '../../contract/rules/next-due.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import { plugin } from '../plugin.ts'
import { toolStatus } from '../tool-status.ts'
import { CAL_SUBSCRIPTION } from '../tools.events.ts'
import * as steps from './tools-steps.ts'

const { PEOPLE, actOnLost, issue, reportLost, recordResult, sendJob, toolOf } = steps
const rejection = ({ code }: { readonly code: number }) => ({ success: false, code })
/** Subscribes to reminders in Guangzhou 30 days before a calibration is due. */
const SUBSCRIBER = PEOPLE.planner
const REASON = 'Panels inspected by borescope, no trace of the tool.'

describeOnStores('calibration and lost tools', store => {
  const server = appServer(store, plugin)
  const as = (code: string) => server.as(code)
  const today = () => wireDate(server.clock.now())
  const db = () => store.database.kysely

  const itemsOf = async (acReg: string, cardNos: readonly string[]) =>
    await toolStatus({ db: db() }).openItems({ acReg, cardNos })

  /** Returns the recipients of messages of an event that contain a text. */
  async function recipientsOf(event: string, about: string): Promise<string[][]> {
    const { rows } = await sql<{ people: string[] }>`
      select array_agg(r.user_code order by r.user_code) as people
        from message m join message_recipient r on m.id = r.message_id
       where m.event = ${event} and m.url like ${`%${about}%`}
       group by m.id order by min(m.created_at)`.execute(db())
    return rows.map(({ people }) => people)
  }

  it('[TL-08] plans by month, sends tools in stock and records results with their next due date', async () => {
    const coordinator = await as(PEOPLE.coordinator)
    const { calDue } = await toolOf(coordinator, 'ME-0102')
    const query = { month: calDue?.slice(0, 7) ?? '' }
    const job = await sendJob(coordinator, ['ME-0102', 'TQ-0109'])
    expect(job).toMatchObject({ status: 'SENT', sentDate: today() })
    const plan = dataOf(await coordinator.call(queryCalPlan, { query }))
    expect(plan.months).toHaveLength(12)
    expect(plan.tools.find(({ assetNo }) => assetNo === 'ME-0102')).toMatchObject({ caNo: job.caNo })
    expect((await toolOf(coordinator, 'ME-0102')).status).toBe('AT_CAL')
    expect((await toolOf(coordinator, 'TQ-0109')).status).toBe('AT_CAL')

    const certDate = siteDay(server.clock.now(), -1)
    const first = dataOf(await recordResult(coordinator, job, 'ME-0102', { certDate }))
    expect(first).toMatchObject({ status: 'SENT', results: [{ assetNo: 'ME-0102', result: 'PASS' }] })
    const again = await recordResult(coordinator, first, 'ME-0102', { certDate })
    expect(again.envelope).toMatchObject(rejection(TOOLS_ERRORS.notInJob))
    const last = dataOf(await recordResult(coordinator, first, 'TQ-0109', { certDate, result: 'LIMITED' }))
    expect(last.status).toBe('DONE')
    const due = monthsLater(certDate, 12)
    expect(await toolOf(coordinator, 'ME-0102')).toMatchObject({
      status: 'IN_STOCK',
      calDue: due,
      lastCal: certDate,
      certFile: [{ name: 'certificate.pdf' }],
    })
    expect(await toolOf(coordinator, 'TQ-0109')).toMatchObject({ status: 'LIMITED', calDue: due })
  })

  it("[TL-08] rejects a certificate that is not a PDF with the portal's text, or has a future date", async () => {
    const coordinator = await as(PEOPLE.coordinator)
    coordinator.language = 'zh'
    const exe = await upload(coordinator, { name: 'certificate.exe', bytes: 'MZ' })
    expect(exe).toMatchObject({ success: false, msg: '文件格式有误!' })
    const job = await sendJob(coordinator, ['EL-0102'])
    const name = 'certificate.png'
    const certFile = { name, url: await uploaded(coordinator, { name, bytes: await photo('png') }) }
    const picture = await recordResult(coordinator, job, 'EL-0102', { certDate: today(), certFile })
    expect(picture.envelope).toMatchObject({
      code: SERVER_ERRORS.fileFormatWrong.code,
      msg: '文件格式有误!',
    })
    const certDate = siteDay(server.clock.now(), 1)
    const future = await recordResult(coordinator, job, 'EL-0102', { certDate })
    expect(future.envelope).toMatchObject(rejection(TOOLS_ERRORS.certInFuture))
    coordinator.language = 'en'
    const onLoan = await coordinator.call(calJob.calls.save, {
      body: {
        id: null,
        version: null,
        kind: 'INTERNAL',
        lab: '',
        planned: null,
        tools: [{ assetNo: 'EL-0101' }],
      },
    })
    const { id, version } = dataOf(onLoan)
    const rejected = await coordinator.call(calJob.calls.actions.send, { body: { id, version } })
    expect(rejected.envelope).toMatchObject(rejection(TOOLS_ERRORS.notForCal))
  })

  it('[TL-10] lists the cards since the last good calibration after a failure, and notifies the auditors', async () => {
    const keeper = await as(PEOPLE.keeper)
    const coordinator = await as(PEOPLE.coordinator)
    dataOf(await issue(keeper, ['TQ-0107'], { cardNo: 'JC-2026-0042', purpose: null, acReg: 'B-T101' }))
    dataOf(await steps.takeBack(keeper, { 'TQ-0107': 'OK' }))
    const before = await toolOf(keeper, 'TQ-0107')
    const job = await sendJob(coordinator, ['TQ-0107'])
    const failed = dataOf(
      await recordResult(coordinator, job, 'TQ-0107', { certDate: today(), result: 'FAIL', asFound: 58 }),
    )
    expect(failed).toMatchObject({
      status: 'DONE',
      trace: [{ assetNo: 'TQ-0107', cardNo: 'JC-2026-0042', acReg: 'B-T101' }],
    })
    expect(await toolOf(keeper, 'TQ-0107')).toMatchObject({
      status: 'QUARANTINE',
      holdReason: 'CAL_FAILED',
      calDue: before.calDue,
      lastCal: before.lastCal,
    })
    expect(await recipientsOf('CA_FAILED', job.id)).toEqual([
      [PEOPLE.otherAuditor, PEOPLE.auditor, '100105'].toSorted(),
    ])
  })

  it('[TL-10] rejects calls about calibrations and lost reports without the permission', async () => {
    const coordinator = await as(PEOPLE.coordinator)
    const job = await sendJob(coordinator, ['ME-0105'])
    const certFile = { name: 'a.pdf', url: '/file/00000000-0000-4000-8000-000000000000' }
    const result = {
      id: job.id,
      version: job.version,
      assetNo: 'ME-0105',
      result: 'PASS',
      asFound: null,
      asLeft: null,
      deviation: null,
      certNo: 'X-1',
      certDate: today(),
      certFile,
      cost: null,
      currency: '',
    } as const
    await expectGuarded(server, db(), {
      without: PEOPLE.buyer,
      reads: [
        [queryCalPlan, { month: '2026-03' }],
        [lostReport.calls.queryPage, { current: 1, size: 10, queryCriteria: {} }],
      ],
      writes: [
        [recordCalResult, result],
        [calJob.calls.actions.send, { id: job.id, version: job.version }],
      ],
    })
    const keeper = await as(PEOPLE.keeper)
    expect((await keeper.call(recordCalResult, { body: result })).status).toBe(403)
  })

  it('[TL-11, TL-16] blocks the aircraft of a lost tool until three different people have signed', async () => {
    const mechanic = await as(PEOPLE.otherForeman)
    const report = dataOf(await reportLost(mechanic, { assetNo: 'GN-0101', acReg: 'B-T104' }))
    const { id } = report
    expect(report).toMatchObject({ status: 'OPEN', aircraftBlock: true, borrower: { code: '100307' } })
    expect(report.ltNo).toMatch(/^LT-\d{4}-\d{4}$/)
    expect((await toolOf(mechanic, 'GN-0101')).status).toBe('LOST')
    const [people] = await recipientsOf('LT_OPEN', id)
    expect(people).toEqual(
      [
        PEOPLE.toolingManager,
        PEOPLE.auditor,
        PEOPLE.otherAuditor,
        '100105',
        '100301',
        PEOPLE.planner,
      ].toSorted(),
    )
    const { acReg } = report
    const openItems = () => itemsOf(acReg, [])
    expect(await openItems()).toContainEqual({
      assetNo: 'GN-0101',
      title: { zh: '航线工具箱', en: 'Line tool box' },
      cardNo: null,
      kind: 'LOST',
      aircraftBlocked: true,
    })

    dataOf(await actOnLost(mechanic, 'search', id))
    const area = { searchArea: 'LH wheel well', searchFinding: 'Nothing found' }
    expect(dataOf(await actOnLost(mechanic, 'log', id, area)).searchLog).toHaveLength(1)
    const wrong = await actOnLost(mechanic, 'review', id, { result: 'FOUND_IN_AC' })
    expect(wrong.envelope).toMatchObject(rejection(TOOLS_ERRORS.reviewResult))
    dataOf(await actOnLost(mechanic, 'review', id, { result: 'NOT_FOUND_CLEARED' }))

    const sign = async (code: string) => await actOnLost(await as(code), 'sign', id, { remark: REASON })
    expect((await sign(PEOPLE.otherForeman)).status).toBe(403)
    dataOf(await sign(PEOPLE.auditor))
    expect((await sign(PEOPLE.auditor)).envelope).toMatchObject(rejection(TOOLS_ERRORS.signedAlready))
    expect((await sign(PEOPLE.otherAuditor)).envelope).toMatchObject(rejection(TOOLS_ERRORS.notReviewer))
    dataOf(await sign(PEOPLE.toolingManager))
    expect((await openItems()).map(({ assetNo }) => assetNo)).toContain('GN-0101')
    expect(dataOf(await sign(PEOPLE.engineer))).toMatchObject({
      status: 'CLOSED',
      aircraftBlock: false,
      signedTooling: { code: PEOPLE.toolingManager },
      signedQuality: { code: PEOPLE.auditor },
      signedEngineer: { code: PEOPLE.engineer },
    })
    expect((await openItems()).map(({ assetNo }) => assetNo)).not.toContain('GN-0101')
    expect((await toolOf(mechanic, 'GN-0101')).status).toBe('WRITTEN_OFF')
  })

  it('[TL-11] requires the password once per session for signatures', async () => {
    const keeper = await as(PEOPLE.keeper)
    const { id } = dataOf(await reportLost(keeper, { assetNo: 'GN-0110', acReg: 'B-T103' }))
    dataOf(await actOnLost(keeper, 'search', id))
    dataOf(await actOnLost(keeper, 'review', id, { result: 'BROKEN_PIECES' }))
    const engineer = await server.as(PEOPLE.engineer, { fresh: true })
    await sql`update session set confirmed_at = null where user_code = ${PEOPLE.engineer}`.execute(db())
    const rejected = await actOnLost(engineer, 'sign', id, { remark: REASON })
    expect(rejected.envelope).toMatchObject(rejection(SERVER_ERRORS.passwordNeeded))
    await steps.typePassword(engineer)
    expect(dataOf(await actOnLost(engineer, 'sign', id, { remark: REASON }))).toMatchObject({
      status: 'RISK_REVIEW',
      signedEngineer: { code: PEOPLE.engineer },
    })
  })

  it('[TL-11, TL-16] returns a found tool to stock, closes its loan and lifts the block', async () => {
    const keeper = await as(PEOPLE.keeper)
    const cardNo = 'JC-2026-0077'
    dataOf(await issue(keeper, ['GN-0111'], { cardNo, purpose: null, acReg: 'B-T112' }))
    const openItems = () => itemsOf('B-T112', [cardNo])
    expect(await openItems()).toMatchObject([{ assetNo: 'GN-0111', cardNo, kind: 'ON_LOAN' }])
    const { id } = dataOf(await reportLost(keeper, { assetNo: 'GN-0111', acReg: 'B-T112' }))
    expect(await openItems()).toMatchObject([{ assetNo: 'GN-0111', cardNo, kind: 'LOST' }])
    const twice = await reportLost(keeper, { assetNo: 'GN-0111', acReg: 'B-T112' })
    expect(twice.envelope).toMatchObject(rejection(TOOLS_ERRORS.notLosable))
    const found = dataOf(await actOnLost(keeper, 'found', id, { result: 'FOUND_IN_AC' }))
    expect(found).toMatchObject({ status: 'FOUND', aircraftBlock: false })
    expect((await toolOf(keeper, 'GN-0111')).status).toBe('IN_STOCK')
    expect(await openItems()).toEqual([])
  })

  it('[TL-13] sends reminders of calibrations at 30, 15 and 0 days, once each, and to subscribers by site and lead time', async () => {
    await sql`update tools_tool set cal_due = null, told_lead = null where asset_no not in ('LF-0103', 'TQ-0118')`.execute(
      db(),
    )
    const dueIn = (days: number, asset: string) =>
      sql`update tools_tool set cal_due = ${siteDay(server.clock.now(), days)}::text::date where asset_no = ${asset}`.execute(
        db(),
      )
    await dueIn(31, 'LF-0103')
    await dueIn(31, 'TQ-0118')
    const chosen = { site: 'CAN', lead: '30' }
    const attrList = Object.entries(chosen).map(([code, attrValue]) => ({ code, name: code, attrValue }))
    const body = [{ id: CAL_SUBSCRIPTION, attrList }]
    dataOf(await (await as(SUBSCRIBER)).call(saveSubscriptions, { body }))
    const round = jobRounds(store, server.clock, plugin)
    await round()
    expect(await recipientsOf('CA_DUE30', 'LF-0103')).toEqual([])
    server.clock.forward({ days: 1 })
    await round()
    server.clock.forward({ days: 1 })
    await round()
    expect(await recipientsOf('CA_DUE30', 'LF-0103')).toEqual([
      [PEOPLE.keeper, PEOPLE.coordinator, SUBSCRIBER].toSorted(),
    ])
    expect((await recipientsOf('CA_DUE30', 'TQ-0118')).flat()).not.toContain(SUBSCRIBER)
    server.clock.forward({ days: 14 })
    await round()
    expect(await recipientsOf('CA_DUE15', 'LF-0103')).toEqual([
      [PEOPLE.keeper, PEOPLE.coordinator].toSorted(),
    ])
    server.clock.forward({ days: 15 })
    await round()
    expect(await recipientsOf('CA_DUE0', 'LF-0103')).toHaveLength(1)
    expect(await recipientsOf('CA_DUE30', 'LF-0103')).toHaveLength(1)
  })
})
