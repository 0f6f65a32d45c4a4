import { type Static, Type } from 'typebox'
import { ADMIN_TEXT_LENGTHS } from '../rules/admin-formats.ts'

/** The version of a record as the person saw it: a change of a record that was changed since is refused (409). */
const seenVersion = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** A record by its id, as the person saw it. */
export const SeenRecord = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  version: seenVersion,
})
export type SeenRecord = Static<typeof SeenRecord>

/** What a save answers: the record's id and its version now. */
export const SavedRecord = Type.Object({ id: Type.String(), version: Type.Integer() })
export type SavedRecord = Static<typeof SavedRecord>

/** Which record a save changes; without it a new one is made. */
export const seen = Type.Optional(SeenRecord)

/** A name in one language. */
export const name = Type.String({ minLength: 1, maxLength: ADMIN_TEXT_LENGTHS.name, pattern: '\\S' })

/** Part of a code, name or text to look for. */
export const keyword = Type.Optional(Type.String({ maxLength: 60 }))
