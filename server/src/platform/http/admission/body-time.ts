import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { FastifyInstance } from 'fastify'
import type { HttpLimits } from '../http-limits.ts'
import { languageOfHeader } from '../responses/envelope.ts'
import { sendRaw } from '../responses/raw-response.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as an upload. */
    uploads?: boolean
  }
}

/**
 * Enforces the time limit of requests other than uploads (security note T23). Node has a single limit, which is that of
 * uploads.
 */
export function limitBodyTime(app: FastifyInstance, { requestTimeoutMs }: HttpLimits, https: boolean): void {
  const refusal = new Refusal(SERVER_ERRORS.tooSlow)

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    const hasBody = encoding !== undefined || (length !== undefined && length !== '0')
    if (hasBody && request.routeOptions.config.uploads !== true) {
      const timer = setTimeout(() => {
        if (raw.complete || reply.raw.headersSent) return
        sendRaw(raw.socket, { refusal, language: languageOfHeader(raw.headers['language']), https })
      }, requestTimeoutMs)
      const stop = () => clearTimeout(timer)
      raw.once('end', stop).once('close', stop)
    }
    done()
  })
}
