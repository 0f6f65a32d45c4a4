import { type FakeTab, field, press, shows, type } from '@apron/sdk/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as calls from '../../contract/occurrences/occurrence.calls.ts'
import type { OccDetail } from '../../contract/occurrences/occurrence.entities.ts'
import { fileReport } from '../../contract/reports/report.calls.ts'
import { mockPublicChannel, NARRATIVE, occurrence } from '../testing/occurrences.fixture.ts'
import { startApp } from '../testing/running-app.fixture.ts'
import { getReceipt, setReceipt } from '../voluntary-reports/page-memory.ts'

const ADDRESS = '/safetyQuality/AddEnReport'
const DRAFT_KEY = 'safetyQuality.occurrence.save en'
const WARNING = 'The text is not in the language of the page'
const CONFIRMATIONS = [
  'I have read the notice',
  'It is true to the best of my belief',
  'It holds nothing classified',
]

let publicRequests: ReturnType<typeof mockPublicChannel>
beforeEach(() => {
  publicRequests = mockPublicChannel()
})
afterEach(() => {
  setReceipt(null)
  vi.unstubAllGlobals()
})

async function openNewReport() {
  const { fake, open } = await startApp()
  const tab = await open(ADDRESS)
  await shows(() => field(tab, 'What happened'))
  return { fake, tab }
}

/** Opens a draft stored on the server. */
async function openStoredDraft(report: OccDetail = occurrence()) {
  const { fake, open } = await startApp()
  fake.answer(calls.occurrenceDetail, report)
  const tab = await open(`${ADDRESS}?id=report-1`)
  await shows(() => expect(field(tab, 'What happened').value).toBe(report.event.narrative))
  const requestsTo = (call: { readonly path: string }) =>
    fake.requests.filter(({ path }) => path.endsWith(call.path))
  return { requestsTo, fake, tab }
}

/** Ticks the box or chooses the option with this label. */
async function choose({ el }: FakeTab, label: string): Promise<void> {
  const box = await shows(() => {
    const labelElement = [...el.querySelectorAll('label')].find(
      ({ textContent }) => textContent.trim() === label,
    )
    const input =
      labelElement?.querySelector('input') ??
      document.querySelector<HTMLInputElement>(`[id="${labelElement?.htmlFor}"]`)
    if (!input) throw new Error(`no input ${label}`)
    return input
  })
  box.click()
}

const textOf = ({ el, portalRoot }: FakeTab) => el.textContent + portalRoot.textContent

test('[SQ-02, TAB-11] 5.1.14-15 asks before it closes: cancel keeps the tab, discard closes it without a draft', async () => {
  const { fake, tab } = await openNewReport()
  expect(await tab.mayClose()).toBe(true)
  type(field(tab, 'What happened'), NARRATIVE)
  await shows(() => expect(fake.drafts.has(`${DRAFT_KEY} new`)).toBe(true))
  expect(tab.dirty).toBe(true)
  const cancelled = tab.mayClose('close-all')
  await press(tab, 'Cancel')
  expect(await cancelled).toBe(false)
  expect(field(tab, 'What happened').value).toBe(NARRATIVE)
  const closed = tab.mayClose()
  await press(tab, 'Discard')
  expect(await closed).toBe(true)
  expect(fake.drafts.size).toBe(0)
})

test('[SQ-02, TAB-11] 5.1.14-15 stores the draft and closes; a failed save keeps the tab', async () => {
  const { fake, tab } = await openNewReport()
  type(field(tab, 'Title'), 'Shear pin broken')
  await shows(() => expect(tab.dirty).toBe(true))
  fake.refuse(calls.saveOccurrence, 1004, 'Not now')
  const failed = tab.mayClose()
  await press(tab, 'Save and close')
  expect(await failed).toBe(false)
  await shows(() => expect(textOf(tab)).toContain('Not now'))
  fake.answer(calls.saveOccurrence, occurrence())
  const closed = tab.mayClose()
  await press(tab, 'Save and close')
  expect(await closed).toBe(true)
  expect(fake.requests.at(-1)?.body).toMatchObject({
    id: null,
    reportType: 'OCC',
    language: 'en',
    event: { title: 'Shear pin broken' },
  })
  await shows(() => expect(fake.drafts.size).toBe(0))
})

test('[SQ-02] offers the unsaved draft', async () => {
  const { fake, open } = await startApp()
  const start = { event: occurrence().event }
  fake.drafts.set(`${DRAFT_KEY} new`, {
    title: 'New report (English)',
    start: { ...start, event: { ...start.event, title: '' } },
    values: start,
    keptAt: Date.now(),
  })
  const tab = await open(ADDRESS)
  await press(tab, 'Take over')
  await shows(() => expect(field(tab, 'Title').value).toBe('Shear pin broken'))
})

test.each([
  ['en', ADDRESS, '', '牵引杆剪切销在推出过程中断裂，飞机在刹车作用下停住，前轮转角未超限，未见损伤。', true],
  ['en', ADDRESS, '', NARRATIVE, false],
  ['zh', '/safetyQuality/AddChineseReport', 'zh', NARRATIVE, true],
] as const)(
  '[SQ-02] 5.1.14-16 on the %s page %s warns of text in another language, and sends it after a confirmation',
  async (_, address, language, narrative, warns) => {
    const base = occurrence(language === 'zh' ? { language } : {})
    const report = { ...base, event: { ...base.event, narrative } }
    const { fake, open } = await startApp()
    fake.answer(calls.occurrenceDetail, report)
    fake.answer(calls.saveOccurrence, { ...report, version: 2 })
    fake.answer(calls.submitOccurrence, { ...report, reportNo: 'OC-2026-0007', mayEdit: false })
    const tab = await open(`${address}?id=report-1`)
    await shows(() => expect(field(tab, 'What happened').value).toBe(narrative))
    expect(tab.el.textContent.includes(WARNING)).toBe(warns)
    await press(tab, 'Submit')
    if (warns) {
      await press(tab, 'Cancel')
      expect(fake.requests.some(({ path }) => path.endsWith(calls.submitOccurrence.path))).toBe(false)
      await press(tab, 'Submit')
      await press(tab, 'Send anyway')
    }
    await shows(() =>
      expect(fake.navigations.at(-1)?.to).toBe(
        '/safetyQuality/occurrenceDetail?id=report-1&multipleTabs=1&viewTitle=OC-2026-0007',
      ),
    )
    expect(fake.requests.at(-1)?.body ?? fake.requests.at(-2)?.body).toEqual({ id: 'report-1', version: 2 })
  },
)

test('[SQ-28] marks missing fields and sends nothing', async () => {
  const { fake, tab } = await openNewReport()
  await press(tab, 'Submit')
  await shows(() => expect(textOf(tab)).toContain('Enter the registration'))
  expect(textOf(tab)).toContain('Choose a category')
  expect(fake.requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('[SQ-02] 5.1.14-2 stores nothing of an anonymous report, deletes its draft, and sends it through the public channel', async () => {
  const { requestsTo, fake, tab } = await openStoredDraft()
  type(field(tab, 'Title'), 'Shear pin of the tow bar broken')
  await shows(() => expect(fake.drafts.has(`${DRAFT_KEY} report-1`)).toBe(true))
  fake.answer(calls.removeOccurrence, { removed: true })
  await choose(tab, 'Voluntary report')
  await press(tab, 'Cancel')
  expect(requestsTo(calls.removeOccurrence)).toEqual([])
  await choose(tab, 'Voluntary report')
  await press(tab, 'Delete and go on')
  await shows(() => expect(textOf(tab)).toContain('Anonymous: no draft is kept'))
  expect(requestsTo(calls.removeOccurrence).map(({ body }) => body)).toEqual([{ id: 'report-1', version: 1 }])
  expect(fake.drafts.size).toBe(0)
  type(field(tab, 'What happened'), `${NARRATIVE} Nobody was hurt.`)
  for (const confirmation of CONFIRMATIONS) await choose(tab, confirmation)
  expect(tab.dirty).toBe(true)
  expect(fake.drafts.size).toBe(0)

  const requestCount = fake.requests.length
  await press(tab, 'Send report')
  await shows(() =>
    expect(fake.navigations.at(-1)).toEqual({
      to: '/safetyQuality/SubmitResults',
      options: { replace: true },
    }),
  )
  const fileRequests = publicRequests.filter(({ path }) => path === fileReport.path)
  expect(fileRequests).toHaveLength(1)
  const init: RequestInit = fileRequests[0]?.init ?? {}
  const headers = new Headers(init.headers)
  expect([init.credentials, headers.has('authorization'), headers.has('employee')]).toEqual([
    'omit',
    false,
    false,
  ])
  const body = JSON.parse(typeof init.body === 'string' ? init.body : '')
  expect(body).toMatchObject({
    language: 'en',
    strip: { mode: 'ANON', name: '' },
    event: { title: 'Shear pin of the tow bar broken' },
    confirmed: true,
  })
  expect(getReceipt()?.code).toBe(body.code)
  // No call carried an identity, and the page is empty.
  expect(fake.requests.slice(requestCount)).toEqual([])
  expect(fake.drafts.size).toBe(0)
  await shows(() => expect(field(tab, 'What happened').value).toBe(''))
})

test('[SQ-02] asks before leaving an anonymous report, without offering to store it', async () => {
  const { fake, tab } = await openNewReport()
  await choose(tab, 'Voluntary report')
  type(field(tab, 'What happened'), NARRATIVE)
  await shows(() => expect(tab.dirty).toBe(true))
  fake.confirmAnswer = false
  expect(await tab.mayClose()).toBe(false)
  fake.confirmAnswer = true
  expect(await tab.mayClose()).toBe(true)
  expect(fake.drafts.size).toBe(0)
})

test('[SQ-02] keeps a confidential report as a draft until it becomes anonymous', async () => {
  const { fake, tab } = await openNewReport()
  await choose(tab, 'Voluntary report')
  await choose(tab, 'Confidential')
  type(field(tab, 'Name'), 'Li')
  await shows(() => expect(fake.drafts.size).toBe(1))
  await choose(tab, 'Anonymous')
  await shows(() => expect(fake.drafts.size).toBe(0))
})

test('[SQ-28] keeps the type of a numbered report', async () => {
  const { tab } = await openStoredDraft(occurrence({ reportNo: 'OC-2026-0007', status: 'RETURNED' }))
  const types = [...tab.el.querySelectorAll<HTMLInputElement>('[role=radiogroup] input')].map(
    each => each.disabled,
  )
  expect(types.slice(0, 3)).toEqual([true, false, true])
})

test('[SQ-28] does not let a submitted report be edited', async () => {
  const { fake, open } = await startApp()
  fake.answer(calls.occurrenceDetail, occurrence({ status: 'SUBMITTED', mayEdit: false, actions: [] }))
  const tab = await open(`${ADDRESS}?id=report-1`)
  await shows(() => expect(tab.el.textContent).toContain('can no longer be changed'))
})

test('[TAB-11] keeps the tab open during an upload', async () => {
  const { fake, tab } = await openStoredDraft()
  const upload = Promise.withResolvers<{ name: string; url: string }>()
  vi.spyOn(fake.host.files, 'upload').mockReturnValue(upload.promise)
  const fileInput = [...tab.el.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)
  Object.defineProperty(fileInput, 'files', { value: [new File(['x'], 'pin.pdf')], configurable: true })
  fileInput?.dispatchEvent(new Event('change', { bubbles: true }))
  await shows(() => expect(tab.dirty).toBe(true))
  expect(await tab.mayClose()).toBe(false)
  expect(fake.toasts).toEqual([{ kind: 'warning', text: 'Upload in progress' }])
  upload.resolve({ name: 'pin.pdf', url: '/api/file/1' })
  await shows(() => expect(tab.el.textContent).toContain('Uploaded'))
  await shows(() => expect(fake.drafts.size).toBe(1))
  const closing = tab.mayClose()
  await press(tab, 'Discard')
  expect(await closing).toBe(true)
})
