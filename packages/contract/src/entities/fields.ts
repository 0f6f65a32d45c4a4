import { type Static, type TSchema, Type } from 'typebox'
import { ADMIN_TEXT_LENGTHS } from '../rules/records/admin-formats.ts'

const DAY = '(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])'

/** Excludes the null character, which no store accepts. */
export const ANY_TEXT = '^[^\\u0000]*$'
/** Additionally requires a visible character (`isBlank`). */
const VISIBLE_CHARACTER =
  '[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\u3164\\ufeff]'
export const SOME_TEXT = `^[^\\u0000]*${VISIBLE_CHARACTER}[^\\u0000]*$`

/** Text typed by a person. With a minimum length it must not be blank. */
export const text = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: minLength === 0 ? ANY_TEXT : SOME_TEXT })

export const date = Type.String({
  pattern: `^${DAY}$`,
  description: 'yyyy-MM-dd, local date of the site',
})

/** Date of a filter, with or without the time that date filters append (§5). */
export const filterDay = Type.String({
  pattern: `^${DAY}( (00:00:00|23:59:59))?$`,
  description: 'yyyy-MM-dd, local date of the site; 00:00:00 or 23:59:59 may follow',
})

export const dateTime = Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai' })

/** Id of a record in a call. */
export const recordId = Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' })

/** The largest number of a 32-bit column. */
const MAX_INTEGER = 2_147_483_647

/** Number of a database row in a call. */
export const rowNumber = Type.Integer({ minimum: 1, maximum: MAX_INTEGER })

/** Version of the record as seen by the person. A record changed since then rejects the change (409). */
export const version = Type.Integer({ minimum: 1, maximum: MAX_INTEGER, description: 'Optimistic lock' })

/** Names a record in a call. */
export const RecordId = Type.Object({ id: recordId })

/** Names a record in the version that the person saw. */
export const RecordVersion = Type.Object({ id: recordId, version })

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** Id or version of the record changed by a save. */
const orNew = <T extends TSchema>(schema: T) =>
  Type.Union([schema, Type.Null()], { description: 'Null creates a record' })
export const recordIdOrNew = orNew(recordId)
export const versionOrNew = orNew(version)

/** Declares a field secret (`secret-fields.ts`). */
export function secret<Schema extends TSchema>(schema: Schema): Schema {
  // TypeBox marks its schemas with properties that a spread does not copy.
  const copy: Schema = Object.create(Object.prototype, {
    ...Object.getOwnPropertyDescriptors(schema),
    secret: { value: true, enumerable: true },
  })
  return copy
}

/** A name in one language. */
export const nameText = Type.String({
  minLength: 1,
  maxLength: ADMIN_TEXT_LENGTHS.name,
  pattern: VISIBLE_CHARACTER,
})

/** Search text: part of a code, name or text. */
export const searchText = Type.Optional(Type.String({ maxLength: 60 }))

/** Employee of the company, or of an enterprise that works for it. */
export const UserType = Type.Union([Type.Literal('employee'), Type.Literal('enterprise')])
export type UserType = Static<typeof UserType>

/** A code with its name in the language of the request. */
export const Named = Type.Object({ code: Type.String(), name: Type.String() })
export type Named = Static<typeof Named>
