import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A response that is the same for everybody, cached as bytes, so that it costs neither work nor memory per request. */
export interface CachedResponse {
  readonly type: string
  readonly bytes: Buffer
  readonly brotli: Buffer
  readonly etag: string
}

/** Best compression of a large response would block the server for half a second. This takes milliseconds. */
const QUICK_COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export function cacheResponse(type: string, content: string): CachedResponse {
  const bytes = Buffer.from(content)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  return { type, bytes, brotli: brotliCompressSync(bytes, QUICK_COMPRESSION), etag }
}

export function cacheJson(value: unknown): CachedResponse {
  return cacheResponse('application/json; charset=utf-8', JSON.stringify(value))
}

/** Sends the response, compressed if accepted, or 304 if the client has it. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', cached.etag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === cached.etag) return reply.code(304).send()
  reply.code(200).header('content-type', cached.type)
  const packed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  return packed ? reply.header('content-encoding', 'br').send(cached.brotli) : reply.send(cached.bytes)
}
