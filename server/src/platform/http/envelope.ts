import { OK } from '@apron/contract/codes/response-codes'
import type { Envelope } from '@apron/contract/entities/envelope'
import { LANGUAGES, type Language } from '@apron/contract/entities/language'
import type { Refusal } from '@apron/contract/errors/refusal'

const OK_TEXTS = { zh: '操作成功', en: 'OK' } as const

/** The language a request asks for; Chinese when it asks for none or an unknown one (§9). */
export function languageOfHeader(header: string | string[] | undefined): Language {
  return LANGUAGES.find(language => language === header) ?? 'zh'
}

/** The answer of a call that went well. */
export function okEnvelope(data: unknown, language: Language): Envelope<unknown> {
  return { code: OK, msg: OK_TEXTS[language], data: data ?? null, success: true }
}

/** The answer of a call that was refused. */
export function refusalEnvelope(refusal: Refusal, language: Language): Envelope<unknown> {
  return { code: refusal.entry.code, msg: refusal.text(language), data: refusal.data, success: false }
}
