import type { Static } from 'typebox'
import { Named } from '../entities/fields.ts'

/** A role of a user (§3 role labels). */
export const RoleName = Named
export type RoleName = Static<typeof RoleName>
