import { field, press, rowsOf, shows, type } from '@apron/sdk/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as calls from '../../contract/occurrences/occurrence.calls.ts'
import type { OccDetail } from '../../contract/occurrences/occurrence.entities.ts'
import { mockPublicChannel, occurrence } from '../testing/occurrences.fixture.ts'
import { startApp } from '../testing/running-app.fixture.ts'

beforeEach(() => void mockPublicChannel())
afterEach(() => void vi.unstubAllGlobals())

const SUBMITTED = occurrence({
  id: 'report-2',
  version: 2,
  reportNo: 'OC-2026-0007',
  status: 'SUBMITTED',
  mayEdit: false,
})

test.each([
  ['en', 'Write in Chinese', 'Write in English'],
  ['zh', '用中文填写', '用英文填写'],
] as const)(
  '[SQ-31] lists reports in %s: drafts open in the editor, others read-only',
  async (lang, zh, en) => {
    const { fake, open } = await startApp(lang)
    const records = [occurrence(), SUBMITTED]
    fake.answer(calls.queryOccurrences, { records, total: 2, current: 1, size: 10 })
    const tab = await open('/safetyQuality/occurrenceReports')
    await shows(() => expect(rowsOf(tab)).toHaveLength(2))
    const hrefs = [...tab.el.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')])
    expect(hrefs).toEqual(
      expect.arrayContaining([
        [zh, '/safetyQuality/AddChineseReport'],
        [en, '/safetyQuality/AddEnReport'],
        ['Shear pin broken', '/safetyQuality/AddEnReport?id=report-1&multipleTabs=1'],
        [
          'Shear pin broken',
          '/safetyQuality/occurrenceDetail?id=report-2&multipleTabs=1&viewTitle=OC-2026-0007',
        ],
      ]),
    )
  },
)

async function openRecord(report: OccDetail) {
  const { fake, open } = await startApp()
  fake.answer(calls.occurrenceDetail, report)
  const tab = await open(`/safetyQuality/occurrenceDetail?id=${report.id}`)
  await shows(() => expect(tab.el.textContent).toContain('OC-2026-0007'))
  return { fake, tab }
}

test('[SQ-30] returns a report with a reason', async () => {
  const { fake, tab } = await openRecord({ ...SUBMITTED, actions: ['review', 'return'] })
  await press(tab, 'Return')
  await shows(() => field(tab, 'Reason'))
  type(field(tab, 'Reason'), 'Add the number of the tow bar.')
  const returned: OccDetail = { ...SUBMITTED, status: 'RETURNED', actions: [], version: 3 }
  fake.answer(calls.returnOccurrence, returned)
  const buttons = () =>
    [...tab.portalRoot.querySelectorAll('button')].filter(each => each.textContent === 'Return')
  await shows(() => expect(buttons()).toHaveLength(1))
  buttons()[0]?.click()
  await shows(() => expect(tab.el.textContent).toContain('Returned'))
  expect(fake.requests.findLast(({ path }) => path.endsWith(calls.returnOccurrence.path))?.body).toEqual({
    id: 'report-2',
    version: 2,
    reason: 'Add the number of the tow bar.',
  })
})

test('[SQ-30] asks for number and date of the receipt before a report is recorded as sent', async () => {
  const { fake, tab } = await openRecord({ ...SUBMITTED, status: 'REVIEW', actions: ['return', 'send'] })
  await press(tab, 'Record as sent')
  await shows(() => field(tab, 'Receipt number of the authority or customer'))
  const buttons = () =>
    [...tab.portalRoot.querySelectorAll('button')].filter(each => each.textContent === 'Record as sent')
  buttons()[0]?.click()
  await shows(() => expect(tab.portalRoot.textContent.match(/Required/g)).toHaveLength(2))
  expect(fake.requests.filter(({ path }) => path.endsWith(calls.sendOccurrence.path))).toEqual([])
})

test('[SQ-30] shows a returned report with the reason, and offers to edit it', async () => {
  const line = {
    at: '2026-03-10 09:00:00',
    by: { code: '100102', name: 'Deng Yifan' },
    action: 'return',
  } as const
  const { fake, tab } = await openRecord({
    ...SUBMITTED,
    status: 'RETURNED',
    mayEdit: true,
    actions: ['edit', 'submit'],
    history: [{ ...line, fromStatus: 'SUBMITTED', toStatus: 'RETURNED', remark: 'Add the tow bar.' }],
  })
  expect(tab.el.textContent).toContain('Reason for the return')
  await press(tab, 'Edit')
  expect(fake.navigations.at(-1)?.to).toBe(
    '/safetyQuality/AddEnReport?id=report-2&multipleTabs=1&viewTitle=OC-2026-0007',
  )
})
