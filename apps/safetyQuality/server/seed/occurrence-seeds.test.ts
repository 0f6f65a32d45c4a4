import { expect, it } from 'vitest'
import { emptyOccurrence } from '../../contract/rules/occurrences/occurrence-draft.ts'
import { occurrenceProblems } from '../../contract/rules/occurrences/occurrence-problems.ts'
import { isInLanguage } from '../../contract/rules/reports/report-language.ts'
import { OCCURRENCE_SEEDS } from './occurrence-seeds.ts'

it.each(OCCURRENCE_SEEDS.map(seed => [seed.event.title ?? '', seed] as const))(
  'passes the rules of submission: %s',
  (_, { language, event, details }) => {
    const empty = emptyOccurrence(language)
    const report = { event: { ...empty.event, ...event }, details: { ...empty.details, ...details } }
    expect(occurrenceProblems(report, '2026-03-10')).toEqual([])
    expect(isInLanguage(report.event.narrative, language)).toBe(true)
  },
)
