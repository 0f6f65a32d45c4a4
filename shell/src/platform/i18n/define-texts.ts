import type { Language } from '@apron/contract/entities/language'

/** One text in every language. */
export type Bilingual = Readonly<Record<Language, string>>

/** The texts of one feature by key (`<feature>.<name>`): a missing language does not compile. Values go into `{braces}`. */
export function defineTexts<const Texts extends Readonly<Record<string, Bilingual>>>(texts: Texts): Texts {
  return texts
}
