import type { RecordDefinition } from '@apron/contract/records/define-record'
import { type FieldValues, type RecordFields, textIn } from '@apron/contract/records/fields'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { type SqlBool, sql } from 'kysely'
import { callerOf } from '../../calls/call-context.ts'
import { columnOf } from '../../db/sorted-by.ts'
import type { DictionaryConsumer } from '../../dictionary/dictionary-consumer.ts'
import type { FileReader } from '../../files/files-service.ts'
import type { PluginServices } from '../../plugin/plugin-services.ts'
import type { SearchProvider } from '../../plugin/search-provider.ts'
import { recordsOf } from '../list-records.ts'
import { searchRows } from '../list-rows.ts'
import type { RecordHooks } from './record-hooks.ts'
import { recordSelection } from './record-rows.ts'

type Fields = Pick<RecordDefinition, 'fields'>
type Visible = NonNullable<RecordHooks<RecordFields>['visible']>

const namesOfKind = ({ fields }: Fields, kind: string) =>
  Object.keys(fields).filter(name => fields[name]?.kind === kind)

/** Returns the field that names a record: its serial number, or its first text. */
export function numberField(record: Fields): string {
  const [name = 'id'] = [...namesOfKind(record, 'serial'), ...namesOfKind(record, 'text')]
  return name
}

/** Selects the records of these sites. */
function selectReadable(
  services: Pick<PluginServices, 'db'>,
  record: RecordDefinition,
  sites: readonly string[],
) {
  return recordsOf(services.db, record).where(sql<SqlBool>`site_code = any(${[...sites]}::text[])`)
}

/** Makes records searchable in the portal by number and searchable fields. @param page path of the record page within the application */
export function recordSearchProvider(
  services: PluginServices,
  record: RecordDefinition,
  page: `/${string}`,
  visible?: Visible,
): SearchProvider {
  const { app, fields, rights, title } = record
  const [text] = namesOfKind(record, 'text')
  const number = numberField(record)
  const searched = Object.keys(fields).filter(name => fields[name]?.search === true)
  const list = {
    table: record.table,
    tie: columnOf(number),
    order: sql`create_time desc, id`,
    searched: [...new Set([number, ...searched])].map(columnOf),
  }
  return {
    title,
    resource: rights.view,
    page: `/${app}${page}`,
    async find(request, context) {
      const where = await visible?.(context, services)
      const found = selectReadable(services, record, callerOf(context).sites)
        .select(recordSelection(record))
        .$if(where !== undefined, all => all.where(where ?? sql<SqlBool>`true`))
      const rows = await searchRows(found, list, request, context.site)
      return rows.map(row => toSearchRecord(record, row, { number, text: text ?? number, page }))
    },
  }
}

function toSearchRecord(
  { app, fields }: RecordDefinition,
  row: FieldValues,
  { number, text, page }: { readonly number: string; readonly text: string; readonly page: string },
) {
  const textOf = (name: string) => textIn(row, name)
  const query = new URLSearchParams({ id: textOf('id'), multipleTabs: '1', viewTitle: textOf(number) })
  return {
    number: textOf(number),
    title: textOf(text),
    state: stateOf(fields, row),
    site: textOf('siteCode'),
    url: `/${app}${page}?${query.toString()}` as const,
  }
}

export function stateOf({ status }: RecordFields, row: FieldValues): TextPair {
  const state = status?.kind === 'choice' ? status.options[textIn(row, 'status')] : undefined
  return { zh: state?.zh ?? '', en: state?.en ?? '' }
}

/** Returns the dictionary directories a record uses. */
export const directoriesOf = ({ fields }: Fields): string[] => [
  ...new Set(Object.values(fields).flatMap(field => (field.kind === 'dictionary' ? [field.directory] : []))),
]

/** Counts how often dictionary values are used, including by deleted records. */
export function recordDictionaryUses(record: RecordDefinition): NonNullable<DictionaryConsumer['uses']> {
  return async (db, values) => {
    const uses = namesOfKind(record, 'dictionary').map(async name => {
      const field = record.fields[name]
      const directory = field?.kind === 'dictionary' ? field.directory : ''
      const codes = values.filter(value => value.directory === directory).map(({ value }) => value)
      if (codes.length === 0) return []
      const column = sql.ref<string>(columnOf(name))
      const { rows } = await sql<{ value: string; count: number }>`
        select ${column} as value, count(*)::int as count from ${sql.table(record.table)}
        where ${column} = any(${codes}::text[]) group by ${column}`.execute(db)
      return rows.map(row => Object.assign(row, { directory, where: record.title }))
    })
    return (await Promise.all(uses)).flat()
  }
}

/** Lets everyone who may read a record read its files. */
export function recordFileReader(
  services: PluginServices,
  record: RecordDefinition,
  visible?: Visible,
): FileReader {
  return async (id, context) => {
    const person = callerOf(context)
    if (!person.resources.has(record.rights.view)) return false
    const where = await visible?.(context, services)
    const found = await selectReadable(services, record, person.sites)
      .select('id')
      .where('id', '=', id)
      .$if(where !== undefined, rows => rows.where(where ?? sql<SqlBool>`true`))
      .executeTakeFirst()
    return found !== undefined
  }
}
