import { OK } from '@apron/contract/codes/response-codes'
import { vi } from 'vitest'
import type { OccDetail } from '../../contract/occurrences/occurrence.entities.ts'
import { beginReport, fileReport, reportOptions } from '../../contract/reports/report.calls.ts'
import { emptyOccurrence } from '../../contract/rules/occurrences/occurrence-draft.ts'

export const NARRATIVE =
  'The shear pin of the tow bar broke during push-back; the aircraft stopped on its brakes.'

/** Builds a complete report in English. */
export function occurrence(part: Partial<OccDetail> = {}): OccDetail {
  const { event, details } = emptyOccurrence('en')
  return {
    id: 'report-1',
    version: 1,
    reportNo: null,
    reportType: 'OCC',
    language: 'en',
    title: 'Shear pin broken',
    acReg: 'B-T101',
    status: 'DRAFT',
    author: { code: '100001', name: 'Test Person' },
    submittedAt: null,
    mandatoryDeadline: null,
    mayEdit: true,
    event: {
      ...event,
      category: 'GROUND',
      title: 'Shear pin broken',
      areaType: 'APRON',
      acReg: 'B-T101',
      narrative: NARRATIVE,
      outcome: ['NONE'],
    },
    details,
    attachments: [],
    pairId: null,
    pairs: [],
    receiptNo: '',
    receiptDate: null,
    history: [],
    actions: ['edit', 'submit'],
    ...part,
  }
}

const RESPONSES = new Map<string, unknown>([
  [beginReport.path, { accepting: true, challenge: { salt: 'salt', until: 2_000_000, mark: 'mark' } }],
  [reportOptions.path, []],
  [fileReport.path, { date: '2026-03-10', signature: 'signature' }],
])

/** Mocks the public channel, whose calls bypass the host. @returns the requests with their headers */
export function mockPublicChannel(): { readonly path: string; readonly init: RequestInit }[] {
  const requests: { path: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const path = [...RESPONSES.keys()].find(each => address.endsWith(each)) ?? address
    requests.push({ path, init })
    return Promise.resolve(
      Response.json({ code: OK, msg: '', success: true, data: RESPONSES.get(path) ?? null }),
    )
  })
  return requests
}
