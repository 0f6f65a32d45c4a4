import type { TextPair } from '@apron/contract/texts/text-pair'
import { createContext, useCallback, useContext, useEffect, useState } from 'react'

/** The texts that come with the portal, by code. */
export type BuiltInTexts = ReadonlyMap<string, TextPair>

/** Fetches them; given by the shell, whose texts they are. */
export const BuiltInTextsContext = createContext<() => Promise<BuiltInTexts>>(() =>
  Promise.resolve(new Map()),
)

/** The text that comes with the portal for a code; null when it knows none, or not yet. */
export function useBuiltInText(): (code: string) => TextPair | null {
  const fetchTexts = useContext(BuiltInTextsContext)
  const [texts, setTexts] = useState<BuiltInTexts>(new Map())
  useEffect(() => {
    // Without them the page goes on: a column of it stays empty.
    fetchTexts().then(setTexts, () => undefined)
  }, [fetchTexts])
  return useCallback(code => texts.get(code) ?? null, [texts])
}
