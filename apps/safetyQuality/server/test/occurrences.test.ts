import { OK } from '@apron/contract/codes/response-codes'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { pageAdminAudit } from '@apron/contract/operations/admin-audit.calls'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { dataOf } from '@apron/server/test/data-of'
import { photo } from '@apron/server/test/file-samples'
import { expectGuarded } from '@apron/server/test/guarded-calls'
import { listBehaves } from '@apron/server/test/list-behaves'
import { ADMINISTRATOR } from '@apron/server/test/person-codes'
import { appServer } from '@apron/server/test/servers/app-server'
import { createDelegation, dropDelegations, revoke } from '@apron/server/test/steps/delegation-steps'
import { fetchFile, uploaded } from '@apron/server/test/steps/file-steps'
import { messagesOf } from '@apron/server/test/steps/message-steps'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import * as calls from '../../contract/occurrences/occurrence.calls.ts'
import { OCCURRENCE_ERRORS } from '../../contract/occurrences/occurrence.errors.ts'
import { OCC_STATUSES, REPORT_TYPES } from '../../contract/occurrences/occurrence.values.ts'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import { plugin } from '../plugin.ts'
import * as steps from './occurrence-steps.ts'
import { fileReport } from './reports/report-steps.ts'

const { fetchDetail, buildDraft, listReports, saveReport, versionOf, submitReport } = steps

/** User of a customer, without any permission in this application. */
const CUSTOMER = 'X90102'
const UNKNOWN = 'a0000000-0000-4000-8000-000000000000'
const REASON = '请补充牵引杆的编号和上次检查日期'
const RECEIPT = { receiptNo: 'AQ-0107', receiptDate: '2026-03-10', remark: '' }

describeOnStores('[SQ-28] occurrence and defect reports', store => {
  const server = appServer(store, plugin)
  const db = () => store.database.kysely
  let author: PortalClient
  let section: PortalClient

  beforeAll(async () => {
    author = await server.as(steps.LI_ZE)
    section = await server.as(steps.HE_HUIMIN)
  })

  it('[API-12] rejects more than 50 drafts of one author', async () => {
    const other = await server.as(steps.WU_TONG)
    const { id } = await saveReport(other)
    await sql`insert into safety_quality_occurrence
      select copy.* from safety_quality_occurrence o, generate_series(1, 50) n, jsonb_populate_record(
             null::safety_quality_occurrence, to_jsonb(o) || jsonb_build_object('id', md5(o.id::text || n)::uuid)) copy
       where o.id = ${id}`.execute(db())
    const { envelope } = await other.call(calls.saveOccurrence, { body: buildDraft() })
    expect(envelope.code).toBe(SERVER_ERRORS.ownFull.code)
    await sql`delete from safety_quality_occurrence where create_by = ${steps.WU_TONG} and id <> ${id}`.execute(
      db(),
    )
  })

  it('[SQ-30] goes from draft to closed, numbered at submission, with its history and messages', async () => {
    const draft = await saveReport(author)
    expect(draft).toMatchObject({
      status: 'DRAFT',
      reportNo: null,
      mayEdit: true,
      actions: ['edit', 'submit'],
    })
    const report = dataOf(await author.call(calls.submitOccurrence, { body: versionOf(draft) }))
    expect(report).toMatchObject({ status: 'SUBMITTED', mayEdit: false, actions: [] })
    expect(report.reportNo).toMatch(/^OC-\d{4}-\d{4}$/)
    const no = report.reportNo ?? ''
    const [message] = await messagesOf(section)
    expect(message).toMatchObject({
      content: `不安全事件报告${no}已提交，待审核`,
      url: `/safetyQuality/occurrenceDetail?id=${report.id}`,
      type: 2,
    })

    const inReview = dataOf(await section.call(calls.reviewOccurrence, { body: versionOf(report) }))
    expect(inReview).toMatchObject({ status: 'REVIEW', actions: ['return', 'send'] })
    const sent = dataOf(
      await section.call(calls.sendOccurrence, { body: { ...versionOf(inReview), ...RECEIPT } }),
    )
    expect(sent).toMatchObject({ status: 'SENT', receiptNo: 'AQ-0107', receiptDate: '2026-03-10' })
    expect((await messagesOf(author))[0]?.content).toBe(`不安全事件报告${no}已报送，回执号AQ-0107`)
    const closed = dataOf(
      await section.call(calls.closeOccurrence, { body: { ...versionOf(sent), remark: '完' } }),
    )
    expect(closed).toMatchObject({ status: 'CLOSED', actions: [], version: 5 })
    expect((await messagesOf(author))[0]?.content).toBe(`不安全事件报告${no}已关闭`)
    expect(closed.history.map(({ action, by, toStatus }) => [action, by.code, toStatus])).toEqual([
      ['close', steps.HE_HUIMIN, 'CLOSED'],
      ['send', steps.HE_HUIMIN, 'SENT'],
      ['review', steps.HE_HUIMIN, 'REVIEW'],
      ['submit', steps.LI_ZE, 'SUBMITTED'],
      ['create', steps.LI_ZE, 'DRAFT'],
    ])
  })

  it('[SQ-30] returns with a reason to its author, who changes it and submits it under the same number', async () => {
    const report = await submitReport(author, { reportType: 'DUC' })
    expect(report.reportNo).toMatch(/^DU-/)
    const short = await section.call(calls.returnOccurrence, {
      body: { ...versionOf(report), reason: '不行' },
    })
    expect(short.status).toBe(400)
    const returned = dataOf(
      await section.call(calls.returnOccurrence, { body: { ...versionOf(report), reason: REASON } }),
    )
    expect(returned).toMatchObject({ status: 'RETURNED', mayEdit: false })
    expect((await messagesOf(author))[0]?.content).toContain(REASON)
    const asOther = buildDraft({ ...versionOf(returned), reportType: 'OCC' })
    expect((await author.call(calls.saveOccurrence, { body: asOther })).status).toBe(400)
    const changed = buildDraft({ ...versionOf(returned), reportType: 'DUC' })
    const again = dataOf(await author.call(calls.saveOccurrence, { body: changed }))
    expect(again.status).toBe('RETURNED')
    expect((await author.call(calls.removeOccurrence, { body: versionOf(again) })).envelope.code).toBe(
      SERVER_ERRORS.notAllowedInState.code,
    )
    const resubmitted = dataOf(await author.call(calls.submitOccurrence, { body: versionOf(again) }))
    expect(resubmitted).toMatchObject({ status: 'SUBMITTED', reportNo: report.reportNo })
  })

  it('saves an unfinished draft, and submits it only when it is complete', async () => {
    const { event } = buildDraft()
    const draft = await saveReport(author, { event: { ...event, acReg: '', title: '' } })
    const submit = await author.call(calls.submitOccurrence, { body: versionOf(draft) })
    expect(submit.envelope).toMatchObject({ success: false, code: OCCURRENCE_ERRORS.regMissing.code })
    const body = buildDraft({ ...versionOf(draft), event: { ...event, narrative: '太短' } })
    const longer = dataOf(await author.call(calls.saveOccurrence, { body }))
    const again = await author.call(calls.submitOccurrence, { body: versionOf(longer) })
    expect(again.envelope.code).toBe(REPORT_ERRORS.narrativeShort.code)
    expect((await fetchDetail(author, draft.id)).envelope.data).toMatchObject({
      status: 'DRAFT',
      reportNo: null,
      version: 2,
    })
  })

  it('rejects a step on an older version or in the wrong state, and changes nothing', async () => {
    const report = await submitReport(author)
    const old = await section.call(calls.reviewOccurrence, { body: { id: report.id, version: 1 } })
    expect(old.envelope.code).toBe(SERVER_ERRORS.conflict.code)
    const early = await section.call(calls.sendOccurrence, { body: { ...versionOf(report), ...RECEIPT } })
    expect(early.envelope.code).toBe(SERVER_ERRORS.notAllowedInState.code)
    const { version, history } = (await fetchDetail(section, report.id)).envelope.data
    expect([version, history.length]).toEqual([2, 2])
    const draft = await saveReport(author)
    await author.call(calls.saveOccurrence, { body: buildDraft(versionOf(draft)) })
    const lost = await author.call(calls.saveOccurrence, { body: buildDraft(versionOf(draft)) })
    expect(lost.envelope.code).toBe(SERVER_ERRORS.conflict.code)
  })

  it('[SQ-31] shows a draft only to its author, and a submitted report also to the safety section', async () => {
    const colleague = await server.as(steps.WU_TONG)
    const manager = await server.as(steps.SHEN_LI)
    const draft = await saveReport(author)
    for (const person of [colleague, manager, section]) {
      expect((await fetchDetail(person, draft.id)).status).toBe(404)
      expect((await listReports(person)).map(({ id }) => id)).not.toContain(draft.id)
      expect((await person.call(calls.saveOccurrence, { body: buildDraft(versionOf(draft)) })).status).toBe(
        404,
      )
      expect((await person.call(calls.removeOccurrence, { body: versionOf(draft) })).status).toBe(404)
    }
    const report = dataOf(await author.call(calls.submitOccurrence, { body: versionOf(draft) }))
    for (const person of [colleague, manager]) expect((await fetchDetail(person, report.id)).status).toBe(404)
    const read = await fetchDetail(section, report.id)
    expect([read.status, (await fetchDetail(section, UNKNOWN)).status]).toEqual([200, 404])
    const edited = await section.call(calls.saveOccurrence, { body: buildDraft(versionOf(report)) })
    expect(edited.status).toBe(403)
  })

  it('[SQ-31] rejects callers without a session, with the token of another person or without the permission', async () => {
    const report = await submitReport(author)
    const draft = await saveReport(author)
    const body = { current: 1, size: 10, queryCriteria: {} }
    await expectGuarded(server, db(), {
      without: CUSTOMER,
      reads: [
        [calls.queryOccurrences, body],
        [calls.occurrenceDetail, { id: report.id }],
      ],
      writes: [
        [calls.saveOccurrence, buildDraft()],
        [calls.submitOccurrence, versionOf(draft)],
        [calls.removeOccurrence, versionOf(draft)],
      ],
    })
    await expectGuarded(server, db(), {
      without: steps.LI_ZE,
      reads: [],
      writes: [
        [calls.reviewOccurrence, versionOf(report)],
        [calls.returnOccurrence, { ...versionOf(report), reason: REASON }],
        [calls.sendOccurrence, { ...versionOf(report), ...RECEIPT }],
        [calls.closeOccurrence, { ...versionOf(report), remark: '' }],
      ],
    })
    expect((await fetchDetail(author, report.id)).envelope.data).toMatchObject({
      status: 'SUBMITTED',
      version: 2,
    })
    expect((await fetchDetail(author, draft.id)).status).toBe(200)
  })

  it('deletes a draft with its history, and records it in the audit log', async () => {
    const draft = await saveReport(author)
    expect(
      (await author.call(calls.removeOccurrence, { body: { id: draft.id, version: 9 } })).envelope.code,
    ).toBe(SERVER_ERRORS.conflict.code)
    expect(dataOf(await author.call(calls.removeOccurrence, { body: versionOf(draft) }))).toEqual({
      removed: true,
    })
    expect((await fetchDetail(author, draft.id)).status).toBe(404)
    const remaining =
      await sql`select 1 from safety_quality_occurrence_history where report_id = ${draft.id}`.execute(db())
    expect(remaining.rows).toEqual([])
    const administrator = await server.as(ADMINISTRATOR)
    const body = { current: 1, size: 10, queryCriteria: { person: draft.id } }
    const { records } = dataOf(await administrator.call(pageAdminAudit, { body }))
    const change = 'safetyQuality: delete, type: OCC → –, status: DRAFT → –, version: 1 → –'
    expect(records).toMatchObject([
      { event: 'record changed', userCode: steps.LI_ZE, target: draft.id, change },
    ])
  })

  it('links only the same report in the other language', async () => {
    const zh = await submitReport(author, { reportType: 'DUC' })
    const en = await saveReport(author, { reportType: 'DUC', language: 'en', pairId: zh.id })
    expect(en.pairs.map(({ id }) => id)).toEqual([zh.id])
    expect((await fetchDetail(author, zh.id)).envelope.data.pairs.map(({ id }) => id)).toEqual([en.id])
    // The safety section does not see the draft.
    expect((await fetchDetail(section, zh.id)).envelope.data.pairs).toEqual([])
    const others = await saveReport(await server.as(steps.WU_TONG), { reportType: 'DUC', language: 'en' })
    for (const pairId of [others.id, en.id, UNKNOWN]) {
      const body = buildDraft({ reportType: 'DUC', language: 'en', pairId })
      expect((await author.call(calls.saveOccurrence, { body })).envelope.code).toBe(
        OCCURRENCE_ERRORS.pairWrong.code,
      )
    }
  })

  it('[SQ-31] shows attachments only to the author and the safety section', async () => {
    const url = await uploaded(author, { name: 'pin.jpg', bytes: await photo() })
    const report = await submitReport(author, { attachments: [{ name: 'pin.jpg', url }] })
    expect(report.attachments).toEqual([{ name: 'pin.jpg', url }])
    const colleague = await server.as(steps.WU_TONG)
    const statuses = [author, section, colleague].map(async person => (await fetchFile(person, url)).status)
    expect(await Promise.all(statuses)).toEqual([200, 200, 404])
    const stolen = buildDraft({ attachments: [{ name: 'pin.jpg', url }] })
    expect((await colleague.call(calls.saveOccurrence, { body: stolen })).envelope.success).toBe(false)
  })

  it('[SQ-30] records in the history on whose behalf a delegate acted', async () => {
    await dropDelegations(db())
    const report = await submitReport(author)
    const delegate = await server.as(steps.SHEN_LI)
    expect((await delegate.call(calls.reviewOccurrence, { body: versionOf(report) })).status).toBe(403)
    const id = await createDelegation(section, {
      delegator: steps.HE_HUIMIN,
      delegate: steps.SHEN_LI,
      role: 'INSPECTOR',
      department: 'D0201',
      applications: ['safetyQuality'],
    })
    const inReview = dataOf(await delegate.call(calls.reviewOccurrence, { body: versionOf(report) }))
    expect(inReview.history[0]).toMatchObject({
      action: 'review',
      by: { code: steps.SHEN_LI },
      forWhom: { code: steps.HE_HUIMIN },
    })
    await revoke(section, id)
    expect((await fetchDetail(delegate, report.id)).status).toBe(404)
  })

  it('[SQ-02] 5.1.14-2 never lists voluntary reports as those of a person', async () => {
    const before = await listReports(author)
    await fileReport(server.client())
    expect(await listReports(author)).toEqual(before)
  })

  it('rejects an unknown dictionary value and an invalid date', async () => {
    const { event } = buildDraft()
    const unknown = buildDraft({ event: { ...event, category: 'NOTHING' } })
    expect((await author.call(calls.saveOccurrence, { body: unknown })).envelope.code).not.toBe(OK)
    const invalidDate = buildDraft({ event: { ...event, eventDate: '2026-02-30' } })
    expect((await author.call(calls.saveOccurrence, { body: invalidDate })).status).toBe(400)
  })
})

describeOnStores('[SQ-31] the list of occurrence reports', store => {
  const server = appServer(store, plugin)

  listBehaves(server, calls.queryOccurrences, {
    reader: steps.HE_HUIMIN,
    key: row => row.id,
    filters: [
      [{ reportType: 'DUC' }, row => row.reportType === 'DUC'],
      [{ status: ['SENT', 'CLOSED'] }, row => ['SENT', 'CLOSED'].includes(row.status)],
      [{ language: 'en' }, row => row.language === 'en'],
      [{ text: 'b-t103' }, row => row.acReg === 'B-T103'],
    ],
    order: {
      reportNo: row => row.reportNo,
      reportType: row => REPORT_TYPES.indexOf(row.reportType),
      status: row => OCC_STATUSES.indexOf(row.status),
      submittedAt: row => row.submittedAt,
      mandatoryDeadline: row => row.mandatoryDeadline,
    },
    others: [[steps.LI_ZE, row => row.author.code === steps.LI_ZE]],
  })
})
