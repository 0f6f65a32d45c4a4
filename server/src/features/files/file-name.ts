import { FILE_NAME_CHARACTERS } from '@apron/contract/limits/files'

/** Control, formatting (such as right-to-left marks), private-use and broken characters. */
const INVISIBLE = /\p{C}/gu
/** Characters with a meaning in file names on some system. */
const RESERVED = /[<>:"|?*]/g

/**
 * Returns a name that is safe to show and save anywhere: the last path segment without invisible characters, shortened
 * before the extension. It is never used as a path: files are stored by id.
 */
export function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const visible = last.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(RESERVED, '_').trim()
  const dot = visible.lastIndexOf('.')
  const ending = dot === -1 ? '' : visible.slice(dot)
  const stem = (dot === -1 ? visible : visible.slice(0, dot)).replace(/^[.\s]+/, '')
  return cut(stem === '' ? 'file' : stem, FILE_NAME_CHARACTERS - ending.length) + ending
}

/** Does not split a surrogate pair. */
function cut(text: string, length: number): string {
  const part = text.slice(0, Math.max(1, length))
  return part.isWellFormed() ? part : part.slice(0, -1)
}
