import type { TSchema } from 'typebox'

/** The run-time schemas of one call. */
export interface CallSchemas {
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly data: TSchema
}
