import { type Static, Type } from 'typebox'

/** One role of a user (§3 role labels). */
export const RoleName = Type.Object({ code: Type.String(), name: Type.String() })
export type RoleName = Static<typeof RoleName>
