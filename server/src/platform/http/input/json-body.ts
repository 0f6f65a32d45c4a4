import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { MAX_ARRAY_LENGTH, MAX_JSON_DEPTH } from '../http-limits.ts'

const JSON_MEDIA_TYPE = /^application\/json(?: ?; ?charset=(?:utf-8|"utf-8"))?$/i

/** Returns true for exactly JSON in UTF-8. Look-alikes have bypassed validation elsewhere (security note T21). */
export function isJsonMediaType(contentType: string | undefined): boolean {
  return contentType !== undefined && JSON_MEDIA_TYPE.test(contentType)
}

/** Decodes a body. Rejects invalid UTF-8 instead of repairing it. */
export function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'UTF-8' })
  }
}

/**
 * Returns why an external value is unacceptable, or null: texts PostgreSQL cannot store, excessive size, non-finite
 * numbers.
 */
export function unacceptable(value: unknown): string | null {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: current, depth } = next
    if (typeof current === 'string') {
      if (current.includes('\0') || !current.isWellFormed()) return 'characters'
    } else if (typeof current === 'number') {
      if (!Number.isFinite(current)) return 'number'
    } else if (Array.isArray(current)) {
      if (depth >= MAX_JSON_DEPTH) return 'depth'
      if (current.length > MAX_ARRAY_LENGTH) return 'array length'
      for (const entry of current) open.push({ value: entry, depth: depth + 1 })
    } else if (typeof current === 'object' && current !== null) {
      if (depth >= MAX_JSON_DEPTH) return 'depth'
      for (const [key, entry] of Object.entries(current)) {
        open.push({ value: key, depth }, { value: entry, depth: depth + 1 })
      }
    }
  }
  return null
}

/** Rejects a value that {@link unacceptable} objects to. */
export function requireAcceptable(value: unknown): void {
  const detail = unacceptable(value)
  if (detail !== null) throw new Refusal(SERVER_ERRORS.badRequest, { detail })
}
