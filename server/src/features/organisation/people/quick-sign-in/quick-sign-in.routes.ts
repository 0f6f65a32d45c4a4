import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { PinLogin, QuickSignInState } from '@apron/contract/sign-in/quick-sign-in'
import {
  endPin,
  listQuickPeople,
  pinLogin,
  quickSignInState,
  setPin as setPinCall,
} from '@apron/contract/sign-in/quick-sign-in.calls'
import { QUICK_SIGN_IN_SCHEMAS } from '@apron/contract/sign-in/quick-sign-in.schemas'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { exchangeOf, sessionOf } from '../../../../platform/http/admission/call-session.ts'
import { deletePinsWithAudit, pinOfDevice } from './delete-pins.ts'
import { deviceOf, ensureDevice } from './device-cookie.ts'
import { logInByPin, type PinLoginDeps } from './pin-login.service.ts'
import { pinUntil } from './pins.store.ts'
import { quickPeopleOf } from './quick-people.store.ts'
import type { QuickSessions } from './quick-sessions.ts'
import { type SetPinDeps, setPin } from './set-pin.service.ts'

export interface QuickSignInDeps extends PinLoginDeps, SetPinDeps {
  readonly isOn: boolean
  /** Consumes the captcha of a login. @throws Refusal */
  readonly redeemCaptcha: (answer: PinLogin) => Promise<void>
  readonly sessions: QuickSessions
}

/** Serves login with a PIN, and its settings for the current device (decision 51). */
export function quickSignInRoutes(deps: QuickSignInDeps): ServerRoute[] {
  const { db, clock, audit, isOn } = deps

  function requireOn(): void {
    if (!isOn) throw new Refusal(SERVER_ERRORS.quickSignInOff)
  }

  async function stateOf(context: CallContext, deviceHash: string | null): Promise<QuickSignInState> {
    const { userCode } = sessionOf(context)
    const until = deviceHash === null ? null : await pinUntil(db, { userCode, deviceHash }, clock.now())
    return {
      pinUntil: until === null ? null : wireTime(until),
      others: await quickPeopleOf(db, deviceHash, clock.now(), userCode),
    }
  }

  return [
    serveCall(listQuickPeople, QUICK_SIGN_IN_SCHEMAS.listQuickPeople, async (_input, context) =>
      isOn ? await quickPeopleOf(db, deviceOf(exchangeOf(context)), clock.now()) : [],
    ),

    serveCall(pinLogin, QUICK_SIGN_IN_SCHEMAS.pinLogin, async ({ body }, context) => {
      requireOn()
      await deps.redeemCaptcha(body)
      const exchange = exchangeOf(context)
      const from = { deviceHash: deviceOf(exchange), address: exchange.address }
      const opened = await logInByPin(deps, body, from, (userCode, transaction) =>
        deps.sessions.open(userCode, 'login by pin', context, transaction),
      )
      return await deps.sessions.enter(opened, context)
    }),

    serveCall(quickSignInState, QUICK_SIGN_IN_SCHEMAS.quickSignInState, async (_input, context) => {
      requireOn()
      return await stateOf(context, deviceOf(exchangeOf(context)))
    }),

    serveCall(setPinCall, QUICK_SIGN_IN_SCHEMAS.setPin, async ({ body }, context) => {
      requireOn()
      const deviceHash = ensureDevice(exchangeOf(context))
      const { address } = exchangeOf(context)
      await setPin(deps, body, sessionOf(context), { deviceHash, address })
      return await stateOf(context, deviceHash)
    }),

    serveCall(endPin, QUICK_SIGN_IN_SCHEMAS.endPin, async (_input, context) => {
      const deviceHash = deviceOf(exchangeOf(context))
      const { userCode } = sessionOf(context)
      const { address } = exchangeOf(context)
      if (deviceHash !== null) {
        await inTransaction(db, transaction =>
          deletePinsWithAudit(transaction, audit, pinOfDevice(userCode, deviceHash), 'person', address),
        )
      }
      return await stateOf(context, deviceHash)
    }),
  ]
}
