import type { Language } from '@apron/contract/dictionary/language'
import { normalizeText } from '@apron/contract/texts/normalize-text'
import { containsText } from '@apron/server-kit/db/contains-text'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { requireTime } from '../../../platform/http/admission/require-time.ts'
import type { FlowTables } from '../flow.tables.ts'

interface Filters {
  readonly text?: string | undefined
  readonly kind?: string | undefined
  readonly startTime?: string | undefined
  readonly endTime?: string | undefined
}

export const processName = (language: Language) => sql<string>`p.texts -> 'name' ->> ${language}`

/** Returns the start of a day in a filter. */
function startOfDay(day: string, field: string): Date {
  return requireTime(`${day.slice(0, 10)} 00:00:00`, field)
}

/** SQL condition: processes that match the filters of a list. Days are whole days in Asia/Shanghai. */
export function matchesFilters(
  { text = '', kind, startTime, endTime }: Filters,
  timeColumn: string,
  language: Language,
) {
  const wanted = normalizeText(text)
  // The process name is part of the title, so the search covers it.
  const nameMatches = sql<boolean>`strpos(lower(${processName(language)}), lower(${wanted})) > 0`
  const conditions: RawBuilder<boolean>[] = [
    wanted === '' ? sql`true` : sql`(${containsText(['i.serial', 'i.subject'], wanted)} or ${nameMatches})`,
    ...(kind === undefined ? [] : [sql<boolean>`i.kind = ${kind}`]),
    ...(startTime === undefined
      ? []
      : [sql<boolean>`${sql.ref(timeColumn)} >= ${startOfDay(startTime, 'startTime')}`]),
    ...(endTime === undefined
      ? []
      : [
          sql<boolean>`${sql.ref(timeColumn)} < ${startOfDay(endTime, 'endTime')}::timestamptz + interval '1 day'`,
        ]),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

export function selectProcesses(db: Kysely<unknown>) {
  return db
    .withTables<FlowTables>()
    .selectFrom('flow_instance as i')
    .innerJoin('flow_template as p', join =>
      join.onRef('p.kind', '=', 'i.kind').onRef('p.version', '=', 'i.version'),
    )
}
