import { textsByCode } from '@apron/contract/texts/pick-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { ROW_TEXTS } from '@apron/pages/list'
import { useCallback, useContext, useEffect, useState } from 'react'
import { type BuiltInTexts, BuiltInTextsContext } from './built-in-texts.ts'

/** Texts of the kit that belong to the administration's namespace. */
const KIT_TEXTS: BuiltInTexts = textsByCode([ROW_TEXTS])

/**
 * Returns a lookup of built-in texts by code. It returns null for unknown codes and until the texts have
 * loaded.
 */
export function useBuiltInText(): (code: string) => TextPair | null {
  const fetchTexts = useContext(BuiltInTextsContext)
  const [texts, setTexts] = useState<BuiltInTexts>(new Map())
  useEffect(() => {
    // Without them the page still works; one column stays empty.
    fetchTexts().then(setTexts, () => undefined)
  }, [fetchTexts])
  return useCallback(code => texts.get(code) ?? KIT_TEXTS.get(code) ?? null, [texts])
}
