import { timeOfWire } from '@apron/contract/wire/formats/wire-time'
import { expect, it } from 'vitest'
import { TOOLS_ERRORS } from '../tools.errors.ts'
import { type IssuedTool, type IssueRequest, issueRefusal } from './issue.ts'

const at = (time: string) => timeOfWire(time) ?? expect.fail(time)
const TOOL: IssuedTool = { assetNo: 'TQ-0117', status: 'IN_STOCK', calDue: '2026-03-11', maxLoadKg: null }
const REQUEST: IssueRequest = {
  now: at('2026-03-10 10:00:00'),
  site: 'CAN',
  purpose: null,
  due: at('2026-03-11 09:00:00'),
  loadKg: null,
  tools: [TOOL],
  borrower: { mayBorrow: true, overdueLoans: [] },
  language: 'en',
}
const JACK = { ...TOOL, assetNo: 'LF-0101', calDue: null, maxLoadKg: 35_000 }

it.each<[string, Partial<IssueRequest>, keyof typeof TOOLS_ERRORS | null]>([
  ['a tool in stock whose calibration outlasts the loan', {}, null],
  ['a tool without a calibration', { tools: [{ ...TOOL, calDue: null }] }, null],
  ['a tool that expires before it is due back', { due: at('2026-03-12 00:30:00') }, 'calDueBeforeReturn'],
  ['a tool on loan', { tools: [{ ...TOOL, status: 'ON_LOAN' }] }, 'notInStock'],
  ['a limited tool', { tools: [{ ...TOOL, status: 'LIMITED' }] }, 'notInStock'],
  ['a lost tool after a valid one', { tools: [TOOL, { ...TOOL, status: 'LOST' }] }, 'notInStock'],
  ['an external user', { borrower: { mayBorrow: false, overdueLoans: [] } }, 'borrowerNotAllowed'],
  ['an overdue borrower', { borrower: { mayBorrow: true, overdueLoans: ['TL-1'] } }, 'borrowerOverdue'],
  ['a due-back time in the past', { due: at('2026-03-10 10:00:00') }, 'dueInPast'],
  ['a due-back time after seven days', { due: at('2026-03-17 10:00:01') }, 'dueTooLate'],
  ['a lifting tool without the load', { tools: [JACK] }, 'loadMissing'],
  ['a lifting tool below the load', { tools: [JACK], loadKg: 35_001 }, 'loadTooSmall'],
  ['a lifting tool that carries the load', { tools: [JACK], loadKg: 35_000 }, null],
])('[TL-03] decides on the issue for %s', (_what, part, error) => {
  const refusal = issueRefusal({ ...REQUEST, ...part })
  expect(refusal?.entry ?? null).toBe(error === null ? null : TOOLS_ERRORS[error])
})

it('[TL-03] includes the day on which the calibration expires', () => {
  const refusal = issueRefusal({ ...REQUEST, due: at('2026-03-12 09:00:00') })
  expect(refusal?.params).toEqual({ calDue: '2026-03-11' })
})
