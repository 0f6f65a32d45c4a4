import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import { CsvImport, ImportReport } from '../lists/csv-import.ts'
import { Page } from '../lists/paging.ts'
import { RowResults } from '../lists/row-results.ts'
import type * as calls from './admin-dictionary.calls.ts'
import {
  AdminDirectory,
  AdminDirectorySave,
  DefField,
  DefFieldsQuery,
  DictionaryDelete,
  DictionaryItem,
  DictionaryPageQuery,
  DictionarySave,
  DictionaryStatus,
  DictionaryUpdate,
} from './admin-dictionary.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_DICTIONARY_SCHEMAS = {
  pageDictionary: { body: DictionaryPageQuery, data: Page(DictionaryItem) },
  saveDictionary: { body: DictionarySave, data: DictionaryItem },
  updateDictionary: { body: DictionaryUpdate, data: DictionaryItem },
  updateDictionaryStatus: { body: DictionaryStatus, data: DictionaryItem },
  deleteDictionary: { body: DictionaryDelete, data: RowResults },
  queryDefFields: { body: DefFieldsQuery, data: Type.Array(DefField) },
  listAdminDirectories: { data: Type.Array(AdminDirectory) },
  saveAdminDirectory: { body: AdminDirectorySave, data: AdminDirectory },
  importDictionary: { body: CsvImport, data: ImportReport },
} as const satisfies Record<keyof typeof calls, CallSchemas>
