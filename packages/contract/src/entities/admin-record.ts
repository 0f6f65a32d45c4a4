import { Type } from 'typebox'
import { ADMIN_TEXT_LENGTHS } from '../rules/records/admin-formats.ts'

/** The version of a record as the person saw it: a change of a record that was changed since is refused (409). */
export const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** The version of the record that a save changes. */
export const VersionOrNew = Type.Union([Version, Type.Null()], { description: 'null makes a new record' })

/** Id of a record that is called by nothing else. */
export const RecordId = Type.String({ minLength: 1, maxLength: 64 })

/** The same in a save. */
export const RecordIdOrNew = Type.Union([RecordId, Type.Null()], { description: 'null makes a new record' })

/** A name in one language. */
export const Name = Type.String({ minLength: 1, maxLength: ADMIN_TEXT_LENGTHS.name, pattern: '\\S' })

/** Part of a code, name or text to look for. */
export const Text = Type.Optional(Type.String({ maxLength: 60 }))
