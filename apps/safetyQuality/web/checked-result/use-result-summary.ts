import { useTexts } from '@apron/sdk'
import type { ItemResult } from '../../contract/check-order.entities.ts'
import { useCheckDictionaries } from '../shared/dictionaries.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { resultSummary } from './item-words.ts'

/** Returns a function that summarises a result in one line, in the current language. */
export function useResultSummary(): (result: ItemResult) => string {
  const texts = useTexts(CHECKED_RESULT_TEXTS).item
  const dictionaries = useCheckDictionaries()
  return result =>
    resultSummary(
      result,
      {
        result: result.result === null ? '' : dictionaries.label('CHECK_RESULT', result.result),
        level: result.finding?.level ? dictionaries.label('FINDING_LEVEL', result.finding.level) : '',
      },
      texts,
    )
}
