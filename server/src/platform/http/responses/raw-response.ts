import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Language } from '@apron/contract/dictionary/language'
import type { Refusal } from '@apron/contract/errors/refusal'
import { securityHeadersOf } from '../headers/security-headers.ts'
import { RETRY_AFTER_S } from '../http-limits.ts'
import { refusalEnvelope } from './envelope.ts'

export interface RawResponse {
  readonly refusal: Refusal
  readonly language: Language
  /** True if people reach the portal by https. */
  readonly https: boolean
}

/**
 * Formats a refusal as a raw HTTP response, for input that never reached the framework: envelope, common headers, end
 * of connection.
 */
export function rawRefusal({ refusal, language, https }: RawResponse): string {
  const { status } = refusal.entry
  const body = JSON.stringify(refusalEnvelope(refusal, language))
  const headers: Readonly<Record<string, string>> = {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...(status === 429 || status === 503 ? { 'retry-after': String(RETRY_AFTER_S) } : {}),
    ...securityHeadersOf(https),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}\r\n${lines.join('')}\r\n${body}`
}

/** Sends a refusal and closes the connection, even if the other side does not. */
export function sendRaw(socket: Duplex, response: RawResponse): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  socket.once('finish', () => socket.destroy())
  socket.end(rawRefusal(response))
}
