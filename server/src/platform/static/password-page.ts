import type { FastifyInstance } from 'fastify'
import { passwordPageDirectives, policyText } from '../http/csp.ts'
import { sendKept } from '../http/kept-answer.ts'
import type { ShellPage } from './shell-page.ts'

/** The address that the change-password dialog frames. */
const PATH = '/password-page'

/**
 * The document of the shell, which draws the password page at this address, with a policy of its own:
 * shown in frames of this origin and nowhere else (security note T03).
 */
export function servePasswordPage(app: FastifyInstance, page: ShellPage): void {
  const policy = policyText(passwordPageDirectives(page.importMapHash))
  app.get(PATH, (request, reply) => {
    const destination = request.headers['sec-fetch-dest']
    if (destination !== undefined && destination !== 'iframe') return reply.callNotFound()
    reply.header('content-security-policy', policy).header('x-frame-options', 'SAMEORIGIN')
    return sendKept(request, reply, page)
  })
}
