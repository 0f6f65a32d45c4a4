import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '../http/error-answers.ts'
import type { ShellPage } from './shell-page.ts'

/** Below these a missing address is missing; it never becomes the shell's page. */
const NEVER_A_PAGE = [
  '/portal-csn/',
  '/system-csn/',
  '/portal/',
  '/assets/',
  '/shared/',
  '/apps/',
  '/health/',
  '/metrics',
]

/** Whether a request with no route of its own asks for a page of the shell: those are routed in the browser. */
export function asksForPage(method: string, url: string, accept: string | undefined): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const path = `${url.split('?')[0]}/`
  if (NEVER_A_PAGE.some(prefix => path.startsWith(prefix))) return false
  return accept?.includes('text/html') === true
}

/** Sends the shell's document, compressed where the browser takes it. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: ShellPage): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', page.etag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.code(200).header('content-type', 'text/html; charset=utf-8')
  const packed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  return packed ? reply.header('content-encoding', 'br').send(page.brotli) : reply.send(page.html)
}

/** Answers everything that has no route: the shell's page, else 404 with the envelope. */
export function answerTheRest(app: FastifyInstance, page: ShellPage | null): void {
  app.setNotFoundHandler((request, reply) => {
    if (page && asksForPage(request.method, request.url, request.headers.accept)) {
      return sendPage(request, reply, page)
    }
    return sendRefusal(request, reply, new Refusal(SERVER_ERRORS.notFound))
  })
}
