import type { TextPair } from '@apron/contract/texts/text-pair'

/** The texts of one feature by key (`<feature>.<name>`): a missing language does not compile. Values go into `{braces}`. */
export function defineTexts<const Texts extends Readonly<Record<string, TextPair>>>(texts: Texts): Texts {
  return texts
}
