import { expect, it, test } from 'vitest'
import type { ReportType } from '../../contract/occurrences/occurrence.values.ts'
import type { IdentityMode } from '../../contract/reports/report.values.ts'
import { draftOf, emptyValues, isAnonymous, withType } from './editor-values.ts'

const EMPTY = emptyValues('en')
const FILLED = {
  ...EMPTY,
  id: 'report-1',
  version: 2,
  event: { ...EMPTY.event, title: 'Shear pin broken', acReg: 'B-T101' },
  details: { ...EMPTY.details, msn: 'TA201' },
  pairId: 'report-2',
  attachments: [{ name: 'pin.jpg', url: '/file/1' }],
}
const NAMED = { mode: 'CONF', name: 'Li', phone: '13800138000', email: '', contactTime: '' } as const

test.each<[ReportType, IdentityMode, boolean]>([
  ['OCC', 'ANON', false],
  ['DUC', 'ANON', false],
  ['VOL', 'ANON', true],
  ['VOL', 'CONF', false],
  ['VOL', 'OPEN', false],
])(
  '[SQ-02] decides whether a report of type %s with identity %s is anonymous: %j',
  (reportType, mode, expected) => {
    expect(isAnonymous({ reportType, strip: { ...NAMED, mode } })).toBe(expected)
  },
)

it('[SQ-02] keeps nothing under the author’s name when it becomes voluntary', () => {
  const voluntary = withType(FILLED, 'VOL')
  expect(voluntary).toEqual({ ...EMPTY, reportType: 'VOL', event: FILLED.event })
  expect(draftOf(voluntary)).toBeNull()
})

it('[SQ-02] drops the identity strip when it becomes an occurrence report', () => {
  const report = withType({ ...FILLED, reportType: 'VOL', strip: NAMED }, 'DUC')
  expect(report).toEqual({ ...FILLED, reportType: 'DUC' })
  expect(draftOf(report)).not.toHaveProperty('strip')
})
