import { shows } from '@apron/sdk/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { countReports } from '../../contract/reports/report.calls.ts'
import { startPage } from '../testing/one-page.fixture.tsx'
import { ReportCounters } from './report-counters.tsx'

afterEach(() => vi.unstubAllGlobals())

test('[SQ-44] shows counters above the limit', async () => {
  const { tab } = await startPage(ReportCounters, fake =>
    fake.answer(countReports, { received: 12, closed: null, published: 5 }),
  )
  await shows(() => expect(tab.el.textContent).toBe('The last 12 monthsReports received12Published5'))
})

test('[SQ-44] shows nothing when all counters are small', async () => {
  const { fake, tab } = await startPage(ReportCounters, prepared =>
    prepared.answer(countReports, { received: null, closed: null, published: null }),
  )
  await shows(() => expect(fake.requests).toHaveLength(1))
  expect(tab.el.textContent).toBe('')
})
