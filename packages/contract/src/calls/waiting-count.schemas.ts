import { Type } from 'typebox'
import type { CallSchemas } from './call-schemas.ts'

/** Every waiting count answers a number. */
export const WAITING_COUNT_SCHEMAS = {
  data: Type.Integer({ minimum: 0 }),
} as const satisfies CallSchemas
