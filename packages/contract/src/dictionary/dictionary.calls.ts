import { defineCall } from '../calls/define-call.ts'
import type {
  DictionaryOptions,
  DictionaryQuery,
  Directory,
  DirectoryCodes,
  Options,
  OptionsQuery,
} from './dictionary.ts'

/** Returns the values of one or more directories, including disabled ones, which old records still show. §7, API-08. */
export const listDictionary = defineCall<{ query: DictionaryQuery; data: DictionaryOptions }>({
  id: 'dictionary.list',
  method: 'GET',
  path: '/api/system/auth/dict/list',
})

/** Returns dictionaries and data sources for forms and tables, with the version of the dictionary. DICT-05, ADM-93. */
export const listOptions = defineCall<{ query: OptionsQuery; data: Options }>({
  id: 'dictionary.options',
  method: 'GET',
  path: '/api/system/auth/dict/options',
  kept: 'lookup',
})

/** Returns these directories and their ancestors, parents first. §7, DICT-08. */
export const listDirectoryParents = defineCall<{ params: DirectoryCodes; data: Directory[] }>({
  id: 'dictionary.parents',
  method: 'GET',
  path: '/api/system/auth/directory/getParentListNew/{codes}',
})
