import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { DictionaryValue } from './dictionary-consumer.ts'

/** A value with its name. */
export interface NamedValue extends DictionaryValue {
  readonly name: TextPair
  /** True if it is offered for new records. Others may keep a disabled value. */
  readonly enabled: boolean
}

/** The dictionary, for code that stores its values. */
export interface DictionariesService {
  /**
   * Call this in the transaction that writes the values, before they are written. It prevents their deletion until the
   * transaction ends. Disabled values may be kept. @param db a transaction @throws Refusal if a value does not exist
   */
  hold(db: QueryExecutorProvider, values: readonly DictionaryValue[]): Promise<void>
  /** Returns the values of directories in order, for pages that may not request the dictionary themselves. */
  valuesOf(db: Kysely<unknown>, directories: readonly string[]): Promise<NamedValue[]>
}
