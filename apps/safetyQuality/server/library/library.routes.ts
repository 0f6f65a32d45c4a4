import { Refusal } from '@apron/contract/errors/refusal'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import * as calls from '../../contract/library/library.calls.ts'
import { LIBRARY_ERRORS } from '../../contract/library/library.errors.ts'
import { LIBRARY_SCHEMAS as schemas } from '../../contract/library/library.schemas.ts'
import { LIBRARY_DIRECTORIES } from '../../contract/library/library.values.ts'
import * as repository from './library.repository.ts'
import type { LibraryTables } from './library.tables.ts'
import { createNameLookup, toEntry, toOptions, toRow } from './library.view.ts'

/** Binds the calls about the library of closed reports, which everybody may read. */
export function libraryRoutes({ db: database, dictionaries }: PluginServices): ServerRoute[] {
  const db = database.withTables<LibraryTables>()
  const loadValues = () => dictionaries.valuesOf(database, Object.values(LIBRARY_DIRECTORIES))
  const loadNameLookup = async ({ language }: CallContext) => createNameLookup(await loadValues(), language)

  return [
    serveCall(calls.queryLibrary, schemas.queryPage, async ({ body }, context) => {
      const page = await repository.listEntries(db, body)
      const names = await loadNameLookup(context)
      return { ...page, records: page.records.map(entry => toRow(entry, names, context.language)) }
    }),
    serveCall(calls.libraryOptions, schemas.options, async (_, { language }) =>
      toOptions(await repository.listFacets(db), await loadValues(), language),
    ),
    serveCall(calls.libraryEntry, schemas.detail, async ({ query }, context) => {
      const entry = await repository.findEntry(db, query.id)
      if (entry === undefined) throw new Refusal(LIBRARY_ERRORS.notPublished)
      return toEntry(entry, await loadNameLookup(context), context.language)
    }),
    serveCall(calls.markEntryHelpful, schemas.helpful, async ({ body }) => {
      const helpful = await repository.incrementHelpful(db, body.id)
      if (helpful === undefined) throw new Refusal(LIBRARY_ERRORS.notPublished)
      return { helpful }
    }),
  ]
}
