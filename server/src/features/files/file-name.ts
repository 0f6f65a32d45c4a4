import { FILE_NAME_CHARACTERS } from '@apron/contract/limits/files'

/** Control, formatting (right-to-left marks among them), private and broken characters. */
const UNSEEN = /\p{C}/gu
/** What some system gives a meaning to in a name. */
const RESERVED = /[<>:"|?*]/g

/**
 * A name that can be shown and saved anywhere: the last part of a path, without unseen characters, cut before its ending when it
 * is too long. It never names a place: files are stored by id.
 */
export function safeFileName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const seen = last.normalize('NFC').replaceAll(UNSEEN, '').replaceAll(RESERVED, '_').trim()
  const dot = seen.lastIndexOf('.')
  const ending = dot === -1 ? '' : seen.slice(dot)
  const stem = (dot === -1 ? seen : seen.slice(0, dot)).replace(/^[.\s]+/, '')
  return cut(stem === '' ? 'file' : stem, FILE_NAME_CHARACTERS - ending.length) + ending
}

/** Never in the middle of a character. */
function cut(text: string, length: number): string {
  const part = text.slice(0, Math.max(1, length))
  return part.isWellFormed() ? part : part.slice(0, -1)
}
