import { press, shows, type } from '@apron/sdk/testing'
import { beforeEach, expect, test } from 'vitest'
import * as calls from '../../contract/reports/desk.calls.ts'
import type { DeskReport } from '../../contract/reports/report.entities.ts'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import { DEID_CHECKS } from '../../contract/reports/report.values.ts'
import { newFindings } from '../../contract/rules/reports/report-findings.ts'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'
import { mockPublicChannel } from '../testing/occurrences.fixture.ts'
import { startApp } from '../testing/running-app.fixture.ts'
import { WORK_TEXTS } from './work.texts.ts'

beforeEach(() => void mockPublicChannel())

const FINDINGS = newFindings({
  risk: '3D',
  rationale: 'Seen once a year, with existing defences',
  interim: '',
})
const { action } = DESK_TEXTS.detail

const buildReport = (part: Partial<DeskReport> = {}): DeskReport => ({
  id: 'report-1',
  version: 4,
  number: 'SR-2026-0007',
  received: '2026-11-20',
  band: 1,
  language: 'en',
  category: { code: 'GROUND', name: 'Ramp' },
  state: 'INVESTIGATING',
  handler: { code: '100101', name: 'He Huimin' },
  event: 'sealed',
  hasStrip: true,
  steps: [{ kind: 'RECEIVED', date: '2026-11-20', note: '' }],
  entries: [],
  actions: ['saveWork', 'sign', 'act', 'submitClosing'],
  mergedInto: null,
  work: {
    protectClass: 'SENSITIVE',
    mandatory: false,
    findings: FINDINGS,
    closing: null,
    submittedBy: null,
    signatures: [],
    libraryNumber: null,
  },
  orders: [],
  targets: { triage: null, feedback: '2026-12-20', closing: '2027-02-18' },
  ...part,
})

async function openReport(report = buildReport()) {
  const { fake, open } = await startApp('en')
  fake.answer(calls.reportDetail, report)
  fake.answer(calls.officeKey, { recipient: 'age1', wrapped: null, holders: [], others: [] })
  const tab = await open('/safetyQuality/reportDetail?id=report-1')
  await shows(() => expect(tab.el.textContent).toContain('SR-2026-0007'))
  const lastBody = (call: { readonly path: string }) =>
    fake.requests.findLast(({ path }) => path.endsWith(call.path))?.body
  return { fake, lastBody, tab }
}

const dialog = () => document.querySelector<HTMLElement>('[role=dialog]') ?? expect.fail('no dialog is open')
const pressIn = (within: HTMLElement, name: string) =>
  [...within.querySelectorAll('button')].find(button => button.textContent === name)?.click()

test('[SQ-51] shows actions, time limits and missing signatures', async () => {
  const { tab } = await openReport()
  for (const name of [action.sign.en, action.act.en, action.submitClosing.en])
    expect(tab.el.textContent).toContain(name)
  expect(tab.el.textContent).toContain('2027-02-18')
  expect(tab.el.textContent).toContain(WORK_TEXTS.noSignature.en)
  expect(tab.el.textContent).toContain(WORK_TEXTS.noOrders.en)
})

test('[SQ-51] saves the findings, and disables signing until they are saved', async () => {
  const { fake, lastBody, tab } = await openReport()
  fake.answer(calls.saveReportWork, buildReport({ version: 5 }))
  const facts = [...tab.el.querySelectorAll('textarea')].find(
    area => area.labels[0]?.textContent?.startsWith(WORK_TEXTS.facts.en) === true,
  )
  type(facts ?? null, 'The wing walker was called away')
  const button = (name: string) =>
    [...tab.el.querySelectorAll('button')].find(each => each.textContent === name)
  await shows(() => expect(button(action.sign.en)?.disabled).toBe(true))
  expect(tab.dirty).toBe(true)
  await press(tab, WORK_TEXTS.save.en)
  await shows(() =>
    expect(lastBody(calls.saveReportWork)).toMatchObject({
      id: 'report-1',
      version: 4,
      risk: '3D',
      facts: 'The wing walker was called away',
    }),
  )
  await shows(() => expect(button(action.sign.en)?.disabled).toBe(false))
})

test('[SQ-50] can be signed once every point is ticked', async () => {
  const { fake, lastBody, tab } = await openReport()
  fake.answer(calls.signDeidentified, buildReport({ version: 5, hasStrip: false }))
  await press(tab, action.sign.en)
  await shows(dialog)
  pressIn(dialog(), action.sign.en)
  await shows(() => expect(dialog().textContent).toContain(WORK_TEXTS.checks.missing.en))
  expect(lastBody(calls.signDeidentified)).toBeUndefined()
  for (const box of dialog().querySelectorAll<HTMLInputElement>('input[type=checkbox]')) box.click()
  pressIn(dialog(), action.sign.en)
  await shows(() => expect(lastBody(calls.signDeidentified)).toMatchObject({ checks: [...DEID_CHECKS] }))
})

test('[SQ-51] shows the missing values of a closing, and sends nothing', async () => {
  const { lastBody, tab } = await openReport()
  await press(tab, action.submitClosing.en)
  await shows(dialog)
  pressIn(dialog(), action.submitClosing.en)
  await shows(() => expect(dialog().textContent).toContain(REPORT_ERRORS.feedbackMissing.en))
  expect(lastBody(calls.submitClosing)).toBeUndefined()
})

test('[SQ-51] asks before closing a dialog with unsaved input', async () => {
  const { fake, tab } = await openReport()
  await press(tab, action.sign.en)
  await shows(dialog)
  dialog().querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  await shows(() => expect(tab.dirty).toBe(true))
  fake.confirmAnswer = false
  pressIn(dialog(), DESK_TEXTS.detail.cancel.en)
  await shows(() => expect(fake.confirms).toHaveLength(1))
  expect(dialog().querySelector<HTMLInputElement>('input[type=checkbox]')?.checked).toBe(true)
  fake.confirmAnswer = true
  pressIn(dialog(), DESK_TEXTS.detail.cancel.en)
  await shows(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await shows(() => expect(tab.dirty).toBe(false))
})

test('[SQ-51] asks before approving a closing', async () => {
  const { fake, lastBody, tab } = await openReport(
    buildReport({ state: 'CLOSING', actions: ['approveClosing'] }),
  )
  fake.answer(calls.approveClosing, buildReport({ state: 'CLOSED', version: 5, actions: [] }))
  await press(tab, action.approveClosing.en)
  await shows(() => expect(dialog().textContent).toContain(WORK_TEXTS.question.approveClosing.message.en))
  expect(lastBody(calls.approveClosing)).toBeUndefined()
  pressIn(dialog(), action.approveClosing.en)
  await shows(() => expect(lastBody(calls.approveClosing)).toEqual({ id: 'report-1', version: 4 }))
})

test('[SQ-54] passes the ATA chapter of the report to a new rectification order', async () => {
  const report = buildReport()
  const { work } = report
  if (work === null) throw new Error('no investigation')
  const card = { ...FINDINGS.card, ata: '32' }
  const { tab } = await openReport({ ...report, work: { ...work, findings: { ...FINDINGS, card } } })
  const link = [...tab.el.querySelectorAll('a')].find(a => a.textContent === WORK_TEXTS.newOrder.en)
  expect(link?.getAttribute('href')).toContain('/safetyQuality/rectificationOrder?report=report-1&ata=32')
})
