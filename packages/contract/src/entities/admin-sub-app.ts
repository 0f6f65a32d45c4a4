import { type Static, Type } from 'typebox'
import { SUB_APP_NAME, SUB_APP_VERSION, SUB_APP_VERSION_LENGTH } from '../rules/menus/sub-app-id.ts'

const app = Type.String({ pattern: SUB_APP_NAME.source })
const version = Type.String({ pattern: SUB_APP_VERSION.source, maxLength: SUB_APP_VERSION_LENGTH })

/** Makes a version active, or with `follow` the last build and later ones. `seen` is the version that was active for the person. */
export const AdminSubAppChoice = Type.Object({
  name: app,
  version: Type.Union([version, Type.Literal('follow')]),
  seen: Type.Union([version, Type.Null()]),
})
export type AdminSubAppChoice = Static<typeof AdminSubAppChoice>

/** Offers an application to people, or takes it away. */
export const AdminSubAppSwitch = Type.Object({ name: app, enabled: Type.Boolean() })
export type AdminSubAppSwitch = Static<typeof AdminSubAppSwitch>
