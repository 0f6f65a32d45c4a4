import { type Static, Type } from 'typebox'
import { RECORD_SEARCH_TEXT } from '../limits/search.ts'

/** Body of `search/queryRecords`. */
export const RecordSearch = Type.Object({
  text: Type.String({
    minLength: RECORD_SEARCH_TEXT.min,
    maxLength: RECORD_SEARCH_TEXT.max,
    description: 'A number or a part of it, or words of a title',
  }),
})
export type RecordSearch = Static<typeof RecordSearch>

/** A found record, as shown to people. */
export const FoundRecord = Type.Object({
  app: Type.String({ description: 'Name of the application' }),
  kind: Type.String({ description: 'Name of the kind of records, in the language of the call' }),
  number: Type.String({ description: 'Number on paper, such as CK-2026-0007' }),
  title: Type.String(),
  state: Type.String({ description: 'In the language of the call' }),
  site: Type.String({ description: 'Three-letter code of the site of the record' }),
  url: Type.String({ description: 'The page of the portal that shows it' }),
})
export type FoundRecord = Static<typeof FoundRecord>

/** Search result. An exact number comes first. */
export const FoundRecords = Type.Object({
  records: Type.Array(FoundRecord),
  complete: Type.Boolean({ description: 'False if an application failed' }),
})
export type FoundRecords = Static<typeof FoundRecords>

/** Texts that people may type for a name. */
export const TypedName = Type.Object({
  zh: Type.String(),
  en: Type.String(),
  syllables: Type.Array(Type.String(), { description: 'Pinyin of the Chinese name, without tones' }),
})
export type TypedName = Static<typeof TypedName>

/** A page of the caller's menu with its names. */
export const PageNames = Type.Object({
  url: Type.String(),
  name: TypedName,
  above: Type.Array(TypedName, { description: 'Groups that contain it' }),
})
export type PageNames = Static<typeof PageNames>
