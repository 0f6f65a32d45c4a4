import { type Static, Type } from 'typebox'
import { recordId, recordIdOrNew, searchText, version, versionOrNew } from '../entities/fields.ts'
import { querySchema, responseSchema, saveSchema } from '../records/field-schemas.ts'
import { WIRE_TIME } from '../wire/formats/wire-time.ts'
import { adminNotice } from './admin-notice.fields.ts'
import { audience } from './audience.ts'

export const AdminNoticeQuery = querySchema(adminNotice.fields, {
  id: Type.Optional(recordId),
  text: searchText,
})
export type AdminNoticeQuery = Static<typeof AdminNoticeQuery>

export const AdminNotice = responseSchema(adminNotice.fields, {
  id: Type.String(),
  ...audience,
  publishTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss; empty while it is not published' }),
  updateBy: Type.String({ description: 'Empty when it came with the portal' }),
  updateTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss; empty when it came with the portal' }),
  version: Type.Integer(),
})
export type AdminNotice = Static<typeof AdminNotice>

/** Body of a save. A new notice is a draft; a published one stays published. Without an audience it is for everybody. */
export const AdminNoticeSave = saveSchema(adminNotice.fields, {
  id: recordIdOrNew,
  site: Type.Optional(audience.site),
  roles: Type.Optional(audience.roles),
  departments: Type.Optional(audience.departments),
  publish: Type.Optional(Type.Boolean({ description: 'True to publish it at once, unless it is published' })),
  version: versionOrNew,
})
export type AdminNoticeSave = Static<typeof AdminNoticeSave>

/** Publishes a notice now or at a later time. */
export const AdminNoticePublication = Type.Object({
  id: recordId,
  version,
  publishTime: Type.Optional(
    Type.String({ pattern: WIRE_TIME.source, description: 'yyyy-MM-dd HH:mm:ss; now if omitted' }),
  ),
})
export type AdminNoticePublication = Static<typeof AdminNoticePublication>

/** A notice to withdraw or delete. */
export const AdminNoticeVersion = Type.Object({ id: recordId, version })
export type AdminNoticeVersion = Static<typeof AdminNoticeVersion>
