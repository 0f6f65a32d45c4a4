import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { passwordPageDirectives, policyText } from '../http/csp.ts'

/** Also the name of the file in the build. */
const PATH = '/password-page.html'

/** Serves the page that the change-password dialog frames: shown in frames of this origin and nowhere else (security note T03). */
export async function servePasswordPage(app: FastifyInstance, shellDir: string): Promise<void> {
  const html = await readFile(join(shellDir, PATH), 'utf8').catch(() => null)
  if (html === null) return
  const policy = policyText(passwordPageDirectives())
  app.get(PATH, async (request, reply) => {
    const destination = request.headers['sec-fetch-dest']
    if (destination !== undefined && destination !== 'iframe') return reply.callNotFound()
    return reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html)
  })
}
