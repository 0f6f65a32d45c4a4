import { CODE_INTERVAL_MS, CODE_LIFETIME_MS } from '@apron/contract/limits/one-time-code'
import {
  forgetPassword as forgetPasswordCall,
  getRsaPublicKey,
  idcardLogin,
  login,
  logout,
  randomForgetPwdImage,
  randomImage,
  sendMobileCode,
} from '@apron/contract/sign-in/auth.calls'
import { AUTH_SCHEMAS } from '@apron/contract/sign-in/auth.schemas'
import type { LoginRequest } from '@apron/contract/sign-in/login'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { bindingCookies } from '../../platform/access/binding-cookie.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { exchangeOf, sessionOf } from '../../platform/http/admission/call-session.ts'
import { LOGIN_CAPTCHA } from './captcha/captcha.service.ts'
import { sendCode } from './codes/send-code.ts'
import { type ForgotPasswordDeps, forgetPassword, passwordResetPurpose } from './forgot-password.service.ts'
import { type LoginDeps, type LoginOrigin, logIn } from './login.service.ts'

export interface AuthDeps extends LoginDeps, ForgotPasswordDeps {
  /** Paths of the calls that need the binding cookie. */
  readonly cookiePaths: readonly string[]
  /** Called after each password login. `context` identifies the device. */
  readonly onPasswordLogin: (userCode: string, context: CallContext) => Promise<void>
}

export function authRoutes(deps: AuthDeps): ServerRoute[] {
  async function logInWith(body: LoginRequest, by: LoginOrigin['by'], context: CallContext) {
    const exchange = exchangeOf(context)
    const { fromBrowser, address } = exchange
    const origin = { by, fromBrowser, address, language: context.language }
    const { user, session } = await logIn(deps, body, origin)
    await deps.onPasswordLogin(user.code, context)
    if (session.bindSecret !== null) {
      exchange.setCookies(bindingCookies(session.bindSecret, exchange.secure, deps.cookiePaths))
    }
    return user
  }

  return [
    serveCall(randomImage, AUTH_SCHEMAS.randomImage, (_input, context) =>
      deps.captchas.issue(LOGIN_CAPTCHA, exchangeOf(context).address),
    ),

    serveCall(getRsaPublicKey, AUTH_SCHEMAS.getRsaPublicKey, () => deps.keys.current()),

    serveCall(login, AUTH_SCHEMAS.login, ({ body }, context) => logInWith(body, 'account', context)),

    serveCall(idcardLogin, AUTH_SCHEMAS.idcardLogin, ({ body }, context) =>
      logInWith(body, 'id card', context),
    ),

    serveCall(sendMobileCode, AUTH_SCHEMAS.sendMobileCode, async ({ body }, context) => {
      await deps.captchas.redeem(body, LOGIN_CAPTCHA)
      const subject = await deps.names.subjectOf(body.username.trim(), 'account or id card')
      const { address } = exchangeOf(context)
      const owner = { purpose: 'login', subject, deviceId: body.deviceId } as const
      await sendCode(deps, owner, { address, language: context.language })
      return { validSeconds: CODE_LIFETIME_MS / 1000, againAfterSeconds: CODE_INTERVAL_MS / 1000 }
    }),

    serveCall(randomForgetPwdImage, AUTH_SCHEMAS.randomForgetPwdImage, ({ query }, context) =>
      deps.captchas.issue(passwordResetPurpose(deps.names, query.employeeCode), exchangeOf(context).address),
    ),

    serveCall(forgetPasswordCall, AUTH_SCHEMAS.forgetPassword, async ({ query }, context) => {
      const { address } = exchangeOf(context)
      return await forgetPassword(deps, query, { address, language: context.language })
    }),

    serveCall(logout, AUTH_SCHEMAS.logout, async ({ query }, context) => {
      const session = sessionOf(context)
      const exchange = exchangeOf(context)
      const { userCode, id: sessionId } = session
      await inTransaction(deps.db, async transaction => {
        await deps.sessions.end(sessionId, transaction)
        const event = query.next === 'person' ? 'user switched' : 'logout'
        await deps.audit({ event, userCode, sessionId }, transaction)
      })
      exchange.setCookies(bindingCookies('', exchange.secure, deps.cookiePaths))
      return null
    }),
  ]
}
