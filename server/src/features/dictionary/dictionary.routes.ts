import { listDictionary } from '@apron/contract/calls/dictionary.calls'
import { schemasOf } from '@apron/contract/schemas/call-schemas'
import { type ServerRoute, serveCall } from '@apron/contract/sub-apps/server-plugin'
import type { Kysely } from 'kysely'
import { directoriesOf, optionsByDirectory } from './dictionary.rules.ts'
import { entriesOf } from './dictionary.store.ts'

export function dictionaryRoutes({ db }: { readonly db: Kysely<unknown> }): ServerRoute[] {
  return [
    serveCall(listDictionary, schemasOf(listDictionary), async ({ query }, { language }) => {
      const directories = directoriesOf(query.dictCode)
      return optionsByDirectory(directories, await entriesOf(db, directories), language)
    }),
  ]
}
