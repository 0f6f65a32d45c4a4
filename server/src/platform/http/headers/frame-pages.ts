import type { FastifyInstance } from 'fastify'
import { framePageDirectives, policyText } from './csp.ts'

/** Header in which browsers declare a request for a framed page. Sent on secure origins only. */
const DESTINATION = 'sec-fetch-dest'

/**
 * Serves pages of isolated applications with the policy of {@link framePageDirectives}. Only in frames of the shell:
 * opened through an external link, an address with a malicious payload would run under the looser policy.
 * @param isFramePage returns true for the path of such a page
 */
export function serveFramePages(
  scope: FastifyInstance,
  isFramePage: (path: string) => Promise<boolean>,
): void {
  const asksForPage = ({ url }: { readonly url: string }) => isFramePage(url.split('?', 1)[0] ?? '')
  const policy = policyText(framePageDirectives())

  scope.addHook('onRequest', async (request, reply) => {
    const destination = request.headers[DESTINATION]
    if (destination === undefined || destination === 'iframe' || !(await asksForPage(request))) return
    reply.callNotFound()
  })
  scope.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400 || !(await asksForPage(request))) return
    // The policy comes with the page, so the page is always revalidated although its content never changes.
    reply.header('cache-control', 'no-cache')
    reply.header('content-security-policy', policy).header('x-frame-options', 'SAMEORIGIN')
  })
}
