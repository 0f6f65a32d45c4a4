import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'

/** A value of a directory of the dictionary. */
export interface DictionaryValue {
  readonly directory: string
  readonly value: string
}

/** A use of a value, in words for the user who tried to delete it. */
export interface DictionaryUse extends DictionaryValue {
  readonly where: TextPair
  readonly count: number
}

/** Code whose tables store dictionary values: a feature of the server, or the server part of a sub-application. */
export interface DictionaryConsumer {
  /** Name shown to users. */
  readonly name: TextPair
  /** Directories whose values it stores. */
  readonly directories: readonly string[]
  /**
   * Returns the uses of values. Called in the transaction of the deletion. If missing, all values of the directories
   * count as in use.
   */
  readonly uses?: (
    db: Kysely<unknown>,
    values: readonly DictionaryValue[],
  ) => Promise<readonly DictionaryUse[]>
}
