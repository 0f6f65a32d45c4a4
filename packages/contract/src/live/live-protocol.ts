import type { Variant } from '../variants/variant.ts'

/** The only template code that clients process (LIVE-04). */
export const COUNT_TEMPLATE_CODE = 'AQ_MSG_COUNT'
/** Heartbeat of the client every {@link HEARTBEAT_INTERVAL_MS}, and the server's answer. */
export const HEARTBEAT = { request: 'ping', response: 'pong' } as const
/** Close codes of the server, from the websocket protocol's private range (security note T10). */
export const LIVE_CLOSE = { sessionOver: 4401, tooManyFrames: 4408, goingAway: 1001, tooSlow: 1013 } as const
/** Id of a connection. Grants nothing. */
const LIVE_ID = /^[\w-]{1,64}$/

/** Path of the live connection: `{livePath}/{userCode}/{id}` (§7). */
export function livePathOf({ livePath }: Pick<Variant, 'livePath'>, userCode: string, id: string): string {
  return `${livePath}/${encodeURIComponent(userCode)}/${id}`
}

/** Returns user code and id of such a path without query, or null. */
export function readLivePath(
  { livePath }: Pick<Variant, 'livePath'>,
  path: string,
): { userCode: string; id: string } | null {
  if (!path.startsWith(`${livePath}/`)) return null
  const [code = '', id = '', ...more] = path.slice(livePath.length + 1).split('/')
  if (more.length > 0 || !LIVE_ID.test(id)) return null
  const userCode = decodePart(code)
  return userCode === '' ? null : { userCode, id }
}

/** Returns the frame with the number of unread messages. */
export function countFrame(count: number): string {
  return JSON.stringify({ templateCode: COUNT_TEMPLATE_CODE, content: String(count) })
}

/** Returns the count of a frame, or null for any other frame, which is ignored (LIVE-04). */
export function countOfFrame(frame: unknown): number | null {
  if (typeof frame !== 'string') return null
  const message = parseJson(frame)
  if (typeof message !== 'object' || message === null) return null
  if (!('templateCode' in message) || message.templateCode !== COUNT_TEMPLATE_CODE) return null
  const content = 'content' in message ? message.content : null
  if (typeof content !== 'string' && typeof content !== 'number') return null
  const count = typeof content === 'string' && !/^\d{1,9}$/.test(content) ? Number.NaN : Number(content)
  return Number.isSafeInteger(count) && count >= 0 ? count : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
