import { csn } from './csn.ts'
import { gameco } from './gameco.ts'
import type { Variant } from './variant.ts'

/** Deployments by the value of the `VARIANT` setting. */
export const VARIANTS = { csn, gameco } as const satisfies Record<string, Variant>

export type VariantKey = keyof typeof VARIANTS
