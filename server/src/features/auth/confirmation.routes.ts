import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { CONFIRMATIONS_PER_MINUTE } from '@apron/contract/limits/password'
import { CHALLENGE_LIFETIME_MS } from '@apron/contract/limits/session'
import {
  beginConfirmation,
  confirmPassword as confirmPasswordCall,
} from '@apron/contract/sign-in/confirmation.calls'
import { CONFIRMATION_SCHEMAS } from '@apron/contract/sign-in/confirmation.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import { createThrottle } from '../../platform/access/throttle.ts'
import { exchangeOf, sessionOf } from '../../platform/http/admission/call-session.ts'
import { type ConfirmPasswordDeps, confirmPassword } from './confirm-password.service.ts'

/** Asks for the password again within a session, for guarded permissions (decision 52). */
export function confirmationRoutes(deps: ConfirmPasswordDeps & { readonly clock: Clock }): ServerRoute[] {
  const { challenges, keys, clock } = deps
  const withinLimit = createThrottle(clock, CONFIRMATIONS_PER_MINUTE)

  return [
    serveCall(beginConfirmation, CONFIRMATION_SCHEMAS.beginConfirmation, async (_input, context) => {
      const { id } = sessionOf(context)
      if (!withinLimit(id)) throw new Refusal(SERVER_ERRORS.tooManyRequests)
      const [challenge, { publicKey }] = [await challenges.issue('confirmation', id), await keys.current()]
      return { challenge, publicKey, validSeconds: CHALLENGE_LIFETIME_MS / 1000 }
    }),

    serveCall(confirmPasswordCall, CONFIRMATION_SCHEMAS.confirmPassword, async ({ body }, context) => {
      await confirmPassword(deps, body, sessionOf(context), exchangeOf(context).address)
      return null
    }),
  ]
}
