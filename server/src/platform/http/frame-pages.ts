import type { FastifyInstance } from 'fastify'
import { framePageDirectives, policyText } from './csp.ts'

/** What a browser that asks for a page in a frame says of its request; only on secure origins. */
const DESTINATION = 'sec-fetch-dest'

/**
 * Pages of applications that are kept apart get the policy of {@link framePageDirectives}. They are shown in frames of the shell
 * and nowhere else: opened by a link from outside, an address with something harmful in it would meet the looser policy.
 * @param isFramePage whether a path is such a page
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
    // The policy travels with the page, so the page is asked for again, though its content never changes.
    reply.header('cache-control', 'no-cache')
    reply.header('content-security-policy', policy).header('x-frame-options', 'SAMEORIGIN')
  })
}
