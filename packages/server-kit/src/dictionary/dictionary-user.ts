import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'

/** A value of a directory of the dictionary. */
export interface DictionaryValue {
  readonly directory: string
  readonly value: string
}

/** Where a value is used, in words for the person who wanted to delete it. */
export interface DictionaryUse extends DictionaryValue {
  readonly where: TextPair
  readonly count: number
}

/** Somebody whose tables keep values of the dictionary: a feature of the server, or the server part of a sub-application. */
export interface DictionaryUser {
  /** What people call it. */
  readonly name: TextPair
  /** For these it answers. */
  readonly directories: readonly string[]
  /** Missing: it keeps them and cannot be asked, so they count as in use. Asked in the transaction of the deletion. */
  readonly uses?: (
    db: Kysely<unknown>,
    values: readonly DictionaryValue[],
  ) => Promise<readonly DictionaryUse[]>
}
