import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { isUnloggedPage } from '@apron/contract/rules/menus/reporting-pages'
import { isNeverAPage } from '@apron/contract/wire/formats/served-paths'
import type { FastifyInstance } from 'fastify'
import { PORTAL_PERMISSIONS } from '../http/headers/security-headers.ts'
import { sendCached } from '../http/responses/cached-response.ts'
import { sendRefusal } from '../http/responses/error-responses.ts'
import type { ServedMethods } from '../http/served-methods.ts'
import type { ShellPage } from './shell-page.ts'

/** Entry pages. Served as a page for any Accept header, also for monitors and link previews that send none. */
const ENTRANCES: ReadonlySet<string> = new Set(['/', '/login'])

/** Pages of the first document, after which no portal follows. */
const WITHOUT_CAMERA: ReadonlySet<string> = new Set(['/welcome', '/setup', '/password-page'])

function acceptsAnything(accept: string | undefined): boolean {
  return accept === undefined || accept.split(',').some(range => range.trim().startsWith('*/*'))
}

/** Returns true if a request without a route asks for a page of the shell, which the browser routes. */
export function asksForPage(method: string, url: string, accept: string | undefined): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const path = url.split('?', 1)[0] ?? ''
  if (isNeverAPage(path)) return false
  if (ENTRANCES.has(path) && acceptsAnything(accept)) return true
  return accept?.includes('text/html') === true
}

/**
 * Returns false for pages of voluntary reporting (security note T19) and of passwords, which must never use the camera.
 */
export function mayUseCamera(url: string): boolean {
  const path = (url.split('?', 1)[0] ?? '').replace(/\/+$/, '')
  return !isUnloggedPage(path) && !WITHOUT_CAMERA.has(path)
}

/** Returns the other methods that an address supports; none for an unknown address. */
export function otherMethods(path: string, served: ServedMethods, hasPages: boolean): string[] {
  const methods = served.methodsOf(path)
  if (methods.length > 0 || !hasPages || isNeverAPage(path)) return methods
  return ['GET', 'HEAD']
}

/**
 * Answers everything without a route: the shell's page, 405 if another method is supported, else 404 with the envelope.
 */
export function serveShellRoutes(app: FastifyInstance, page: ShellPage | null, served: ServedMethods): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (page && asksForPage(request.method, request.url, request.headers.accept)) {
      if (mayUseCamera(request.url)) reply.header('permissions-policy', PORTAL_PERMISSIONS)
      return sendCached(request, reply, page)
    }
    const methods = otherMethods(request.url.split('?', 1)[0] ?? '', served, page !== null)
    if (methods.length === 0 || methods.includes(request.method)) {
      return sendRefusal(request, reply, new Refusal(SERVER_ERRORS.notFound))
    }
    reply.header('allow', methods.join(', '))
    return sendRefusal(request, reply, new Refusal(SERVER_ERRORS.methodNotAllowed))
  })
}
