import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { type CspSources, cspDirectives } from './csp.ts'

const SIX_MONTHS_S = 15_552_000

const REST_OF_PERMISSIONS =
  'microphone=(), geolocation=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)'
const PERMISSIONS = `camera=(), ${REST_OF_PERMISSIONS}`

/** For the portal's own page, which scans codes. */
export const PORTAL_PERMISSIONS = `camera=(self), ${REST_OF_PERMISSIONS}`

/** Headers of a response not made by the framework. It is no page, so it may load nothing. */
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

/** Adds the security headers to every response. HSTS only if the portal is reached by https. */
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
