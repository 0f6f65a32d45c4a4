import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'

/** All waiting counts return a number. */
export const WAITING_COUNT_SCHEMAS = {
  data: Type.Integer({ minimum: 0 }),
} as const satisfies CallSchemas
