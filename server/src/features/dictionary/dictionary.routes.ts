import {
  listDictionary,
  listDirectoryParents,
  listOptions,
} from '@apron/contract/dictionary/dictionary.calls'
import { DICTIONARY_SCHEMAS } from '@apron/contract/dictionary/dictionary.schemas'
import type { DataSourceOption } from '@apron/contract/lists/data-source'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { splitList } from './dictionary.rules.ts'
import { dictionaryOptions } from './dictionary.service.ts'
import { directoriesAbove } from './dictionary.store.ts'
import { directoryCodes } from './directory-codes.ts'
import { createOptionsCache } from './options-cache.ts'

export interface DictionaryRoutesDeps {
  readonly db: Kysely<unknown>
  /** Returns the options of a data source, or null if there is none with this id. */
  readonly findSourceOptions: (
    dataSourceId: string,
    context: CallContext,
  ) => Promise<DataSourceOption[] | null>
}

export function dictionaryRoutes({ db, findSourceOptions }: DictionaryRoutesDeps): ServerRoute[] {
  const readOptions = createOptionsCache(db)
  return [
    serveCall(listDictionary, DICTIONARY_SCHEMAS.listDictionary, ({ query }, { language }) =>
      dictionaryOptions(db, query.dictCode, language),
    ),
    serveCall(listOptions, DICTIONARY_SCHEMAS.listOptions, async ({ query }, context) => {
      const { version, dictionaries } = await readOptions(splitList(query.dictCode ?? ''), context.language)
      const ids = splitList(query.dataSourceId ?? '')
      const sources = await Promise.all(
        ids.map(async id => [id, (await findSourceOptions(id, context)) ?? []] as const),
      )
      return { version, dictionaries, sources: Object.fromEntries(sources) }
    }),
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
