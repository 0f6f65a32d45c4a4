import type {
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
} from '../entities/admin-dictionary.ts'
import type { CsvImport, ImportReport } from '../entities/csv-import.ts'
import type { PageOf } from '../entities/paging.ts'
import type { RowResult } from '../entities/row-results.ts'
import { IMPORT_BODY_LIMIT_BYTES } from '../limits/csv-import.ts'
import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'
import { defineCall } from './define-call.ts'

const DICT = '/api/system/auth/dict'
const OWN = '/api/system/admin/dictionary'
const view = { access: { resource: ADMIN_RIGHTS.dictionary.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_RIGHTS.dictionary.edit }, failures: 'in-place' } as const

/** Values of the dictionary, in their order. §7, DICT-01, DICT-04. */
export const pageDictionary = defineCall<{ body: DictionaryPageQuery; data: PageOf<DictionaryItem> }>({
  id: 'adminDictionary.page',
  method: 'POST',
  path: `${DICT}/page`,
  ...view,
})

/** Makes a value. §7, DICT-02. */
export const saveDictionary = defineCall<{ body: DictionarySave; data: DictionaryItem }>({
  id: 'adminDictionary.save',
  method: 'POST',
  path: `${DICT}/save`,
  ...edit,
})

/** Changes what a value is called, and where it stands. §7, DICT-02. */
export const updateDictionary = defineCall<{ body: DictionaryUpdate; data: DictionaryItem }>({
  id: 'adminDictionary.update',
  method: 'POST',
  path: `${DICT}/update`,
  ...edit,
})

/** Enables or disables a value; also one that is in use. §7, DICT-06. */
export const updateDictionaryStatus = defineCall<{ body: DictionaryStatus; data: DictionaryItem }>({
  id: 'adminDictionary.updateStatus',
  method: 'POST',
  path: `${DICT}/updateStatus`,
  ...edit,
})

/** Deletes values that nothing uses, each by itself. §7, DICT-03. */
export const deleteDictionary = defineCall<{ body: DictionaryDelete; data: RowResult[] }>({
  id: 'adminDictionary.delete',
  method: 'POST',
  path: `${DICT}/delete`,
  ...edit,
})

/** What the values of a directory are made of. §7. */
export const queryDefFields = defineCall<{ body: DefFieldsQuery; data: DefField[] }>({
  id: 'adminDictionary.queryDefFields',
  method: 'POST',
  path: '/api/system/auth/directory/dictionaries/queryDefFields',
  ...view,
})

/** All directories, each before those that lie in it. DICT-01. */
export const listAdminDirectories = defineCall<{ data: AdminDirectory[] }>({
  id: 'adminDictionary.directories',
  method: 'POST',
  path: `${OWN}/directories`,
  ...view,
})

/** Makes or changes a directory. DICT-01. */
export const saveAdminDirectory = defineCall<{ body: AdminDirectorySave; data: AdminDirectory }>({
  id: 'adminDictionary.saveDirectory',
  method: 'POST',
  path: `${OWN}/saveDirectory`,
  ...edit,
})

/** Values out of a CSV file: looked at first, then done as it was shown. ADM-95. */
export const importDictionary = defineCall<{ body: CsvImport; data: ImportReport }>({
  id: 'adminDictionary.import',
  method: 'POST',
  path: `${OWN}/import`,
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  ...edit,
})
