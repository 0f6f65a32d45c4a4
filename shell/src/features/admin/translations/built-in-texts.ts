import type { TextPair } from '@apron/contract/texts/text-pair'
import { createContext } from 'react'

/** Texts shipped with the portal, by code. */
export type BuiltInTexts = ReadonlyMap<string, TextPair>

/** Loads the built-in texts. Provided by the shell, which owns them. */
export const BuiltInTextsContext = createContext<() => Promise<BuiltInTexts>>(() =>
  Promise.resolve(new Map()),
)
