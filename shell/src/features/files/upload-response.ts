import { codeKind, OK } from '@apron/contract/codes/response-codes'
import type { Language } from '@apron/contract/dictionary/language'
import { ACTION_TEXTS, UPLOAD_ERROR_TEXT } from '@apron/contract/errors/action-texts'
import { isEnvelope } from '@apron/contract/wire/envelope'

export type UploadResult =
  | { readonly kind: 'done'; readonly url: string }
  | { readonly kind: 'failed'; readonly text: string; readonly sessionOver: boolean }

/**
 * Interprets an upload response (§8). Only code 200 is success; transport failures show the server's message
 * or `Error`.
 * @param status 0 if the server was not reached
 */
export function readUploadResponse(status: number, json: unknown, language: Language): UploadResult {
  const envelope = isEnvelope(json) ? json : null
  const message = typeof envelope?.msg === 'string' ? envelope.msg : ''
  if (status < 200 || status > 299 || envelope === null) {
    return { kind: 'failed', text: message || UPLOAD_ERROR_TEXT, sessionOver: status === 401 }
  }
  if (envelope.code === OK && typeof envelope.data === 'string') return { kind: 'done', url: envelope.data }
  const failed = ACTION_TEXTS.uploadFailed[language]
  const between = language === 'zh' ? '：' : ': '
  return {
    kind: 'failed',
    text: message === '' ? failed : failed + between + message,
    sessionOver: codeKind(envelope.code) === 'session-over',
  }
}
