import { type Static, Type } from 'typebox'
import { version, versionOrNew } from '../entities/fields.ts'
import { Order, PageRequest } from '../lists/paging.ts'

/** Sort keys of the list. */
export const RESOURCE_SORT_KEYS = ['identify', 'title', 'url', 'titleZh', 'titleEn'] as const

export const AdminResourceQuery = PageRequest(
  Type.Object({
    text: Type.Optional(
      Type.String({ maxLength: 60, description: 'Part of the identifier, the address or a title' }),
    ),
    ...Order(RESOURCE_SORT_KEYS),
  }),
)
export type AdminResourceQuery = Static<typeof AdminResourceQuery>

/** A permission with its holders. */
export const AdminResource = Type.Object({
  identify: Type.String({ description: '<subApp>:<object>:<action>' }),
  url: Type.String({ description: 'Page it belongs to' }),
  titleZh: Type.String(),
  titleEn: Type.String(),
  roles: Type.Array(Type.String()),
  posts: Type.Array(Type.String()),
  version: Type.Integer(),
})
export type AdminResource = Static<typeof AdminResource>

export const AdminResourceSave = Type.Object({
  identify: Type.String({ maxLength: 100 }),
  url: Type.String({ maxLength: 200 }),
  titleZh: Type.String({ maxLength: 200 }),
  titleEn: Type.String({ maxLength: 200 }),
  version: versionOrNew,
})
export type AdminResourceSave = Static<typeof AdminResourceSave>

export const AdminResourceDelete = Type.Object({
  identify: Type.String({ minLength: 1, maxLength: 100 }),
  version,
})
export type AdminResourceDelete = Static<typeof AdminResourceDelete>
