import type { RawBuilder } from 'kysely'

/** A column in which values of a directory are kept. */
export interface ValuePlace {
  readonly directory: string
  readonly where: { readonly zh: string; readonly en: string }
  readonly count: (value: string) => RawBuilder<{ count: number }>
}
