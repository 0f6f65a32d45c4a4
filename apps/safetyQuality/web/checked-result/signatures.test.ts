import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '../../contract/checks/check-order.entities.ts'
import { signaturesOf } from './order-parts.tsx'

const FENG = { code: '100104', name: 'Feng' }
const CAO = { code: '100105', name: 'Cao' }
const LI = { code: '100305', name: 'Li' }

const historyEntry = (
  action: HistoryEntry['action'],
  by = FENG,
  at = '2026-03-02 09:00:00',
): HistoryEntry => ({
  at,
  by,
  action,
  fromStatus: null,
  toStatus: 'SUBMITTED',
  remark: '',
})
const start = historyEntry('start')
const submit = historyEntry('submit', CAO, '2026-03-02 10:00:00')
const approve = historyEntry('approve', LI, '2026-03-02 11:00:00')

describe('[PHOTO-08] signatures of an order', () => {
  it.each([
    ['an order before submission', [start], ['100104', null, '', null]],
    ['a submitted order', [submit, start], ['100105', submit.at, '', null]],
    ['an approved order', [approve, submit, start], ['100105', submit.at, '100305', approve.at]],
    ['a returned order', [historyEntry('return', LI), submit, start], ['100104', null, '', null]],
    [
      'an order submitted again',
      [submit, start, historyEntry('return', LI), approve],
      ['100105', submit.at, '', null],
    ],
    ['a cancelled order', [historyEntry('cancel'), start], ['100104', null, '', null]],
  ])('returns them for %s', (_what, history, [lead, leadAt, second, secondAt]) => {
    const signed = signaturesOf({ history, leadChecker: FENG, approver: null })
    expect(signed.flatMap(({ code, at }) => [code, at])).toEqual([lead, leadAt, second, secondAt])
  })

  it('shows a known approver unsigned', () => {
    const [, second] = signaturesOf({ history: [submit], leadChecker: FENG, approver: LI })
    expect(second).toEqual({ part: 'approver', name: 'Li', forName: '', code: '100305', at: null })
  })

  it('[ADM-96] shows both names for an approval on behalf of another person', () => {
    const approved = { ...historyEntry('approve'), by: LI, forWhom: FENG }
    const [first, second] = signaturesOf({ history: [approved, submit], leadChecker: FENG, approver: LI })
    expect(second).toMatchObject({ name: 'Li', forName: FENG.name })
    expect(first?.forName).toBe('')
  })
})
