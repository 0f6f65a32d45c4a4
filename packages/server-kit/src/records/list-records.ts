import type { Language } from '@apron/contract/dictionary/language'
import type { PageOf } from '@apron/contract/lists/paging'
import type { QueryOf, RecordDefinition } from '@apron/contract/records/define-record'
import { columnIdOf } from '@apron/contract/records/field-schemas'
import type { FieldValues, RecordFields } from '@apron/contract/records/fields'
import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { byName, byPosition } from '../db/name-order.ts'
import { pageOf } from '../db/page-of.ts'
import { PREPARED } from '../db/prepared.ts'
import { columnOf } from '../db/sorted-by.ts'
import { sortCodesByName } from '../people/sort-codes-by-name.ts'
import type { PluginServices } from '../plugin/plugin-services.ts'
import { codesInOrder } from './described/codes-in-order.ts'
import { fieldConditions } from './described/field-conditions.ts'
import { readRow, recordSelection } from './described/record-rows.ts'
import type { StoredOf } from './described/record-table.ts'

type AnyTables = Record<string, Record<string, unknown>>
type Services = Pick<PluginServices, 'people' | 'departments' | 'dictionaries'>

export interface RecordListRequest<Fields extends RecordFields> {
  readonly site: string
  readonly language: Language
  readonly query: QueryOf<Fields>
  /** Additional condition, such as the records that the caller may see. */
  readonly where?: Expression<SqlBool> | undefined
}

/** Selects the records of a table that are not deleted. */
export function recordsOf(db: Kysely<unknown>, { table }: Pick<RecordDefinition, 'table'>) {
  return db.withTables<AnyTables>().selectFrom(table).where('del_flag', '=', 0)
}

/** Returns one page of the records of a site, filtered and sorted by the query. */
export async function listRecords<Fields extends RecordFields>(
  db: Kysely<unknown>,
  services: Services,
  record: RecordDefinition<Fields>,
  { site, language, query, where }: RecordListRequest<Fields>,
): Promise<PageOf<StoredOf<Fields>>> {
  const { fields, order } = record
  const {
    sortBy = order.by,
    descending = query.queryCriteria.sortBy === undefined && order.descending === true,
  } = query.queryCriteria
  const name = sortedField(fields, sortBy)
  const sorting = await sortExpression(db, services, { record, name, site, language })
  const found = recordsOf(db, record)
    .select(recordSelection(record, { forList: true }))
    .where('site_code', '=', site)
    .where(fieldConditions(fields, { ...query.queryCriteria }))
    .$if(where !== undefined, rows => rows.where(where ?? sql<SqlBool>`true`))
    .orderBy(sorting, sort => (descending ? sort.desc() : sort.asc()).nullsLast())
    .orderBy('id')
  const page = await pageOf(found, query)
  return { ...page, records: page.records.map(row => toStored<Fields>(fields, row)) }
}

/** Returns the record with this id at one of these sites, or null. */
export async function findRecord<Fields extends RecordFields>(
  db: Kysely<unknown>,
  record: RecordDefinition<Fields>,
  { id, sites, where, lock = false }: FindOptions,
): Promise<StoredOf<Fields> | null> {
  const row = await recordsOf(db, record)
    .select(recordSelection(record))
    .where('id', '=', id)
    .where('site_code', 'in', [...sites])
    .$if(where !== undefined, rows => rows.where(where ?? sql<SqlBool>`true`))
    .$if(lock, rows => rows.forUpdate())
    .modifyEnd(PREPARED)
    .executeTakeFirst()
  return row === undefined ? null : toStored<Fields>(record.fields, row)
}

/** Returns the records at all sites whose field has one of these values, such as the cards of some packages. */
export async function recordsWith<Fields extends RecordFields>(
  db: Kysely<unknown>,
  record: RecordDefinition<Fields>,
  field: keyof Fields & string,
  values: readonly string[],
  options: RecordsOptions<Fields> = {},
): Promise<StoredOf<Fields>[]> {
  if (values.length === 0) return []
  const where = sql<SqlBool>`${sql.ref(columnOf(field))} = any(${[...values]}::text[])`
  return await recordsWhere(db, record, where, options)
}

/** Returns the records at all sites that meet a condition on the columns of their table. */
export async function recordsWhere<Fields extends RecordFields>(
  db: Kysely<unknown>,
  record: RecordDefinition<Fields>,
  where: Expression<SqlBool>,
  { site, orderBy = [], limit, lock = false }: RecordsOptions<Fields> = {},
): Promise<StoredOf<Fields>[]> {
  const rows = await recordsOf(db, record)
    .select(recordSelection(record))
    .where(where)
    .$if(site !== undefined, found => found.where('site_code', '=', site))
    .$if(orderBy.length > 0, found => found.orderBy(sql.join(orderBy.map(name => sql.ref(columnOf(name))))))
    .$if(limit !== undefined, found => found.limit(limit ?? 0))
    .$if(lock, found => found.forUpdate())
    .modifyEnd(PREPARED)
    .execute()
  return rows.map(row => toStored<Fields>(record.fields, row))
}

export interface RecordsOptions<Fields extends RecordFields> {
  readonly site?: string
  readonly orderBy?: readonly ((keyof Fields & string) | 'createTime')[]
  readonly limit?: number
  /** Locks them until the transaction ends. */
  readonly lock?: boolean
}

interface FindOptions {
  readonly id: string
  readonly sites: readonly string[]
  readonly where?: Expression<SqlBool> | undefined
  /** Locks the record until the transaction ends. */
  readonly lock?: boolean
}

/** Converts a selected row to the stored record. */
export function toStored<Fields extends RecordFields>(fields: Fields, row: FieldValues): StoredOf<Fields> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the selection names every field and `readRow` reads each by its kind
  return readRow(fields, row) as StoredOf<Fields>
}

/** Returns the name of the field with this sort key. */
function sortedField(fields: RecordFields, key: string): string {
  return Object.keys(fields).find(name => columnIdOf(name, fields[name]) === key) ?? key
}

interface Sorting {
  readonly record: Pick<RecordDefinition, 'table' | 'fields'>
  readonly name: string
  readonly site: string
  readonly language: Language
}

/** Returns the sort expression for the displayed value. */
async function sortExpression(
  db: Kysely<unknown>,
  services: Services,
  { record, name, site, language }: Sorting,
): Promise<RawBuilder<unknown>> {
  const field = record.fields[name]
  const column = sql.ref<string>(columnOf(name))
  if (field?.kind === 'text') return byName(column)
  const codes = await codesInOrder({ ...services, db }, field, async () => {
    const rows = await recordsOf(db, record)
      .select(column.as('code'))
      .distinct()
      .where('site_code', '=', site)
      .where(sql<SqlBool>`${column} is not null`)
      .execute()
    const kind = field?.kind === 'person' ? 'people' : 'departments'
    const used = rows.map(({ code }) => code)
    return await sortCodesByName(services, language, kind, used)
  })
  return codes === null ? column : byPosition(column, codes)
}
