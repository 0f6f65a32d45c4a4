import type { Static, TSchema } from 'typebox'

/** The run-time schemas of one call. */
export interface CallSchemas {
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly data: TSchema
}

/** Shape of a call derived from its schemas. */
export type ShapeOf<Schemas extends CallSchemas> = {
  -readonly [Part in keyof Schemas]: Schemas[Part] extends TSchema ? Static<Schemas[Part]> : never
}
