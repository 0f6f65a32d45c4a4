import type { Language } from '../dictionary/language.ts'

/** A text in both languages. */
export interface TextPair {
  readonly zh: string
  readonly en: string
}

/** Returns the text in a language. A missing English text is shown in Chinese. */
export const textOf = ({ zh, en }: TextPair, language: Language) => (language === 'en' && en) || zh
