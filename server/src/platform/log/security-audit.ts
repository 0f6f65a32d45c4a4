import type { FastifyBaseLogger } from 'fastify'

/** Something a security officer asks about later. Never holds a password, token or captcha. */
export interface SecurityEvent {
  readonly event:
    | 'login'
    | 'login refused'
    | 'logout'
    | 'site switched'
    | 'first administrator'
    | 'code asked for'
    | 'password reset'
    | 'password changed'
    | 'password change refused'
    | 'first password set'
    | 'first sites chosen'
    | 'first user'
    | 'administration'
  readonly userCode: string
  readonly address?: string
  readonly sessionId?: string
  readonly bound?: boolean
  readonly reason?: string
  readonly site?: string
  /** What an administrator changed, and how: `department D01 saved`. */
  readonly change?: string
}

export type SecurityAudit = (event: SecurityEvent) => void

/** Audit lines go to the log with a mark of their own, so that they can be kept apart. */
export function createSecurityAudit(logger: FastifyBaseLogger): SecurityAudit {
  return event => logger.info({ audit: event }, event.event)
}
