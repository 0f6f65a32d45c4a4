import { type Static, Type } from 'typebox'
import { ICAO_CODE, THREE_LETTER_CODE } from '../rules/records/admin-formats.ts'
import { nameText, searchText, version, versionOrNew } from './fields.ts'
import { Order, PageRequest } from './paging.ts'

/** Columns that the list is sorted by. */
export const SITE_SORT_KEYS = ['threeCode', 'icao', 'nameZh', 'nameEn', 'isSite', 'people'] as const

export const AdminSiteQuery = PageRequest(
  Type.Object({
    text: searchText,
    isSite: Type.Optional(Type.Boolean({ description: 'Only those that are, or are not, sites' })),
    ...Order(SITE_SORT_KEYS),
  }),
)
export type AdminSiteQuery = Static<typeof AdminSiteQuery>

/** An airport of the reference list, and whether the organisation works there. */
export const AdminSite = Type.Object({
  id: Type.String(),
  threeCode: Type.String(),
  icao: Type.String(),
  cnName: Type.String(),
  enName: Type.String(),
  isSite: Type.Boolean(),
  people: Type.Integer({ minimum: 0 }),
  version: Type.Integer(),
})
export type AdminSite = Static<typeof AdminSite>

/** An airport to be made or changed; its three-letter code stays what it is. */
export const AdminSiteSave = Type.Object({
  threeCode: Type.String({ pattern: THREE_LETTER_CODE.source }),
  icao: Type.String({ pattern: ICAO_CODE.source }),
  cnName: nameText,
  enName: nameText,
  version: versionOrNew,
})
export type AdminSiteSave = Static<typeof AdminSiteSave>

/** Makes an airport a site of the organisation, or takes that away. */
export const AdminSiteChoice = Type.Object({
  threeCode: Type.String({ minLength: 1, maxLength: 64 }),
  version,
  isSite: Type.Boolean(),
})
export type AdminSiteChoice = Static<typeof AdminSiteChoice>
