import { listDictionary, listDirectoryParents } from '@apron/contract/calls/dictionary.calls'
import { DICTIONARY_SCHEMAS } from '@apron/contract/calls/dictionary.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { dictionaryOptions } from './dictionary.service.ts'
import { directoriesAbove } from './dictionary.store.ts'
import { directoryCodes } from './directory-codes.ts'

export function dictionaryRoutes({ db }: { readonly db: Kysely<unknown> }): ServerRoute[] {
  return [
    serveCall(listDictionary, DICTIONARY_SCHEMAS.listDictionary, ({ query }, { language }) =>
      dictionaryOptions(db, query.dictCode, language),
    ),
    serveCall(
      listDirectoryParents,
      DICTIONARY_SCHEMAS.listDirectoryParents,
      async ({ params }, { language }) => {
        const directories = await directoriesAbove(db, directoryCodes(params.codes))
        return directories.map(({ code, name, parentCode }) => ({
          code,
          name: name[language],
          parentCode: parentCode ?? '',
        }))
      },
    ),
  ]
}
