import { isFiltered } from '@apron/contract/records/field-schemas'
import { type FieldValues, type RecordField, type RecordFields, textIn } from '@apron/contract/records/fields'
import { timeOfWire } from '@apron/contract/wire/formats/wire-time'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { containsText } from '../../db/contains-text.ts'
import { columnOf } from '../../db/sorted-by.ts'

const DAY_MS = 86_400_000

/**
 * Translates search text and filter conditions of described fields to SQL. True if there are none.
 * @param columnName names the column of a field, such as `d.name_zh` for `nameZh`
 */
export function fieldConditions(
  fields: RecordFields,
  criteria: FieldValues,
  columnName: (field: string) => string = columnOf,
): RawBuilder<SqlBool> {
  const text = textIn(criteria, 'text')
  const searched = Object.keys(fields).filter(name => fields[name]?.search === true)
  const conditions = Object.entries(fields).flatMap(([name, field]) =>
    conditionsOf(field, sql.ref(columnName(name)), criteria[name]),
  )
  if (text !== '') conditions.push(containsText(searched.map(columnName), text))
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** Translates one filter condition to SQL. */
function conditionsOf(
  field: RecordField,
  column: RawBuilder<unknown>,
  value: unknown,
): RawBuilder<SqlBool>[] {
  if (!isFiltered(field) || value === undefined || value === null) return []
  switch (field.kind) {
    case 'choice':
      if (!Array.isArray(value)) return [sql`${column} = ${value}`]
      return value.length > 0 ? [sql`${column} = any(${[...value]}::text[])`] : []
    case 'date':
    case 'dateTime':
      return Array.isArray(value) ? dateRange(column, field.kind, value) : []
    case 'people':
      return [sql`${column} @> ${JSON.stringify([value])}::text::jsonb`]
    default:
      return [sql`${column} = ${value}`]
  }
}

/** Builds a date range that includes both days. */
function dateRange(column: RawBuilder<unknown>, kind: 'date' | 'dateTime', period: readonly unknown[]) {
  const [from, to] = period.map(day =>
    typeof day === 'string' ? timeOfWire(`${day.slice(0, 10)} 00:00:00`) : null,
  )
  const [first, last] = period.map(day => (typeof day === 'string' ? day.slice(0, 10) : null))
  const rules: RawBuilder<SqlBool>[] = []
  if (from !== null && from !== undefined) {
    rules.push(kind === 'date' ? sql`${column} >= ${first}::text::date` : sql`${column} >= ${from}`)
  }
  if (to !== null && to !== undefined) {
    const dayAfter = new Date(to.getTime() + DAY_MS)
    rules.push(kind === 'date' ? sql`${column} <= ${last}::text::date` : sql`${column} < ${dayAfter}`)
  }
  return rules
}
