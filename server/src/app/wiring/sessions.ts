import type { Airport } from '@apron/contract/dictionary/airport'
import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { UserInfo } from '@apron/contract/organisation/user-info'
import { VARIANTS } from '@apron/contract/variants/variants'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import type { LoginDeps } from '../../features/auth/login.service.ts'
import { passwordState } from '../../features/auth/password-age.ts'
import {
  type Account,
  deviceOf,
  findAccount,
  findEmployee,
  type QuickSession,
  type QuickSessions,
  removeDeviceOfOtherOwner,
  type SessionDetails,
  type SessionLimits,
  type SessionStore,
  userInfo,
} from '../../features/organisation/organisation.ts'
import { bindingCookies } from '../../platform/access/binding-cookie.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { exchangeOf, sessionOf } from '../../platform/http/admission/call-session.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import { cookiePaths } from '../cookie-paths.ts'
import type { ServerDeps } from '../server-deps.ts'

/** Connects sessions with the user data that browsers receive. */
export interface PeopleInSessions extends Pick<LoginDeps, 'buildUserInfo' | 'isBlockedByExpiry'> {
  detailsOf(context: CallContext): Promise<SessionDetails & SessionLimits>
  switchSite(context: CallContext, site: Pick<Airport, 'airportThreeCode'>): Promise<UserInfo>
  /** Opens a session for a person who has just set their password. */
  openSession(userCode: string, context: CallContext): Promise<UserInfo>
  readonly quick: QuickSessions
}

export function peopleInSessions(
  deps: ServerDeps,
  sessions: SessionStore,
  audit: SecurityAudit,
): PeopleInSessions {
  const { clock, settings } = deps
  const db = deps.database.kysely
  const stateOf = (account: Account) =>
    passwordState(account.passwordChangedAt, settings.passwordExpiryRule, clock.now())

  function details(account: Account, token: string, language: Language): SessionDetails {
    const { pdExpireFlag, message } = stateOf(account)
    return { token, pdExpireFlag, pdExpireMsg: message[language] }
  }

  async function buildUserInfo(
    account: Account,
    session: { site: string; token: string },
    language: Language,
  ) {
    const employee = await findEmployee(db, account.userCode, session.site)
    return employee && userInfo(employee, details(account, session.token, language), language)
  }

  async function accountOf(context: CallContext): Promise<Account> {
    const account = await findAccount(db, sessionOf(context).userCode)
    if (!account) throw new Refusal(SERVER_ERRORS.notLoggedIn)
    return account
  }

  const isBlockedByExpiry = (account: Account) =>
    VARIANTS[settings.variant].login.rejectsExpiredPassword && stateOf(account).pdExpireFlag === 1

  /** Sends the session to the browser: its cookie and the user info. */
  async function enter({ account, session }: QuickSession, context: CallContext): Promise<UserInfo> {
    const exchange = exchangeOf(context)
    await removeDeviceOfOtherOwner(db, audit, deviceOf(exchange), account.userCode)
    if (session.bindSecret !== null) {
      const paths = cookiePaths(VARIANTS[settings.variant])
      exchange.setCookies(bindingCookies(session.bindSecret, exchange.secure, paths))
    }
    const user = await buildUserInfo(
      account,
      { site: account.defaultSite, token: session.token },
      context.language,
    )
    if (!user) throw new Refusal(SERVER_ERRORS.forbidden)
    return user
  }

  return {
    buildUserInfo,
    isBlockedByExpiry,

    async detailsOf(context) {
      const { token, idleMs, endsAt } = sessionOf(context)
      const leftSeconds = Math.max(0, Math.floor((endsAt.getTime() - clock.now().getTime()) / 1000))
      return {
        ...details(await accountOf(context), token, context.language),
        idleSeconds: idleMs / 1000,
        leftSeconds,
      }
    },

    async openSession(userCode, context) {
      const account = await findAccount(db, userCode)
      if (!account) throw new Refusal(SERVER_ERRORS.notLoggedIn)
      const options = { bound: exchangeOf(context).fromBrowser, confirmed: true }
      const session = await sessions.open(userCode, account.defaultSite, options)
      return await enter({ account, session }, context)
    },

    quick: {
      async open(userCode, event, context, transaction) {
        const account = await findAccount(transaction, userCode)
        if (!account?.enabled) throw new Refusal(SERVER_ERRORS.quickLoginRefused)
        if (isBlockedByExpiry(account)) throw new Refusal(SERVER_ERRORS.passwordExpired)
        const { address, fromBrowser: bound } = exchangeOf(context)
        const options = { bound, confirmed: false }
        const session = await sessions.open(userCode, account.defaultSite, options, transaction)
        await audit({ event, userCode, address, sessionId: session.id, bound }, transaction)
        return { account, session }
      },
      enter,
    },

    async switchSite(context, site) {
      const account = await accountOf(context)
      const session = sessionOf(context)
      const { userCode } = account
      const { id: sessionId } = session
      const { airportThreeCode: to } = site
      const token = await inTransaction(db, async transaction => {
        await audit({ event: 'site switched', userCode, sessionId, site: to }, transaction)
        return await sessions.rotateToken(sessionId, to, transaction)
      })
      const user = await buildUserInfo(account, { site: site.airportThreeCode, token }, context.language)
      if (!user) throw new Refusal(SERVER_ERRORS.forbidden)
      return user
    },
  }
}
