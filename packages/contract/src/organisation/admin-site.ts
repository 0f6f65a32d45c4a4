import { type Static, Type } from 'typebox'
import { searchText, version, versionOrNew } from '../entities/fields.ts'
import { querySchema, responseSchema, saveSchema } from '../records/field-schemas.ts'
import { adminSite } from './admin-site.fields.ts'

export const AdminSiteQuery = querySchema(adminSite.fields, {
  text: searchText,
  isSite: Type.Optional(Type.Boolean({ description: 'Only those that are, or are not, sites' })),
})
export type AdminSiteQuery = Static<typeof AdminSiteQuery>

export const AdminSite = responseSchema(adminSite.fields, { id: Type.String(), version: Type.Integer() })
export type AdminSite = Static<typeof AdminSite>

/** Body of a save. The three-letter code of an airport never changes. */
export const AdminSiteSave = saveSchema(adminSite.fields, { version: versionOrNew })
export type AdminSiteSave = Static<typeof AdminSiteSave>

/** Makes an airport a site of the organisation, or ends that. */
export const AdminSiteChoice = Type.Object({
  threeCode: Type.String({ minLength: 1, maxLength: 64 }),
  version,
  isSite: Type.Boolean(),
})
export type AdminSiteChoice = Static<typeof AdminSiteChoice>
