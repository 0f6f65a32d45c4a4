import { type Static, type TSchema, Type } from 'typebox'

const DAY = '(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])'

/** Text a person typed: anything but the null character, which no store accepts. */
export const text = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\u0000]*$' })

export const date = Type.String({
  pattern: `^${DAY}$`,
  description: 'yyyy-MM-dd, local date of the site',
})

/** A day of a filter: with the time that filters by days append, or without (§5). */
export const filterDay = Type.String({
  pattern: `^${DAY}( (00:00:00|23:59:59))?$`,
  description: 'yyyy-MM-dd, local date of the site; 00:00:00 or 23:59:59 may follow',
})

export const dateTime = Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai' })

/** The id of a record, as a call names it. */
export const recordId = Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' })

export const version = Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'Optimistic lock' })

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** A code with its name in the language of the request. */
export const Named = Type.Object({ code: Type.String(), name: Type.String() })
export type Named = Static<typeof Named>
