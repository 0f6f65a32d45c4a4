import { type Static, Type } from 'typebox'

/** Query of `getSerialNumber` (API-08). */
export const SerialQuery = Type.Object({
  code: Type.String({ pattern: '^[A-Z]{2,3}$', description: 'Prefix of the series, such as `AP`' }),
})
export type SerialQuery = Static<typeof SerialQuery>
