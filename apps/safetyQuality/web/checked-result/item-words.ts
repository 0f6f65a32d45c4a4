import { type RecordWords, useRecordWords } from '@apron/pages/records'
import { fillText, type TextsOf, useTexts } from '@apron/sdk'
import type { CheckItem, ItemResult, Measure } from '../../contract/checks/check-order.entities.ts'
import { itemResult } from '../../contract/checks/check-result.ts'
import { flatResult } from '../../contract/rules/checks/results.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'

/** Returns the limits of a measurement as text, empty without limits. */
export function limitsText(
  { unit, min, max }: Measure,
  texts: TextsOf<typeof CHECKED_RESULT_TEXTS.item>,
): string {
  if (min === null) return max === null ? '' : fillText(texts.atMost, { unit, max })
  return max === null ? fillText(texts.atLeast, { unit, min }) : fillText(texts.between, { unit, min, max })
}

/** Shortens lists of item numbers: `1, 2, 3, 5` becomes `1–3, 5`. Other parts stay unchanged. */
export function numberRanges(list: string): string {
  const runs: string[][] = []
  for (const part of list.split(', ')) {
    const run = runs.at(-1)
    if (run !== undefined && Number(run.at(-1)) + 1 === Number(part)) run.push(part)
    else runs.push([part])
  }
  return runs.map(run => (run.length < 3 ? run.join(', ') : `${run[0]}–${run.at(-1)}`)).join(', ')
}

/** Summarises the result of an item in one line. @param words of `itemResult` */
export function resultSummary(
  result: ItemResult,
  words: Pick<RecordWords, 'label' | 'format'>,
  noResult: string,
): string {
  const values = flatResult(result)
  const parts = [
    words.format('result', values) || noResult,
    words.format('level', values),
    ...result.measured.map(({ value, unit }) => `${value} ${unit}`),
    result.remark,
    values.description,
    values.containment,
    result.photos.length > 0 && `${words.label('photos')} ${result.photos.length}`,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Returns a function that summarises a result in one line, in the current language. */
export function useResultSummary(): (result: ItemResult) => string {
  const { noResult } = useTexts(CHECKED_RESULT_TEXTS).item
  const words = useRecordWords(itemResult)
  return result => resultSummary(result, words, noResult)
}

/** Groups items under the headings of the template, in their order. */
export function groupItems(items: readonly CheckItem[]) {
  const groups: { readonly name: string; readonly items: CheckItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.name === item.group) last.items.push(item)
    else groups.push({ name: item.group, items: [item] })
  }
  return groups
}
