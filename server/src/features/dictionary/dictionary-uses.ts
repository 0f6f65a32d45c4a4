import type { Language } from '@apron/contract/dictionary/language'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type {
  DictionaryConsumer,
  DictionaryUse,
  DictionaryValue,
} from '@apron/server-kit/dictionary/dictionary-consumer'
import { type Kysely, sql } from 'kysely'

const UNKNOWN_USES = { zh: '暂时无法查询', en: 'cannot be asked now' }

/** Uses of dictionary values, collected from all features that store some. */
export interface DictionaryUses {
  (transaction: Kysely<unknown>, value: DictionaryValue): Promise<readonly DictionaryUse[]>
}

/**
 * Asks every feature that stores values of the directory. One that fails or cannot report its uses counts as using the
 * value: a wrong deletion is final, a wrong refusal can be retried.
 */
export function createDictionaryUses(
  consumers: readonly DictionaryConsumer[],
  onFailure: (consumer: DictionaryConsumer, error: unknown) => void,
): DictionaryUses {
  return async (transaction, value) => {
    const consumersOfDirectory = consumers.filter(({ directories }) => directories.includes(value.directory))
    const uses: DictionaryUse[] = []
    for (const consumer of consumersOfDirectory) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
      uses.push(...(await usesOf(transaction, consumer, value, onFailure)))
    }
    return uses.filter(({ count }) => count > 0)
  }
}

async function usesOf(
  transaction: Kysely<unknown>,
  consumer: DictionaryConsumer,
  value: DictionaryValue,
  onFailure: (consumer: DictionaryConsumer, error: unknown) => void,
): Promise<readonly DictionaryUse[]> {
  const unknownUses = [{ ...value, where: joinTexts(consumer.name, UNKNOWN_USES), count: 1 }]
  if (consumer.uses === undefined) return unknownUses
  // A failed query would abort the transaction of the deletion.
  await sql`savepoint dictionary_uses`.execute(transaction)
  try {
    const uses = await consumer.uses(transaction, [value])
    await sql`release savepoint dictionary_uses`.execute(transaction)
    return uses
  } catch (error) {
    await sql`rollback to savepoint dictionary_uses`.execute(transaction)
    onFailure(consumer, error)
    return unknownUses
  }
}

function joinTexts(first: TextPair, second: TextPair): TextPair {
  return { zh: `${first.zh}：${second.zh}`, en: `${first.en}: ${second.en}` }
}

/** Describes where a value is used, and how often. */
export function describeUses(uses: readonly DictionaryUse[], language: Language): string {
  return uses
    .map(({ where, count }) => (language === 'zh' ? `${where.zh} ${count} 处` : `${where.en}: ${count}`))
    .join(language === 'zh' ? '、' : ', ')
}
