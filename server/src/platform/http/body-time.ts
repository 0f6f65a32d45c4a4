import type { FastifyInstance } from 'fastify'
import type { HttpLimits } from './http-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as an upload. */
    uploads?: boolean
  }
}

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** Node has one time limit for all requests, that of uploads; the shorter one of all others is kept here (security note T23). */
export function limitBodyTime(app: FastifyInstance, { requestTimeoutMs }: HttpLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    const hasBody = encoding !== undefined || (length !== undefined && length !== '0')
    if (hasBody && request.routeOptions.config.uploads !== true) {
      const timer = setTimeout(() => {
        if (!raw.complete && !reply.raw.headersSent) raw.socket.end(TOO_SLOW, () => raw.socket.destroy())
      }, requestTimeoutMs)
      const stop = () => clearTimeout(timer)
      raw.once('end', stop).once('close', stop)
    }
    done()
  })
}
