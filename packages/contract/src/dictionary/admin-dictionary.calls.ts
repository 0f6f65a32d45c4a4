import { defineCall } from '../calls/define-call.ts'
import { IMPORT_BODY_LIMIT_BYTES } from '../limits/lists.ts'
import type { CsvImport, ImportReport } from '../lists/csv-import.ts'
import type { PageOf } from '../lists/paging.ts'
import type { RowResult } from '../lists/row-results.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
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
} from './admin-dictionary.ts'

const DICT = '/api/system/auth/dict'
const OWN = '/api/system/admin/dictionary'
const view = { access: { resource: ADMIN_PERMISSIONS.dictionary.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_PERMISSIONS.dictionary.edit }, failures: 'in-place' } as const

/** Returns one page of dictionary values in their order. §7, DICT-01, DICT-04. */
export const pageDictionary = defineCall<{ body: DictionaryPageQuery; data: PageOf<DictionaryItem> }>({
  id: 'adminDictionary.page',
  method: 'POST',
  path: `${DICT}/page`,
  ...view,
})

/** Creates a value. §7, DICT-02. */
export const saveDictionary = defineCall<{ body: DictionarySave; data: DictionaryItem }>({
  id: 'adminDictionary.save',
  method: 'POST',
  path: `${DICT}/save`,
  ...edit,
})

/** Changes name and position of a value. §7, DICT-02. */
export const updateDictionary = defineCall<{ body: DictionaryUpdate; data: DictionaryItem }>({
  id: 'adminDictionary.update',
  method: 'POST',
  path: `${DICT}/update`,
  ...edit,
})

/** Enables or disables a value, even one in use. §7, DICT-06. */
export const updateDictionaryStatus = defineCall<{ body: DictionaryStatus; data: DictionaryItem }>({
  id: 'adminDictionary.updateStatus',
  method: 'POST',
  path: `${DICT}/updateStatus`,
  ...edit,
})

/** Deletes unused values, each by itself. §7, DICT-03. */
export const deleteDictionary = defineCall<{ body: DictionaryDelete; data: RowResult[] }>({
  id: 'adminDictionary.delete',
  method: 'POST',
  path: `${DICT}/delete`,
  ...edit,
})

/** Returns the fields of a directory's values. §7. */
export const queryDefFields = defineCall<{ body: DefFieldsQuery; data: DefField[] }>({
  id: 'adminDictionary.queryDefFields',
  method: 'POST',
  path: '/api/system/auth/directory/dictionaries/queryDefFields',
  ...view,
})

/** Returns all directories, parents before children. DICT-01. */
export const listAdminDirectories = defineCall<{ data: AdminDirectory[] }>({
  id: 'adminDictionary.directories',
  method: 'POST',
  path: `${OWN}/directories`,
  ...view,
})

/** Creates or changes a directory. DICT-01. */
export const saveAdminDirectory = defineCall<{ body: AdminDirectorySave; data: AdminDirectory }>({
  id: 'adminDictionary.saveDirectory',
  method: 'POST',
  path: `${OWN}/saveDirectory`,
  ...edit,
})

/** Imports values from a CSV file: checks it first, then executes the plan that was shown. ADM-95. */
export const importDictionary = defineCall<{ body: CsvImport; data: ImportReport }>({
  id: 'adminDictionary.import',
  method: 'POST',
  path: `${OWN}/import`,
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  ...edit,
})
