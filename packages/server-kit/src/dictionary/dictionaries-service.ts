import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { DictionaryValue } from './dictionary-user.ts'

/** A value with what people call it. */
export interface NamedValue extends DictionaryValue {
  readonly name: TextPair
  /** Offered for what is new; one that is not may be kept. */
  readonly enabled: boolean
}

/** The dictionary, for whoever keeps values of it. */
export interface DictionariesService {
  /**
   * To be called in the transaction that writes the values, before they are written: until it ends nobody deletes them. Disabled values
   * may be kept on. @param db a transaction @throws Refusal when one is not there (any more)
   */
  hold(db: QueryExecutorProvider, values: readonly DictionaryValue[]): Promise<void>
  /** The values of directories in their order, for pages that may not ask for the dictionary themselves. */
  valuesOf(db: Kysely<unknown>, directories: readonly string[]): Promise<NamedValue[]>
}
