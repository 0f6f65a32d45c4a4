import type { TextPair } from '@apron/contract/texts/text-pair'
import { createContext } from 'react'

/** The texts that come with the portal, by code. */
export type BuiltInTexts = ReadonlyMap<string, TextPair>

/** Fetches them; given by the shell, whose texts they are. */
export const BuiltInTextsContext = createContext<() => Promise<BuiltInTexts>>(() =>
  Promise.resolve(new Map()),
)
