import { listDictionary, listDirectoryParents } from '@apron/contract/calls/dictionary.calls'
import { directoryCodes } from '@apron/contract/rules/directory-codes'
import { schemasOf } from '@apron/contract/schemas/call-schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { dictionaryOptions } from './dictionary.service.ts'
import { directoriesAbove } from './dictionary.store.ts'

export function dictionaryRoutes({ db }: { readonly db: Kysely<unknown> }): ServerRoute[] {
  return [
    serveCall(listDictionary, schemasOf(listDictionary), ({ query }, { language }) =>
      dictionaryOptions(db, query.dictCode, language),
    ),
    serveCall(listDirectoryParents, schemasOf(listDirectoryParents), async ({ params }, { language }) => {
      const directories = await directoriesAbove(db, directoryCodes(params.codes))
      return directories.map(({ code, name, parentCode }) => ({
        code,
        name: name[language],
        parentCode: parentCode ?? '',
      }))
    }),
  ]
}
