import { textsByCode } from '@apron/contract/texts/pick-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { ROW_TEXTS } from '@apron/pages/list'
import { useCallback, useContext, useEffect, useState } from 'react'
import { type BuiltInTexts, BuiltInTextsContext } from './built-in-texts.ts'

/** Texts of the kit whose codes are those of the administration. */
const KIT_TEXTS: BuiltInTexts = textsByCode([ROW_TEXTS])

/** Returns the text that comes with the portal for a code; null if there is none, or until the texts have been fetched. */
export function useBuiltInText(): (code: string) => TextPair | null {
  const fetchTexts = useContext(BuiltInTextsContext)
  const [texts, setTexts] = useState<BuiltInTexts>(new Map())
  useEffect(() => {
    // Without them the page goes on: a column of it stays empty.
    fetchTexts().then(setTexts, () => undefined)
  }, [fetchTexts])
  return useCallback(code => texts.get(code) ?? KIT_TEXTS.get(code) ?? null, [texts])
}
