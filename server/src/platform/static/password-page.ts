import type { FastifyInstance } from 'fastify'
import { passwordPageDirectives, policyText } from '../http/headers/csp.ts'
import { sendCached } from '../http/responses/cached-response.ts'
import type { ShellPage } from './shell-page.ts'

/** Address framed by the change-password dialog. */
const PATH = '/password-page'

/**
 * Serves the shell's document, which shows the password page at this address, with its own policy: only in frames of
 * this origin (security note T03).
 */
export function servePasswordPage(app: FastifyInstance, page: ShellPage): void {
  const policy = policyText(passwordPageDirectives(page.importMapHash))
  app.get(PATH, (request, reply) => {
    const destination = request.headers['sec-fetch-dest']
    if (destination !== undefined && destination !== 'iframe') return reply.callNotFound()
    reply.header('content-security-policy', policy).header('x-frame-options', 'SAMEORIGIN')
    return sendCached(request, reply, page)
  })
}
