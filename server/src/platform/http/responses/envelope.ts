import { OK } from '@apron/contract/codes/response-codes'
import { LANGUAGES, type Language } from '@apron/contract/dictionary/language'
import type { Envelope } from '@apron/contract/entities/envelope'
import type { Refusal } from '@apron/contract/errors/refusal'

const OK_TEXTS = { zh: '操作成功', en: 'OK' } as const

/** Returns the language of a request, by default Chinese (§9). */
export function languageOfHeader(header: string | string[] | undefined): Language {
  return LANGUAGES.find(language => language === header) ?? 'zh'
}

export function okEnvelope(data: unknown, language: Language): Envelope<unknown> {
  return { code: OK, msg: OK_TEXTS[language], data: data ?? null, success: true }
}

export function refusalEnvelope(refusal: Refusal, language: Language): Envelope<unknown> {
  return { code: refusal.entry.code, msg: refusal.text(language), data: refusal.data, success: false }
}
