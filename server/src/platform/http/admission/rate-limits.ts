import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { type HttpLimits, RETRY_AFTER_S } from '../http-limits.ts'
import type { IdentityFree } from './identity-free.ts'

/** Probes are answered even under load, so that nobody restarts a busy server. */
const ALWAYS_ANSWERED = new Set(['/health/live', '/health/ready'])

/**
 * Enforces limits per address, per route or shared by all others, and answers 503 while the process is overloaded
 * (security note T23).
 */
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
