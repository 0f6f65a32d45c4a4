import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { appServer } from '@apron/server/test/servers/app-server'
import { dataOf } from '@apron/server/test/data-of'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { jobRounds } from '@apron/server/test/run-jobs'
import { describeOnStores, itConcurrently } from '@apron/server/test/stores/stores'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import * as calls from '../../../contract/reports/desk.calls.ts'
import { queryLibrary } from '../../../contract/library/library.calls.ts'
import { saveRectification } from '../../../contract/rectifications/rectification.calls.ts'
import type { DeskReport, ReportCard, ReportClosing, ReportToFile } from '../../../contract/reports/report.entities.ts'
import { REPORT_ERRORS } from '../../../contract/reports/report.errors.ts'
import { DEID_CHECKS } from '../../../contract/reports/report.values.ts'
import { plugin } from '../../plugin.ts'
import {
  acceptOrder,
  buildDraft,
  issueOrder,
  acceptPlan,
  sendPlan,
  reportOrder,
  TAN_YONG,
  verifyOrder,
} from '../rectifications/rectification-steps.ts'
import {
  DENG_YIFAN,
  deskReport,
  deskRows,
  fileReport,
  HE_HUIMIN,
  findNewReport,
  fetchProgress,
  takeReport,
} from './report-steps.ts'

/** Safety director. */
const SU_MINGYUAN = '100005'
/** Accountable manager. */
const ZHOU_BOAN = '100003'
/** Quality auditor, who verifies measures. */
const FENG_XIAOLAN = '100104'
const AN_HOUR = { minutes: 60 }
const REASON = '在现有防护下，翼尖碰撞灯柱是最坏的可信后果，因此如此评估。'
const STRIP: ReportToFile['strip'] = {
  mode: 'CONF',
  name: '张三',
  phone: '020-1234567',
  email: '',
  contactTime: '',
}
const bilingual = (zh: string, en: string) => ({ zh, en })
const CARD: ReportCard = {
  month: '2026-05',
  ata: null,
  title: bilingual('牵引时翼尖观察员缺位', 'No wing walker during towing'),
  setting: bilingual('夜班，机坪', 'Night shift, apron'),
  happened: bilingual('[机械员A]牵引时翼尖无人观察。', '[Mechanic A] towed without a wing walker.'),
  why: bilingual('观察员被叫去支援另一架飞机。', 'The wing walker was called to another aircraft.'),
  changed: bilingual('牵引须两名观察员在位方可开始。', 'Towing begins with two wing walkers in place only.'),
  lesson: bilingual('人员不齐就不开始。', 'Do not begin with people missing.'),
}
const CLOSING: ReportClosing = {
  residual: '2D',
  residualNote: '',
  noAction: '',
  feedback: bilingual('感谢您的报告：牵引程序已更改。', 'Thank you: the towing procedure was changed.'),
}
const NO_ACTION = '现有程序已经覆盖该情况，班组已重新培训并考核，不需要新的措施。'

const versionOf = ({ id, version }: DeskReport) => ({ id, version })

async function acceptForInvestigation(handler: PortalClient, report: DeskReport, risk: '4B' | '3D' | '2D' = '3D') {
  const body = {
    ...versionOf(report),
    category: 'GROUND',
    protectClass: 'SENSITIVE',
    mandatory: false,
    risk,
    rationale: REASON,
    interim: risk === '4B' ? '夜间暂停牵引。' : '',
  } as const
  return dataOf(await handler.call(calls.acceptReport, { body }))
}

async function writeFindings(handler: PortalClient, report: DeskReport, card: ReportCard = CARD) {
  const findings = report.work?.findings ?? expect.fail('the report has no investigation')
  const factors = [{ group: 'I', description: '班组长同时安排两项需要观察员的工作。' }]
  const body = { ...versionOf(report), ...findings, factors, card }
  return dataOf(await handler.call(calls.saveReportWork, { body }))
}

const sign = (person: PortalClient, report: DeskReport) =>
  person.call(calls.signDeidentified, { body: { ...versionOf(report), checks: [...DEID_CHECKS] } })

async function signTwice(handler: PortalClient, second: PortalClient, report: DeskReport) {
  const once = dataOf(await sign(handler, await writeFindings(handler, report)))
  return dataOf(await sign(second, once))
}

describeOnStores('[SQ-50..53] a report from investigation to library', store => {
  const server = appServer(store, plugin)

  /** Files a report and takes it as one handler. */
  async function takeNewReport(strip?: ReportToFile['strip']) {
    server.clock.forward(AN_HOUR)
    const handler = await server.as(HE_HUIMIN)
    const second = await server.as(DENG_YIFAN)
    const before = await deskRows(handler)
    const code = await fileReport(server.client(), strip === undefined ? {} : { strip })
    const id = await findNewReport(handler, before)
    return { handler, second, code, report: await takeReport(handler, id) }
  }

  const listMessages = async (userCode: string, event: string) =>
    (
      await sql<{ url: string; urgency: number }>`
        select m.url, m.urgency from message_recipient r join message m on m.id = r.message_id
         where r.user_code = ${userCode} and m.event = ${event}`.execute(store.database.kysely)
    ).rows

  describe('[SQ-50] de-identification', () => {
    it('5.1.14-10 needs two people, and destroys contact data with the second signature', async () => {
      const { handler, second, code, report } = await takeNewReport(STRIP)
      const ready = await writeFindings(handler, await acceptForInvestigation(handler, report))
      const once = dataOf(await sign(handler, ready))
      expect(once.hasStrip).toBe(true)
      expect((await sign(handler, once)).envelope).toMatchObject({ code: REPORT_ERRORS.signedAlready.code })
      const twice = dataOf(await sign(second, once))
      expect(twice.hasStrip).toBe(false)
      expect(twice.work?.signatures.map(({ by }) => by.code)).toEqual([HE_HUIMIN, DENG_YIFAN])
      const { rows } = await sql<{ strip: string | null }>`
        select strip from safety_quality_report where id = ${report.id}`.execute(store.database.kysely)
      expect(rows).toEqual([{ strip: null }])
      const reason = { id: report.id, reason: '需要电话核实夜班的人数' }
      expect((await handler.call(calls.openStrip, { body: reason })).envelope.code).toBe(
        REPORT_ERRORS.stripGone.code,
      )
      const { data } = (await fetchProgress(server.client(), code)).envelope
      expect(data.steps.map(({ kind }) => kind)).toContain('CONTACT_DESTROYED')
    })

    it('requires title and event to sign, and new signatures after a change', async () => {
      const { handler, second, report } = await takeNewReport()
      const fresh = await acceptForInvestigation(handler, report)
      expect((await sign(handler, fresh)).envelope.code).toBe(REPORT_ERRORS.cardIncomplete.code)
      const signed = await signTwice(handler, second, fresh)
      const same = await writeFindings(handler, signed)
      expect(same.work?.signatures).toHaveLength(2)
      const changed = await writeFindings(handler, same, { ...CARD, lesson: bilingual('别的启示', 'Another lesson') })
      expect(changed.work?.signatures).toEqual([])
    })

    it('rejects a signature of the safety director', async () => {
      const { handler, report } = await takeNewReport()
      const ready = await writeFindings(handler, await acceptForInvestigation(handler, report))
      expect((await sign(await server.as(SU_MINGYUAN), ready)).status).toBe(403)
    })
  })

  describe('[SQ-51] risk and closing', () => {
    it('5.1.14-11 notifies two directors of an intolerable risk, shows them the de-identified part, and blocks closing', async () => {
      const { handler, second, report } = await takeNewReport()
      const { id } = report
      const without = {
        ...versionOf(report),
        category: 'GROUND',
        protectClass: 'GENERAL',
        mandatory: false,
      } as const
      const refused = await handler.call(calls.acceptReport, {
        body: { ...without, risk: '4B', rationale: REASON, interim: ' ' },
      })
      expect(refused.envelope.code).toBe(REPORT_ERRORS.interimMissing.code)
      const red = await acceptForInvestigation(handler, report, '4B')
      const url = `/safetyQuality/reportSummary?id=${id}`
      for (const director of [SU_MINGYUAN, ZHOU_BOAN]) {
        expect(await listMessages(director, 'VSR_INTOLERABLE')).toContainEqual({ url, urgency: 2 })
      }
      const zhou = await server.as(ZHOU_BOAN)
      const fetchSummary = async () => dataOf(await zhou.call(calls.reportSummary, { query: { id } }))
      expect(await fetchSummary()).toMatchObject({ risk: '4B', interim: '夜间暂停牵引。', card: null })
      const signed = await signTwice(handler, second, red)
      expect((await fetchSummary()).card).toEqual(CARD)
      const closing = await handler.call(calls.submitClosing, {
        body: { ...versionOf(signed), ...CLOSING, residual: '4B', noAction: NO_ACTION },
      })
      expect(closing.envelope).toMatchObject({ msg: '剩余风险不可接受，不能关闭' })
      expect((await zhou.call(calls.reportDetail, { query: { id } })).status).toBe(403)
    })

    it('5.1.14-12 requires feedback to submit and another handler to approve; the reporter reads the feedback', async () => {
      const { handler, second, code, report } = await takeNewReport()
      const open = await acceptForInvestigation(handler, report, '2D')
      const closing = { ...versionOf(open), ...CLOSING, noAction: NO_ACTION }
      const mute = { ...closing, feedback: bilingual('', 'Thank you') }
      expect((await handler.call(calls.submitClosing, { body: mute })).envelope.msg).toBe(
        '请填写给报告人的反馈',
      )
      const submitted = dataOf(await handler.call(calls.submitClosing, { body: closing }))
      const own = await handler.call(calls.approveClosing, { body: versionOf(submitted) })
      expect(own.envelope.code).toBe(SERVER_ERRORS.notAllowedInState.code)
      const closed = dataOf(await second.call(calls.approveClosing, { body: versionOf(submitted) }))
      expect(closed.state).toBe('CLOSED')
      const { data } = (await fetchProgress(server.client(), code)).envelope
      expect(data).toMatchObject({ state: 'CLOSED', mayAdd: false })
      expect(data.entries.at(-1)).toMatchObject({ kind: 'FEEDBACK', text: CLOSING.feedback.zh })
    })

    it('lets only the safety director accept a tolerable risk, return and reopen', async () => {
      const { handler, second, report } = await takeNewReport()
      const director = await server.as(SU_MINGYUAN)
      const open = await acceptForInvestigation(handler, report, '3D')
      const closing = { ...CLOSING, residual: '3D', noAction: NO_ACTION } as const
      const submit = async (of: DeskReport) =>
        dataOf(await handler.call(calls.submitClosing, { body: { ...versionOf(of), ...closing } }))
      const first = await submit(open)
      const byHandler = await second.call(calls.approveClosing, { body: versionOf(first) })
      expect(byHandler.envelope.code).toBe(SERVER_ERRORS.notAllowedInState.code)
      const text = '请补充夜班的实际人数再提交。'
      const back = dataOf(await director.call(calls.returnClosing, { body: { ...versionOf(first), text } }))
      expect(back).toMatchObject({ state: 'INVESTIGATING', work: { closing: null } })
      expect(back.steps.at(-1)).toMatchObject({ kind: 'INVESTIGATING', note: text })
      const again = await submit(back)
      const closed = dataOf(await director.call(calls.approveClosing, { body: versionOf(again) }))
      const reopened = dataOf(await director.call(calls.reopenReport, { body: { ...versionOf(closed), text } }))
      expect(reopened.state).toBe('INVESTIGATING')
    })

    it('5.1.14-26 requires two signatures and an order for actions; closing the last order notifies the handler, who closes the report', async () => {
      const { handler, second, report } = await takeNewReport()
      const open = await acceptForInvestigation(handler, report, '3D')
      const beginActions = async (of: DeskReport) => await handler.call(calls.beginActions, { body: versionOf(of) })
      expect((await beginActions(open)).envelope.code).toBe(REPORT_ERRORS.notSigned.code)
      const signed = await signTwice(handler, second, open)
      expect((await beginActions(signed)).envelope.code).toBe(REPORT_ERRORS.noOrder.code)
      const source = { sourceType: 'VSR', sourceId: report.id } as const
      const draft = buildDraft(server.clock.now(), '3', source)
      const foreign = await (await server.as(FENG_XIAOLAN)).call(saveRectification, { body: draft })
      expect(foreign.envelope.code).toBe(REPORT_ERRORS.notAboutReport.code)
      let order = await issueOrder(handler, draft)
      const acting = dataOf(await beginActions(await deskReport(handler, report.id)))
      expect(acting).toMatchObject({ state: 'ACTION', orders: [{ roNo: order.roNo, status: 'ISSUED' }] })
      const early = await handler.call(calls.submitClosing, { body: { ...versionOf(acting), ...CLOSING } })
      expect(early.envelope.code).toBe(REPORT_ERRORS.ordersOpen.code)

      const tan = await server.as(TAN_YONG)
      const auditor = await server.as(FENG_XIAOLAN)
      order = await acceptPlan(auditor, await sendPlan(tan, await acceptOrder(tan, order)))
      order = await verifyOrder(auditor, await reportOrder(tan, order, server.clock.now()))
      expect(order.status).toBe('CLOSED')
      const received = await listMessages(HE_HUIMIN, 'VSR_ACTIONS_DONE')
      expect(received.map(({ url }) => url)).toEqual([`/safetyQuality/reportDetail?id=${report.id}`])
      const submitted = dataOf(
        await handler.call(calls.submitClosing, { body: { ...versionOf(acting), ...CLOSING } }),
      )
      expect(submitted.state).toBe('CLOSING')
    })
  })

  describe('[SQ-52] the library', () => {
    it('5.1.14-13 accepts a closed report in both languages with two signatures; a withdrawn one disappears', async () => {
      const { handler, second, report } = await takeNewReport()
      const director = await server.as(SU_MINGYUAN)
      const half = { ...CARD, lesson: bilingual('人员不齐就不开始。', '') }
      const open = await writeFindings(handler, await acceptForInvestigation(handler, report, '2D'), half)
      const submitted = dataOf(
        await handler.call(calls.submitClosing, { body: { ...versionOf(open), ...CLOSING, noAction: NO_ACTION } }),
      )
      const closed = dataOf(await director.call(calls.approveClosing, { body: versionOf(submitted) }))
      const publish = async (of: DeskReport) => await director.call(calls.publishReport, { body: versionOf(of) })
      expect((await publish(closed)).envelope.code).toBe(REPORT_ERRORS.cardIncompleteBoth.code)
      const whole = await writeFindings(handler, closed)
      expect((await publish(whole)).envelope.code).toBe(REPORT_ERRORS.notSigned.code)
      const signed = dataOf(await sign(second, dataOf(await sign(handler, whole))))
      const published = dataOf(await publish(signed))
      expect(published).toMatchObject({ state: 'PUBLISHED', work: { libraryNumber: 'LIB-0004' } })

      const findTitles = async (text: string, language: 'zh' | 'en') => {
        const visitor = server.client()
        visitor.language = language
        const body = { current: 1, size: 10, queryCriteria: { text } }
        return dataOf(await visitor.call(queryLibrary, { body })).records.map(({ title }) => title)
      }
      expect(await findTitles('翼尖观察员', 'zh')).toContain(CARD.title.zh)
      expect(await findTitles('wing walker', 'en')).toContain(CARD.title.en)
      const withdrawn = dataOf(await handler.call(calls.withdrawPublication, { body: versionOf(published) }))
      expect(withdrawn.state).toBe('CLOSED')
      expect(await findTitles('wing walker', 'en')).not.toContain(CARD.title.en)
    })
  })

  describe('[SQ-24] the desk', () => {
    it('takes a report away from a handler with a conflict of interest, and lets another take it', async () => {
      const { handler, second, report } = await takeNewReport()
      dataOf(await handler.call(calls.recuseFromReport, { body: versionOf(report) }))
      expect((await handler.call(calls.reportDetail, { query: { id: report.id } })).status).toBe(404)
      expect((await deskRows(handler)).map(({ id }) => id)).not.toContain(report.id)
      const free = await deskReport(second, report.id)
      expect(free).toMatchObject({ handler: null, state: 'TRIAGE', actions: ['take'] })
      expect(await takeReport(second, report.id)).toMatchObject({ number: report.number, state: 'TRIAGE' })
    })

    it('sends a merged report the feedback of the one it was merged into', async () => {
      const first = await takeNewReport()
      const other = await takeNewReport()
      const wrong = { ...versionOf(other.report), master: other.report.number ?? '' }
      const refused = await other.handler.call(calls.mergeReport, { body: wrong })
      expect(refused.envelope.code).toBe(REPORT_ERRORS.masterWrong.code)
      const master = first.report.number ?? ''
      const merged = dataOf(await other.handler.call(calls.mergeReport, { body: { ...wrong, master } }))
      expect(merged).toMatchObject({ state: 'MERGED', mergedInto: master })
      const text = '两份报告一并处理，牵引程序正在修改。'
      dataOf(await other.handler.call(calls.giveFeedback, { body: { ...versionOf(first.report), text } }))
      const { data } = (await fetchProgress(server.client(), other.code)).envelope
      expect(data.entries).toMatchObject([{ kind: 'FEEDBACK', text }])
    })

    itConcurrently(store, 'counts two simultaneous signatures of one person once', async () => {
      const { handler, report } = await takeNewReport()
      const ready = await writeFindings(handler, await acceptForInvestigation(handler, report))
      const responses = await Promise.all([sign(handler, ready), sign(handler, ready)])
      expect(responses.filter(({ envelope }) => envelope.success)).toHaveLength(1)
      expect((await deskReport(handler, report.id)).work?.signatures).toHaveLength(1)
    })
  })

  describe('[SQ-53] time limits', () => {
    it('warns the office and the safety director once per stage, and allows one extension', async () => {
      const { code, report } = await takeNewReport()
      const runJobs = jobRounds(store, server.clock, plugin)
      const countWarnings = async () =>
        (await listMessages(SU_MINGYUAN, 'VSR_SLA')).filter(({ url }) => url.endsWith(report.id)).length
      await runJobs()
      server.clock.forward({ days: 16 })
      await runJobs()
      const first = await countWarnings()
      expect(first).toBeGreaterThan(0)
      await runJobs()
      expect(await countWarnings()).toBe(first)
      const text = '等待厂家答复，预计还需要两个月。'
      const director = await server.as(SU_MINGYUAN, { fresh: true })
      const now = await deskReport(director, report.id)
      const extended = dataOf(await director.call(calls.extendReport, { body: { ...versionOf(now), text } }))
      expect(extended.actions).not.toContain('extend')
      const days = (Date.parse(extended.targets.closing ?? '') - Date.parse(report.received)) / 86_400_000
      expect(days).toBe(180)
      const { data } = (await fetchProgress(server.client(), code)).envelope
      expect(data.entries.at(-1)?.text).toBe(text)
      const handler = await server.as(HE_HUIMIN, { fresh: true })
      expect((await handler.call(calls.extendReport, { body: { ...versionOf(extended), text } })).status).toBe(403)
    })

    it('expires a code a year after the report was closed', async () => {
      const { handler, second, code, report } = await takeNewReport()
      const open = await acceptForInvestigation(handler, report, '2D')
      const body = { ...versionOf(open), ...CLOSING, noAction: NO_ACTION }
      const submitted = dataOf(await handler.call(calls.submitClosing, { body }))
      dataOf(await second.call(calls.approveClosing, { body: versionOf(submitted) }))
      const runJobs = jobRounds(store, server.clock, plugin)
      await runJobs()
      server.clock.forward({ days: 364 })
      await runJobs()
      expect((await fetchProgress(server.client(), code)).envelope.success).toBe(true)
      server.clock.forward({ days: 2 })
      await runJobs()
      expect((await fetchProgress(server.client(), code)).envelope.code).toBe(REPORT_ERRORS.noReport.code)
    })
  })

  it('[SQ-24] rejects every call of the investigation without its permission', async () => {
    const { report } = await takeNewReport()
    const text = '这是写了十个字以上的理由。'
    const requests = [
      (person: PortalClient) => person.call(calls.beginActions, { body: versionOf(report) }),
      (person: PortalClient) => person.call(calls.approveClosing, { body: versionOf(report) }),
      (person: PortalClient) => person.call(calls.publishReport, { body: versionOf(report) }),
      (person: PortalClient) => person.call(calls.reopenReport, { body: { ...versionOf(report), text } }),
      (person: PortalClient) => person.call(calls.reportSummary, { query: { id: report.id } }),
    ]
    const fetchStatuses = async (person: PortalClient) =>
      await Promise.all(requests.map(async request => (await request(person)).status))
    expect(await fetchStatuses(server.client())).toEqual([401, 401, 401, 401, 401])
    expect(await fetchStatuses(await server.as('100305'))).toEqual([403, 403, 403, 403, 403])
  })
})
