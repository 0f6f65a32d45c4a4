import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { type HttpLimits, RETRY_AFTER_S } from './http-limits.ts'
import type { IdentityFree } from './identity-free.ts'

/** Probes are answered also under load, so that nobody restarts a server because it is busy. */
const ALWAYS_ANSWERED = new Set(['/health/live', '/health/ready'])

/** Limits per address, of a route its own or the one that all others share, and 503 while the process cannot keep up (security note T23). */
export async function limitLoad(
  app: FastifyInstance,
  limits: HttpLimits,
  { rateKey }: Pick<IdentityFree, 'rateKey'>,
): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: limits.filesPerMinute,
    timeWindow: 60_000,
    keyGenerator: request => rateKey(request.raw, request.ip),
    errorResponseBuilder: () => new Refusal(SERVER_ERRORS.tooManyRequests),
  })
  await app.register(underPressure, {
    maxEventLoopDelay: limits.maxEventLoopDelayMs,
    retryAfter: RETRY_AFTER_S,
    pressureHandler: async request => {
      if (!ALWAYS_ANSWERED.has(request.url)) throw new Refusal(SERVER_ERRORS.unavailable)
    },
  })
}
