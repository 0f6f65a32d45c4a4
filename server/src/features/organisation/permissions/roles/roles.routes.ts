import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { getRoleNames } from '@apron/contract/sign-in/auth.calls'
import { AUTH_SCHEMAS } from '@apron/contract/sign-in/auth.schemas'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { rolesOf } from './roles.store.ts'

export function rolesRoutes({ db }: { readonly db: Kysely<unknown> }): ServerRoute[] {
  return [
    serveCall(getRoleNames, AUTH_SCHEMAS.getRoleNames, async ({ query }, context) => {
      const { userCode } = callerOf(context)
      // Only the caller's own code. Another person's gets the same response as an unknown one (security note T11).
      if (query.code !== userCode) throw new Refusal(SERVER_ERRORS.notFound)
      const roles = await rolesOf(db, userCode)
      return roles.map(({ code, name }) => ({ code, name: name[context.language] }))
    }),
  ]
}
