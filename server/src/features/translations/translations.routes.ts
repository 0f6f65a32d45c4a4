import { listTranslations } from '@apron/contract/operations/system.calls'
import { SYSTEM_SCHEMAS } from '@apron/contract/operations/system.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { translationsOf } from './translations.store.ts'

export function translationsRoutes({ db }: { readonly db: Kysely<unknown> }): ServerRoute[] {
  return [
    serveCall(listTranslations, SYSTEM_SCHEMAS.listTranslations, ({ query }) =>
      translationsOf(db, query.projectCode),
    ),
  ]
}
