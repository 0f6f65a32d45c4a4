import type { IncomingHttpHeaders } from 'node:http'
import { BACKGROUND_HEADER } from '@apron/contract/calls/base-path'
import type { CallAttributes } from '@apron/contract/calls/define-call'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import type { Clock } from '@apron/server-kit/time/clock'
import type { CallSession } from '../http/admission/call-session.ts'
import type { SecurityAudit } from '../log/security-audit.ts'
import { bindingSecretsOf } from './binding-cookie.ts'
import { needsConfirmation } from './confirmation-rules.ts'
import {
  extendsSession,
  idleLimitOf,
  lastMomentOf,
  type SessionSettings,
  type SessionTimes,
  sessionIsOpen,
} from './session-rules.ts'
import { createThrottle } from './throttle.ts'
import { hashSecret } from './tokens.ts'

/** Session data for access control. */
export interface StoredSession extends SessionTimes {
  readonly id: string
  readonly userCode: string
  readonly site: string
  /** SHA-256 of the binding cookie, null for a session without a browser. */
  readonly bindHash: string | null
  /** Last time the password was entered; null for a session opened in another way. */
  readonly confirmedAt: Date | null
}

export interface SessionSource {
  /** Returns the open session of a token. A replaced token is valid during its grace period. */
  findByTokenHash(tokenHash: string, now: Date): Promise<StoredSession | null>
  /** @param idleMs idle limit from now on */
  markUsed(id: string, now: Date, idleMs: number): Promise<void>
}

/** Reads a person and their permissions, fresh for each call. Null for an unknown or disabled user. */
export type PersonSource = (userCode: string) => Promise<CallingPerson | null>

export interface Caller {
  readonly person: CallingPerson
  readonly session: CallSession
}

/** Parts of a request that identify the caller. */
export interface RequestIdentity {
  readonly headers: IncomingHttpHeaders
  readonly ip: string
}

/** Authorizes calls. Throws the refusal. */
export interface AccessControl {
  admit(call: CallAttributes, request: RequestIdentity): Promise<Caller | null>
  /**
   * Returns the open session of a token, without extending it, if its person is enabled. Only the live connection
   * brings a token outside the header. @throws Refusal
   */
  sessionOf(token: string, headers: Pick<IncomingHttpHeaders, 'cookie'>): Promise<CallSession>
}

/** Random tokens have 43 characters. A longer one is not ours and not worth hashing. */
const MAX_TOKEN_LENGTH = 128

function notLoggedIn(): Refusal {
  return new Refusal(SERVER_ERRORS.notLoggedIn)
}

export function createAccessControl(
  sessions: SessionSource,
  personOf: PersonSource,
  clock: Clock,
  audit: SecurityAudit,
  { idleMs: idleSettingMs, guarded }: SessionSettings,
): AccessControl {
  const firstOfMinute = createThrottle(clock, 1)

  /** Audits a token without its binding cookie, which is probably stolen. At most once a minute per session. */
  async function recordStolenToken(
    { id, userCode }: StoredSession,
    address: string | undefined,
  ): Promise<void> {
    if (!firstOfMinute(id)) return
    const from = address === undefined ? {} : { address }
    await audit({ event: 'token without its browser', userCode, sessionId: id, ...from })
  }

  /** @throws Refusal */
  async function holderOf(
    token: string | undefined,
    { cookie, address }: { readonly cookie: string | undefined; readonly address?: string },
    now: Date,
  ) {
    if (token === undefined || token === '' || token.length > MAX_TOKEN_LENGTH) throw notLoggedIn()
    const session = await sessions.findByTokenHash(hashSecret(token), now)
    if (!session) throw notLoggedIn()
    const person = await personOf(session.userCode)
    if (!person) throw notLoggedIn()
    const idleMs = idleLimitOf(idleSettingMs, person, guarded)
    if (!sessionIsOpen(session, idleMs, now)) throw notLoggedIn()
    if (session.bindHash !== null && !bindingSecretsOf(cookie).map(hashSecret).includes(session.bindHash)) {
      await recordStolenToken(session, address)
      throw notLoggedIn()
    }
    const { id, userCode, site } = session
    return {
      stored: session,
      person,
      session: { id, token, userCode, site, idleMs, endsAt: lastMomentOf(session) },
    }
  }

  async function callerOf(
    call: CallAttributes,
    { headers, ip }: RequestIdentity,
    now: Date,
  ): Promise<Caller & { readonly stored: StoredSession }> {
    // Only this header authenticates. With a cookie, every page of the web could make calls (security note T16).
    const { stored, person, session } = await holderOf(
      headers.authorization,
      { cookie: headers.cookie, address: ip },
      now,
    )
    const background = call.background || headers[BACKGROUND_HEADER] === '1'
    if (extendsSession(stored, background, now)) await sessions.markUsed(session.id, now, session.idleMs)
    return { person, session, stored }
  }

  return {
    async sessionOf(token, headers) {
      return (await holderOf(token, { cookie: headers.cookie }, clock.now())).session
    },

    async admit(call, request) {
      // A public call never reads the token, so that it cannot reveal anything about a person.
      if (call.access === 'public') return null
      const now = clock.now()
      const { person, session, stored } = await callerOf(call, request, now)
      if (call.access !== 'session' && !person.resources.has(call.access.resource)) {
        throw new Refusal(SERVER_ERRORS.forbidden)
      }
      if (needsConfirmation(call, stored, now, guarded)) throw new Refusal(SERVER_ERRORS.passwordNeeded)
      return { person, session }
    },
  }
}
