import { type Static, Type } from 'typebox'

/** A right of the user (§3, §6): `identify` is what elements and calls ask for, `<subApp>:<object>:<action>`. */
export const Resource = Type.Object({ url: Type.String(), title: Type.String(), identify: Type.String() })
export type Resource = Static<typeof Resource>
