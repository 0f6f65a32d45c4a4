import type { RecordDefinition } from '@apron/contract/records/define-record'
import { type RecordFields, textIn } from '@apron/contract/records/fields'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type CallingPerson, callerOf } from '../../calls/call-context.ts'
import { columnOf } from '../../db/sorted-by.ts'
import type { PluginServices } from '../../plugin/plugin-services.ts'
import type { TaskProvider, WorkItem } from '../../plugin/task-provider.ts'
import type { WidgetProvider } from '../../plugin/widget-provider.ts'
import { type RecordsOptions, recordsOf, toStored } from '../list-records.ts'
import type { RecordHooks } from './record-hooks.ts'
import { numberField, stateOf } from './record-parts.ts'
import { recordSelection } from './record-rows.ts'
import type { StoredOf } from './record-table.ts'

interface RecordWork<Fields extends RecordFields> {
  readonly id: string
  readonly resource: string
  /** Path of the record page within the application. */
  readonly page: `/${string}`
  /** Returns a condition on the columns of the table. */
  readonly where: (person: CallingPerson) => Expression<SqlBool>
  /** Due time of a record, if it comes from another table. Takes precedence over `orderBy`. */
  readonly dueAt?: RawBuilder<Date | null>
  /** Orders the most urgent first. */
  readonly orderBy: NonNullable<RecordsOptions<Fields>['orderBy']>
  /** Excludes records by a rule that the condition cannot express. */
  readonly isFor?: (row: StoredOf<Fields>, person: CallingPerson) => boolean
  readonly item: (
    row: StoredOf<Fields>,
  ) => Pick<WorkItem, 'title' | 'action' | 'decision'> & Partial<Pick<WorkItem, 'due' | 'state'>>
}

const NEVER = sql<null>`null::timestamptz`

/** Turns records that wait for the caller into rows of “my work”. */
export function recordWork<Fields extends RecordFields>(
  { db }: Pick<PluginServices, 'db'>,
  record: RecordDefinition<Fields>,
  { id, resource, page, where, dueAt = NEVER, orderBy, isFor, item }: RecordWork<Fields>,
): TaskProvider {
  const { app, fields } = record
  return {
    id,
    resource,
    async items(context, limit) {
      const person = callerOf(context)
      const selected = await recordsOf(db, record)
        .select([...recordSelection(record), dueAt.as('work_due')])
        .where(where(person))
        .orderBy(sql.join([sql.ref('work_due'), ...orderBy.map(name => sql.ref(columnOf(name)))]))
        .$if(isFor === undefined, found => found.limit(limit))
        .execute()
      const rows = selected.map(({ work_due: due, ...row }) => ({ due, row: toStored<Fields>(fields, row) }))
      const own = isFor === undefined ? rows : rows.filter(({ row }) => isFor(row, person)).slice(0, limit)
      return own.map(({ due, row }) => {
        const known = {
          id: row.id,
          number: textIn({ ...row }, numberField(record)),
          state: stateOf(fields, { ...row }),
          due: due instanceof Date ? wireDate(due) : null,
          site: row.siteCode,
          url: `/${app}${page}?id=${row.id}` as const,
        }
        return Object.assign(known, item(row))
      })
    },
  }
}

interface StateCounts extends Pick<WidgetProvider, 'id' | 'title' | 'url'> {
  /** Restricts which records are counted. All by default. */
  readonly visible?: RecordHooks<RecordFields>['visible']
  /** Returns the list of the records in a state. */
  readonly urlOf?: (state: string) => `/${string}`
  /** Leaves out states without records. */
  readonly sparse?: boolean
}

/** Counts the records of the site by state, for the dashboard. */
export function recordsByState(
  services: PluginServices,
  record: Pick<RecordDefinition, 'table' | 'fields'> & { readonly rights: { readonly view: string } },
  { id, title, url, urlOf, visible, sparse = false }: StateCounts,
): WidgetProvider {
  const { status } = record.fields
  const states = status?.kind === 'choice' ? status.options : {}
  return {
    id,
    title,
    url,
    resource: record.rights.view,
    async rows(context) {
      const where = await visible?.(context, services)
      const counts = await recordsOf(services.db, record)
        .select([sql<string>`status`.as('state'), sql<number>`count(*)::int`.as('value')])
        .where('site_code', '=', context.site)
        .$if(where !== undefined, found => found.where(where ?? sql<SqlBool>`true`))
        .groupBy('status')
        .execute()
      const values = new Map(counts.map(({ state, value }) => [state, value]))
      return Object.entries(states)
        .filter(([state]) => !sparse || values.has(state))
        .map(([state, { zh, en }]) => {
          const row = { label: { zh, en }, value: values.get(state) ?? 0 }
          return urlOf === undefined ? row : Object.assign(row, { url: urlOf(state) })
        })
    },
  }
}
