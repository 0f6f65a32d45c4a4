import type { DictionaryValue } from '@apron/server-kit/dictionary/dictionary-consumer'
import { sql } from 'kysely'
import type { OccDraft } from '../../contract/occurrences/occurrence.entities.ts'
import { REPORT_DIRECTORIES } from '../../contract/reports/report.values.ts'
import type { ValueColumn } from '../dictionary/value-columns.ts'

const { factors, hfTags, outcome, ...single } = REPORT_DIRECTORIES
const where = { zh: '不安全事件报告', en: 'occurrence reports' }

const countWith = (part: string) =>
  sql<{
    count: number
  }>`select count(*)::int as count from safety_quality_occurrence where event @> ${part}::text::jsonb`

/** Columns of occurrence reports that store dictionary values. */
export const OCC_COLUMNS: readonly ValueColumn[] = [
  ...Object.entries(single).map(([field, directory]) => ({
    directory,
    where,
    count: (value: string) => countWith(JSON.stringify({ [field]: value })),
  })),
  { directory: outcome, where, count: value => countWith(JSON.stringify({ outcome: [value] })) },
  { directory: hfTags, where, count: value => countWith(JSON.stringify({ hfTags: [value] })) },
  { directory: factors, where, count: value => countWith(JSON.stringify({ factors: [{ group: value }] })) },
]

/** Returns the dictionary values that a report stores. */
export function valuesOfEvent(event: OccDraft['event']): DictionaryValue[] {
  const chosen = {
    category: [event.category],
    timeBand: [event.timeBand],
    shift: [event.shift],
    areaType: [event.areaType],
    acType: [event.acType],
    ata: [event.ata],
    maintType: [event.maintType],
    discovery: [event.discovery],
    potential: [event.potential],
    outcome: event.outcome,
    hfTags: event.hfTags,
    factors: event.factors.map(({ group }) => group),
  } satisfies Record<keyof typeof REPORT_DIRECTORIES, readonly (string | null)[]>
  const directories: ReadonlyMap<string, string> = new Map(Object.entries(REPORT_DIRECTORIES))
  return Object.entries(chosen).flatMap(([field, values]) =>
    values.flatMap(value =>
      value === null || value === '' ? [] : [{ directory: directories.get(field) ?? '', value }],
    ),
  )
}
