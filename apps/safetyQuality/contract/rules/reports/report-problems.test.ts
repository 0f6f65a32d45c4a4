import { expect, it } from 'vitest'
import { EMPTY_REPORT } from './report-draft.ts'
import { type ReportDraft, reportProblems, reportToSend, withOutcome } from './report-problems.ts'

const TODAY = '2026-11-27'
const COMPLETE: ReportDraft = {
  ...EMPTY_REPORT,
  event: {
    ...EMPTY_REPORT.event,
    category: 'HAZARD',
    title: '东门风帘失效',
    areaType: 'HANGAR',
    narrative: '机库东门的风帘已经三天不能放下，喷漆气味进入机库东侧工位，多人头痛。',
    outcome: ['NONE'],
  },
  confirmed: true,
}
const NAMED = { mode: 'CONF', name: '李', phone: '13800138000', email: '', contactTime: '' } as const

const event = (change: Partial<ReportDraft['event']>): ReportDraft => ({
  ...COMPLETE,
  event: { ...COMPLETE.event, ...change },
})
const strip = (change: Partial<ReportDraft['strip']>): ReportDraft => ({
  ...COMPLETE,
  strip: { ...NAMED, ...change },
})

it.each<[string, ReportDraft, readonly string[]]>([
  ['complete and anonymous', COMPLETE, []],
  ['complete and confidential', strip({}), []],
  ['named by e-mail alone', strip({ phone: '', email: 'a@b.cn', mode: 'OPEN' }), []],
  ['confidential without a way to contact', strip({ phone: ' ' }), ['contactMissing', 'phoneWrong']],
  ['confidential without a name', strip({ name: ' ' }), ['nameMissing']],
  ['with letters as phone', strip({ phone: 'call me' }), ['phoneWrong']],
  ['with half an e-mail address', strip({ email: 'a@b' }), ['emailWrong']],
  ['anonymous with hidden fields filled in', { ...COMPLETE, strip: { ...NAMED, mode: 'ANON', name: '' } }, []],
  ['without a category', event({ category: '' }), ['categoryMissing']],
  ['with a short title', event({ title: ' 风帘 ' }), ['titleMissing']],
  ['with the date of tomorrow', event({ eventDate: '2026-11-28' }), ['dateFuture']],
  ['with the date of today', event({ eventDate: TODAY }), []],
  ['with a date five years ago', event({ eventDate: '2021-11-27' }), []],
  ['with a date more than five years ago', event({ eventDate: '2021-11-26' }), ['dateOld']],
  ['without an area', event({ areaType: '' }), ['areaMissing']],
  ['with 29 characters', event({ narrative: `${'经'.repeat(29)}   ` }), ['narrativeShort']],
  ['with 30 characters', event({ narrative: '经'.repeat(30) }), []],
  ['without an outcome', event({ outcome: [] }), ['outcomeMissing']],
  ['with “none” and a delay', event({ outcome: ['NONE', 'DELAY'] }), ['noneAndOthers']],
  ['not confirmed', { ...COMPLETE, confirmed: false }, ['confirmationsMissing']],
])('[SQ-20] returns the problems of a report: %s', (_, draft, errors) => {
  expect(reportProblems(draft, TODAY).map(({ error }) => error)).toEqual(errors)
})

it('[SQ-20] clears “none” when another outcome is selected, and reports it', () => {
  expect(withOutcome(['NONE'], ['NONE', 'DELAY'])).toEqual({ outcome: ['DELAY'], noneCleared: true })
  expect(withOutcome(['DELAY', 'REWORK'], ['DELAY', 'REWORK', 'NONE'])).toEqual({
    outcome: ['NONE'],
    noneCleared: false,
  })
  expect(withOutcome(['DELAY', 'REWORK'], ['REWORK'])).toEqual({ outcome: ['REWORK'], noneCleared: false })
  expect(withOutcome([], ['DELAY'])).toEqual({ outcome: ['DELAY'], noneCleared: false })
})

it('[SQ-20] does not send hidden fields: contact data of an anonymous reporter, the length of no delay', () => {
  const hidden = { ...event({ delayMin: 30 }), strip: { ...NAMED, mode: 'ANON' as const } }
  expect(reportToSend(hidden).strip).toEqual(EMPTY_REPORT.strip)
  expect(reportToSend(hidden).event.delayMin).toBeNull()
  const shown = { ...event({ delayMin: 30, outcome: ['DELAY'] }), strip: NAMED }
  expect(reportToSend(shown)).toEqual(shown)
})
