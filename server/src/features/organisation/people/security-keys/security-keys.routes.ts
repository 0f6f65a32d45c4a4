import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { KeyLogin, SecurityKeysState } from '@apron/contract/sign-in/security-key'
import {
  addSecurityKey,
  beginKeyLogin,
  beginSecurityKey,
  keyLogin,
  markOwnDevice,
  removeSecurityKey,
  renameSecurityKey,
  securityKeysState,
} from '@apron/contract/sign-in/security-keys.calls'
import { SECURITY_KEYS_SCHEMAS } from '@apron/contract/sign-in/security-keys.schemas'
import { stripInvisible } from '@apron/contract/texts/normalize-text'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { exchangeOf, sessionOf } from '../../../../platform/http/admission/call-session.ts'
import { deviceOf, ensureDevice } from '../quick-sign-in/device-cookie.ts'
import type { QuickSessions } from '../quick-sign-in/quick-sessions.ts'
import { type AddKeyDeps, addKey, beginKey, type KeyOwner } from './add-key.service.ts'
import { deleteKeysWithAudit, keyOf } from './delete-keys.ts'
import { type KeyLoginDeps, keyLoginOptions, logInByKey } from './key-login.service.ts'
import { markOwn, ownerOf, removeOwnDevice } from './own-device.ts'
import type { RelyingParty } from './relying-party.ts'
import { renameKey } from './rename-key.ts'
import { listKeys } from './security-keys.store.ts'

export interface SecurityKeysDeps extends AddKeyDeps, KeyLoginDeps {
  readonly isOn: boolean
  /** Null if the portal's address allows no keys. */
  readonly party: RelyingParty | null
  /** Consumes the captcha of a login. @throws Refusal */
  readonly redeemCaptcha: (answer: KeyLogin) => Promise<void>
  readonly sessions: QuickSessions
}

/** Serves login with a security key or badge, and a person's keys (decision 58). */
export function securityKeysRoutes(deps: SecurityKeysDeps): ServerRoute[] {
  const { db, clock, audit, party } = deps

  function requireOn(): void {
    if (!deps.isOn) throw new Refusal(SERVER_ERRORS.quickSignInOff)
  }

  function requireParty(): RelyingParty {
    requireOn()
    if (party === null) throw new Refusal(SERVER_ERRORS.securityKeysImpossible)
    return party
  }

  async function stateOf(context: CallContext, deviceHash: string | null): Promise<SecurityKeysState> {
    const { userCode } = sessionOf(context)
    return {
      ownDevice: (await ownerOf(db, deviceHash)) === userCode,
      keys: await listKeys(db, userCode),
    }
  }

  return [
    serveCall(beginKeyLogin, SECURITY_KEYS_SCHEMAS.beginKeyLogin, async (_input, context) => {
      const relyingParty = requireParty()
      return await keyLoginOptions(deps.challenges, relyingParty, ensureDevice(exchangeOf(context)))
    }),

    serveCall(keyLogin, SECURITY_KEYS_SCHEMAS.keyLogin, async ({ body }, context) => {
      const relyingParty = requireParty()
      await deps.redeemCaptcha(body)
      const exchange = exchangeOf(context)
      const origin = { deviceHash: deviceOf(exchange), address: exchange.address }
      const opened = await logInByKey(deps, relyingParty, body, origin, (userCode, transaction) =>
        deps.sessions.open(userCode, 'login by security key', context, transaction),
      )
      return await deps.sessions.enter(opened, context)
    }),

    serveCall(securityKeysState, SECURITY_KEYS_SCHEMAS.securityKeysState, async (_input, context) => {
      requireOn()
      return await stateOf(context, deviceOf(exchangeOf(context)))
    }),

    serveCall(beginSecurityKey, SECURITY_KEYS_SCHEMAS.beginSecurityKey, async ({ body }, context) =>
      beginKey(deps, requireParty(), body.kind, keyOwnerOf(context)),
    ),

    serveCall(addSecurityKey, SECURITY_KEYS_SCHEMAS.addSecurityKey, async ({ body }, context) => {
      const by = keyOwnerOf(context)
      await addKey(deps, requireParty(), body, by)
      return await stateOf(context, by.deviceHash)
    }),

    serveCall(renameSecurityKey, SECURITY_KEYS_SCHEMAS.renameSecurityKey, async ({ body }, context) => {
      const { userCode } = sessionOf(context)
      const { address } = exchangeOf(context)
      await renameKey(db, audit, { userCode, id: body.id, name: stripInvisible(body.name), address })
      return await stateOf(context, deviceOf(exchangeOf(context)))
    }),

    serveCall(removeSecurityKey, SECURITY_KEYS_SCHEMAS.removeSecurityKey, async ({ body }, context) => {
      const { userCode } = sessionOf(context)
      const { address } = exchangeOf(context)
      const removed = await inTransaction(db, transaction =>
        deleteKeysWithAudit(transaction, audit, keyOf(userCode, body.id), 'person', address),
      )
      if (removed === 0) throw new Refusal(SERVER_ERRORS.notFound)
      return await stateOf(context, deviceOf(exchangeOf(context)))
    }),

    serveCall(markOwnDevice, SECURITY_KEYS_SCHEMAS.markOwnDevice, async ({ body }, context) => {
      requireOn()
      const exchange = exchangeOf(context)
      const { userCode } = sessionOf(context)
      const deviceHash = ensureDevice(exchange)
      const mark = { userCode, deviceHash, address: exchange.address }
      await (body.own ? markOwn(db, audit, mark, clock.now()) : removeOwnDevice(db, audit, mark))
      return await stateOf(context, deviceHash)
    }),
  ]
}

function keyOwnerOf(context: CallContext): KeyOwner {
  const exchange = exchangeOf(context)
  const { id, userCode, site } = sessionOf(context)
  return { id, userCode, site, deviceHash: deviceOf(exchange), address: exchange.address }
}
