import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import { SafetyFigures } from './figures.entities.ts'

/** Schemas of the calls, for the server only. */
export const FIGURES_SCHEMAS = {
  overview: { data: SafetyFigures },
} as const satisfies Record<string, CallSchemas>
