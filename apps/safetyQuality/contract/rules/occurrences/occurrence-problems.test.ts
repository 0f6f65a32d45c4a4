import { expect, it } from 'vitest'
import type { OccDraft } from '../../occurrences/occurrence.entities.ts'
import { GROUND_EVENT } from './occurrence.fixture.ts'
import { emptyOccurrence } from './occurrence-draft.ts'
import { occurrenceProblems } from './occurrence-problems.ts'

const EMPTY = emptyOccurrence('zh')
type Report = Pick<OccDraft, 'event' | 'details'>
const event = (part: Partial<OccDraft['event']>): Report => ({
  event: { ...GROUND_EVENT, ...part },
  details: EMPTY.details,
})
const details = (part: Partial<OccDraft['details']>): Report => ({
  event: GROUND_EVENT,
  details: { ...EMPTY.details, ...part },
})

it.each<[string, Report, readonly string[]]>([
  ['complete', event({}), []],
  ['with a foreign registration', event({ acReg: 'HL-7554' }), []],
  ['without a registration', event({ acReg: '' }), ['acReg', 'acReg']],
  ['with the letter O in a Chinese mark', event({ acReg: 'B-TO01' }), ['acReg']],
  ['with half a site', event({ site: 'CA' }), ['site']],
  ['with a part number', details({ partNo: 'T114A2101-3' }), []],
  ['with a blank in the part number', details({ partNo: 'T114 A' }), ['partNo']],
  ['with a deadline', details({ mandatoryDeadline: '2026-03-10 12:00:00' }), []],
  ['with half a deadline', details({ mandatoryDeadline: '2026-03-10 ' }), ['mandatoryDeadline']],
  ['of tomorrow', event({ eventDate: '2026-03-11' }), ['eventDate']],
  ['that is empty', EMPTY, ['acReg', 'acReg', 'category', 'title', 'areaType', 'narrative', 'outcome']],
])('[SQ-28] returns the problems of a report %s', (_, report, fields) => {
  expect(occurrenceProblems(report, '2026-03-10').map(({ field }) => field)).toEqual(fields)
})
