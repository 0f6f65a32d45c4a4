import { Named, nullable, text } from '@apron/contract/entities/fields'
import { Page, PageRequest } from '@apron/contract/lists/paging'
import { type Static, Type } from 'typebox'
import { RISK_INDICES } from '../rules/occurrences/risk-matrix.ts'
import { LIBRARY_LIMITS } from './library.values.ts'

const Risk = Type.Enum(RISK_INDICES)
const value = Type.String({ pattern: '^[A-Za-z0-9_-]{1,20}$' })
const month = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$', description: 'yyyy-MM' })

/** A closed, de-identified report as a card of the library, in the language of the request. */
export const LibraryRow = Type.Object({
  id: Type.String(),
  number: Type.String({ description: 'LIB-nnnn' }),
  title: Type.String(),
  category: Named,
  ata: nullable(Named),
  month: Type.String({ description: 'yyyy-MM' }),
  riskBefore: Risk,
  riskAfter: Risk,
  factors: Type.Array(Named),
  happened: Type.String(),
})
export type LibraryRow = Static<typeof LibraryRow>

/** A library entry with all its texts. */
export const LibraryEntry = Type.Object({
  ...LibraryRow.properties,
  setting: Type.String({ description: 'Type of aircraft and time band, if recorded' }),
  why: Type.String(),
  changed: Type.String(),
  lesson: Type.String(),
  helpful: Type.Integer({ description: 'Number of people who said that it helped' }),
})
export type LibraryEntry = Static<typeof LibraryEntry>

export const LibraryCriteria = Type.Object({
  text: Type.Optional(text(LIBRARY_LIMITS.text)),
  category: Type.Optional(value),
  ata: Type.Optional(value),
  factor: Type.Optional(value),
  monthFrom: Type.Optional(month),
  monthTo: Type.Optional(month),
})
export type LibraryCriteria = Static<typeof LibraryCriteria>

export const LibraryQuery = PageRequest(LibraryCriteria)
export type LibraryQuery = Static<typeof LibraryQuery>
export const LibraryPage = Page(LibraryRow)

/** A value to filter by. */
const FilterValue = Type.Object({
  ...Named.properties,
  count: nullable(Type.Integer({ description: 'Number of entries; null if small' })),
})

/** Filter options: the values that occur among the entries. */
export const LibraryOptions = Type.Object({
  categories: Type.Array(FilterValue),
  chapters: Type.Array(FilterValue),
  factors: Type.Array(FilterValue),
  months: Type.Array(Type.String(), { description: 'yyyy-MM, newest first' }),
})
export type LibraryOptions = Static<typeof LibraryOptions>

export const Helpful = Type.Object({ helpful: Type.Integer() })
