import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { PASSWORD_CHANGE_MS, PASSWORD_CHANGES_PER_MINUTE } from '@apron/contract/limits/password'
import {
  beginPasswordChange,
  changePassword as changePasswordCall,
  getChangePDUrl,
} from '@apron/contract/sign-in/password.calls'
import { PASSWORD_SCHEMAS } from '@apron/contract/sign-in/password.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { createThrottle } from '../../platform/access/throttle.ts'
import { exchangeOf, sessionOf } from '../../platform/http/admission/call-session.ts'
import { type ChangePasswordDeps, changePassword } from './change-password.service.ts'
import { newChangeTokens } from './password.store.ts'

export interface PasswordDeps extends ChangePasswordDeps {
  /** Address at which passwords are changed outside the portal, or null. */
  readonly resetLink: string | null
}

export function passwordRoutes(deps: PasswordDeps): ServerRoute[] {
  const { db, clock, keys, failures, resetLink } = deps
  const withinLimit = createThrottle(clock, PASSWORD_CHANGES_PER_MINUTE)

  return [
    serveCall(getChangePDUrl, PASSWORD_SCHEMAS.getChangePDUrl, async ({ query }, context) => {
      if (query.userCode !== sessionOf(context).userCode) throw new Refusal(SERVER_ERRORS.forbidden)
      if (resetLink === null) throw new Refusal(SERVER_ERRORS.noPasswordLink)
      return resetLink
    }),

    serveCall(beginPasswordChange, PASSWORD_SCHEMAS.beginPasswordChange, async ({ body }, context) => {
      const { id, userCode } = sessionOf(context)
      if (!withinLimit(id)) throw new Refusal(SERVER_ERRORS.tooManyRequests)
      const { address } = exchangeOf(context)
      const [scope] = await failures.scopesOf(userCode, body.deviceId, address)
      const [{ token: authorization, nextToken }, { publicKey }] = [
        await newChangeTokens(db, id, scope, clock.now()),
        await keys.current(),
      ]
      return { authorization, nextToken, publicKey, validSeconds: PASSWORD_CHANGE_MS / 1000 }
    }),

    serveCall(changePasswordCall, PASSWORD_SCHEMAS.changePassword, async ({ body }, context) => {
      await changePassword(deps, body, exchangeOf(context).address)
      return null
    }),
  ]
}
