import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { type CspSources, cspDirectives } from './csp.ts'

const SIX_MONTHS_S = 15_552_000

const REST_OF_PERMISSIONS =
  'microphone=(), geolocation=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)'
const PERMISSIONS = `camera=(), ${REST_OF_PERMISSIONS}`

/** On the portal's own page: codes are scanned there. */
export const PORTAL_PERMISSIONS = `camera=(self), ${REST_OF_PERMISSIONS}`

/** The same for an answer that the framework does not make: it is no page, so nothing may be loaded for it. */
export function securityHeadersOf(https: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    ...(https ? { 'strict-transport-security': `max-age=${SIX_MONTHS_S}` } : {}),
  }
}

/** The security headers of every answer. Strict transport security only where the portal is reached by https. */
export async function secureHeaders(
  app: FastifyInstance,
  sources: CspSources,
  https: boolean,
): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: { useDefaults: false, directives: cspDirectives(sources) },
    strictTransportSecurity: https ? { maxAge: SIX_MONTHS_S, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    originAgentCluster: true,
  })
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('permissions-policy')) reply.header('permissions-policy', PERMISSIONS)
    reply.header('x-request-id', request.id)
  })
}
