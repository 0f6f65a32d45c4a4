import {
  type AdminTranslation,
  type AdminTranslationSave,
  TRANSLATION_TYPES,
} from '@apron/contract/entities/admin-translation'
import { OWN_FILE, TRANSLATION_CODE } from '@apron/contract/rules/admin-formats'

export interface TranslationForm {
  readonly code: string
  readonly type: AdminTranslationSave['type']
  readonly chinese: string
  readonly english: string
}

export const NEW_TRANSLATION: TranslationForm = { code: '', type: 1, chinese: '', english: '' }

/** @param translation to be changed; null for a new one */
export function translationForm(translation: AdminTranslation | null): TranslationForm {
  if (translation === null) return NEW_TRANSLATION
  const { code, type, chinese, english } = translation
  return { code, type: type === TRANSLATION_TYPES.file ? 2 : 1, chinese, english }
}

type Fault = 'translations.codeWrong' | 'translations.oneText' | 'translations.fileWrong'
/** What is wrong, by field: the key of its text. */
export type TranslationFaults = Readonly<Partial<Record<keyof TranslationForm, Fault>>>

export function translationFaults({ code, type, chinese, english }: TranslationForm): TranslationFaults {
  const noFile = (text: string) => type === TRANSLATION_TYPES.file && text !== '' && !OWN_FILE.test(text)
  return {
    ...(TRANSLATION_CODE.test(code) ? {} : { code: 'translations.codeWrong' }),
    ...(chinese.trim() === '' && english.trim() === '' ? { chinese: 'translations.oneText' } : {}),
    ...(noFile(chinese) ? { chinese: 'translations.fileWrong' } : {}),
    ...(noFile(english) ? { english: 'translations.fileWrong' } : {}),
  }
}

/** @param before the entry that is changed; null for a new one */
export function toTranslationSave(
  form: TranslationForm,
  before: AdminTranslation | null,
): AdminTranslationSave {
  return { ...form, id: before?.id ?? null, version: before?.version ?? null }
}

/** The placeholders of a text, each once. */
export function bracesOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].toSorted()
}

/**
 * The placeholders that a text should have, when it has others; null when all is well.
 * Values go into placeholders by name, so one that is missing or misspelt loses its value.
 */
export function missedBraces(
  { type, chinese, english }: TranslationForm,
  builtIn: { readonly zh: string; readonly en: string } | null,
): readonly string[] | null {
  if (builtIn === null || type !== TRANSLATION_TYPES.plain) return null
  const wanted = bracesOf(builtIn.zh)
  const differs = [chinese, english].some(
    text => text.trim() !== '' && bracesOf(text).join(' ') !== wanted.join(' '),
  )
  return differs ? wanted : null
}
