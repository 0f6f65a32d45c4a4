import { queryDataSource } from '@apron/contract/calls/data-source.calls'
import { DATA_SOURCE_SCHEMAS } from '@apron/contract/calls/data-source.schemas'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { entriesOfSource } from './data-sources.store.ts'

export function dataSourcesRoutes({ db }: { readonly db: Kysely<unknown> }): ServerRoute[] {
  return [
    serveCall(queryDataSource, DATA_SOURCE_SCHEMAS.queryDataSource, async ({ body }, context) => {
      const { deptCode: dept } = callerOf(context)
      const { dataSourceId, keyword = '' } = body
      const entries = await entriesOfSource(db, { dataSourceId, keyword, dept })
      if (entries === null) throw new Refusal(SERVER_ERRORS.notFound)
      return entries.map(({ id, name }) => ({ id, sourceName: name[context.language] }))
    }),
  ]
}
