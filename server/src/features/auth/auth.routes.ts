import { getRsaPublicKey, login, logout, randomImage } from '@apron/contract/calls/auth.calls'
import { schemasOf } from '@apron/contract/schemas/call-schemas'
import { type ServerRoute, serveCall } from '@apron/contract/sub-apps/server-plugin'
import { bindingCookies } from '../../platform/access/binding-cookie.ts'
import { exchangeOf, sessionOf } from '../../platform/http/call-session.ts'
import { type LoginDeps, logIn } from './login.service.ts'

export interface AuthDeps extends LoginDeps {
  /** Paths whose calls need the binding cookie. */
  readonly cookiePaths: readonly string[]
}

export function authRoutes(deps: AuthDeps): ServerRoute[] {
  return [
    serveCall(randomImage, schemasOf(randomImage), () => deps.captchas.issue()),

    serveCall(getRsaPublicKey, schemasOf(getRsaPublicKey), () => deps.keys.current()),

    serveCall(login, schemasOf(login), async ({ body }, context) => {
      const exchange = exchangeOf(context)
      const { fromBrowser, address } = exchange
      const { user, session } = await logIn(deps, body, { fromBrowser, address, language: context.language })
      if (session.bindSecret !== null) {
        exchange.setCookies(bindingCookies(session.bindSecret, exchange.secure, deps.cookiePaths))
      }
      return user
    }),

    serveCall(logout, schemasOf(logout), async (_input, context) => {
      const session = sessionOf(context)
      const exchange = exchangeOf(context)
      await deps.sessions.end(session.id)
      exchange.setCookies(bindingCookies('', exchange.secure, deps.cookiePaths))
      deps.audit({ event: 'logout', userCode: session.userCode, sessionId: session.id })
      return null
    }),
  ]
}
