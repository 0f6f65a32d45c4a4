import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { DataSourceOption } from '@apron/contract/lists/data-source'
import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import { DATA_SOURCE_SCHEMAS } from '@apron/contract/lists/data-source.schemas'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { entriesOfSource } from './data-sources.store.ts'

export function dataSourcesRoutes({ db }: { readonly db: Kysely<unknown> }): ServerRoute[] {
  return [
    serveCall(queryDataSource, DATA_SOURCE_SCHEMAS.queryDataSource, async ({ body }, context) => {
      const options = await sourceOptions(db, body.dataSourceId, context, body.keyword)
      if (options === null) throw new Refusal(SERVER_ERRORS.notFound)
      return options
    }),
  ]
}

/** Returns the options of a data source in the caller's language, or null if there is no such source. */
export async function sourceOptions(
  db: Kysely<unknown>,
  dataSourceId: string,
  context: CallContext,
  keyword = '',
): Promise<DataSourceOption[] | null> {
  const { deptCode: dept } = callerOf(context)
  const entries = await entriesOfSource(db, { dataSourceId, keyword, dept })
  return entries === null ? null : entries.map(({ id, name }) => ({ id, sourceName: name[context.language] }))
}
