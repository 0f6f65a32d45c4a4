import { expect, it } from 'vitest'
import type { Scanned, ScannedTool } from '../../contract/desk.calls.ts'
import { applyScan, classifyScan, type Desk, EMPTY_DESK } from './desk-state.ts'

const toolOf = (assetNo: string, status: ScannedTool['status']): ScannedTool => ({
  id: assetNo,
  assetNo,
  nameZh: '扳手',
  nameEn: 'Wrench',
  toolClass: 'TQ',
  status,
  calDue: null,
  loan: null,
})
const scanned = (part: Partial<Scanned>): Scanned => ({ tool: null, person: null, overdueLoans: [], ...part })
const PERSON = { code: '100306', name: 'Wu Tong' }
const IN_STOCK = toolOf('TQ-0101', 'IN_STOCK')
const ON_LOAN = toolOf('TQ-0102', 'ON_LOAN')
const ISSUE: Desk = { ...EMPTY_DESK, person: PERSON, basket: [toolOf('TQ-0104', 'IN_STOCK')] }
const RETURN: Desk = { ...EMPTY_DESK, returns: [{ tool: toolOf('TQ-0105', 'ON_LOAN'), condition: 'OK' }] }

it.each([
  ['OK', 'finish'],
  ['CLEAR', 'clear'],
  ['JC-2026-0042', 'card'],
  ['B-T104', 'aircraft'],
  ['TQ-0101', 'lookUp'],
  ['100306', 'lookUp'],
])('[TL-15] recognises %s as %s', (code, kind) => {
  expect(classifyScan(code)).toBe(kind)
})

it.each<[string, Desk, Scanned, Partial<Desk>]>([
  ['a borrower', EMPTY_DESK, scanned({ person: PERSON }), { person: PERSON }],
  ['a tool in stock', { ...EMPTY_DESK, person: PERSON }, scanned({ tool: IN_STOCK }), { basket: [IN_STOCK] }],
  [
    'a tool on loan',
    EMPTY_DESK,
    scanned({ tool: ON_LOAN }),
    { returns: [{ tool: ON_LOAN, condition: 'OK' }] },
  ],
  [
    'a person with overdue loans who returns tools',
    RETURN,
    scanned({ person: PERSON, overdueLoans: ['TL-1'] }),
    { person: PERSON },
  ],
])('[TL-15] accepts %s', (_what, desk, answer, part) => {
  expect(applyScan(desk, 'X', answer)).toEqual({ desk: { ...desk, ...part } })
})

it.each<[string, Desk, Scanned]>([
  ['unknown', EMPTY_DESK, scanned({})],
  ['personFirst', EMPTY_DESK, scanned({ tool: IN_STOCK })],
  ['twice', ISSUE, scanned({ tool: toolOf('TQ-0104', 'IN_STOCK') })],
  ['twice', RETURN, scanned({ tool: toolOf('TQ-0105', 'ON_LOAN') })],
  ['notInStock', ISSUE, scanned({ tool: ON_LOAN })],
  ['notInStock', { ...EMPTY_DESK, person: PERSON }, scanned({ tool: toolOf('TQ-0109', 'QUARANTINE') })],
  ['notInReturn', RETURN, scanned({ tool: IN_STOCK })],
  ['overdue', EMPTY_DESK, scanned({ person: PERSON, overdueLoans: ['TL-1'] })],
])('[TL-15] rejects a scan: %s', (problem, desk, answer) => {
  expect(applyScan(desk, 'X', answer)).toMatchObject({ problem })
})
