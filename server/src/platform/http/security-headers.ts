import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { type CspSources, cspDirectives } from './csp.ts'

const SIX_MONTHS_S = 15_552_000

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
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    reply.header('x-request-id', request.id)
  })
}
