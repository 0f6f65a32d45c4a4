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
    | 'user changed'
    | 'user enabled'
    | 'user disabled'
    | 'sign-ins ended'
    | 'user invited'
    | 'users imported'
    | 'role changed'
    | 'role deleted'
    | 'menu changed'
    | 'menu deleted'
    | 'menus imported'
    | 'right changed'
    | 'right deleted'
  readonly userCode: string
  readonly address?: string
  readonly sessionId?: string
  readonly bound?: boolean
  readonly reason?: string
  readonly site?: string
  /** What an administrator changed, and how: `department D01 saved`. */
  readonly change?: string
  /** Whom or what an administrator changed; `userCode` is the administrator. */
  readonly target?: string
  /** What the target has now and had not before, and the other way round: roles and posts of a person, rights of a role. */
  readonly given?: readonly string[]
  readonly taken?: readonly string[]
  /** How many were changed at once. */
  readonly count?: number
}

export type SecurityAudit = (event: SecurityEvent) => void

/** Audit lines go to the log with a mark of their own, so that they can be kept apart. */
export function createSecurityAudit(logger: FastifyBaseLogger): SecurityAudit {
  return event => logger.info({ audit: event }, event.event)
}
