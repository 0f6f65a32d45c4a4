import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './dictionary.calls.ts'
import {
  DictionaryOptions,
  DictionaryQuery,
  Directory,
  DirectoryCodes,
  Options,
  OptionsQuery,
} from './dictionary.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const DICTIONARY_SCHEMAS = {
  listDictionary: { query: DictionaryQuery, data: DictionaryOptions },
  listOptions: { query: OptionsQuery, data: Options },
  listDirectoryParents: { params: DirectoryCodes, data: Type.Array(Directory) },
} as const satisfies Record<keyof typeof calls, CallSchemas>
