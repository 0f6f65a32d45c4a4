import type { DictionaryOptions, DictionaryQuery } from '../entities/dictionary.ts'
import { defineCall } from './define-call.ts'

/** Values of one or more directories, disabled ones included (old records still show them). §7, API-08. */
export const listDictionary = defineCall<{ query: DictionaryQuery; data: DictionaryOptions }>({
  id: 'dictionary.list',
  method: 'GET',
  path: '/api/system/auth/dict/list',
})
