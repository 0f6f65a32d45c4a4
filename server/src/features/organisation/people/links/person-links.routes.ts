import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { splitSealed } from '@apron/contract/rules/people/sealed-password'
import { readPersonLink, usePersonLink as usePersonLinkCall } from '@apron/contract/sign-in/person-link.calls'
import { PERSON_LINK_SCHEMAS } from '@apron/contract/sign-in/person-link.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { hashPassword } from '../../../../platform/access/password-hash.ts'
import { isWeakPassword } from '../../../../platform/access/weak-password.ts'
import { exchangeOf } from '../../../../platform/http/admission/call-session.ts'
import type { LoginKeyService } from '../../../auth/login-key.service.ts'
import type { RenewPassword } from '../../../auth/renew-password.ts'
import { findInvited, usePersonLink } from './person-links.store.ts'

export interface PersonLinksDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly keys: Pick<LoginKeyService, 'open'>
  readonly renewPassword: RenewPassword
}

export function personLinksRoutes(deps: PersonLinksDeps): ServerRoute[] {
  const { db, clock, keys, renewPassword } = deps

  async function requireInvited(token: string) {
    const person = await findInvited(db, token, clock.now())
    if (person === null) throw new Refusal(SERVER_ERRORS.personLinkInvalid)
    return person
  }

  return [
    serveCall(readPersonLink, PERSON_LINK_SCHEMAS.readPersonLink, ({ body }) => requireInvited(body.token)),

    serveCall(usePersonLinkCall, PERSON_LINK_SCHEMAS.usePersonLink, async ({ body }, context) => {
      const { token } = body
      const person = await requireInvited(token)
      const password = await keys.open({ ...splitSealed(body.password), captchaKey: token })
      if (password === null) throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'password' })
      // A weak password does not consume the link.
      if (isWeakPassword(password, person.userCode, person.nameZh, person.nameEn)) {
        throw new Refusal(SERVER_ERRORS.passwordTooWeak)
      }
      const passwordHash = await hashPassword(password)
      const userCode = await usePersonLink(db, token, clock.now())
      if (userCode === null) throw new Refusal(SERVER_ERRORS.personLinkInvalid)
      const { address } = exchangeOf(context)
      const event = { event: 'first password set', userCode, address } as const
      if (!(await renewPassword({ passwordHash, event }))) throw new Refusal(SERVER_ERRORS.personLinkInvalid)
      return { userCode }
    }),
  ]
}
