import { getRsaPublicKey, login, randomImage } from '@apron/contract/calls/auth.calls'
import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { listNotices } from '@apron/contract/calls/system.calls'
import { codeKind } from '@apron/contract/codes/response-codes'
import type { Captcha } from '@apron/contract/entities/captcha'
import type { Envelope } from '@apron/contract/entities/envelope'
import type { LoginKey, LoginRequest } from '@apron/contract/entities/login'
import type { Notice } from '@apron/contract/entities/notice'
import { CallFailure } from '../platform/http/call-failure.ts'
import { sendCall } from '../platform/http/send-call.ts'

/** What the login form needs of the server. Nobody is logged in yet: no token, no employee header. */
export interface LoginApi {
  /** A captcha with the key its password will be encrypted for: both are asked for together and used once. */
  challenge(): Promise<{ captcha: Captcha; publicKey: string }>
  login(request: LoginRequest): Promise<Envelope<unknown>>
  notices(): Promise<Notice[]>
}

/** @param language the language at the time of a call */
export function createLoginApi(language: () => string): LoginApi {
  const send = (call: Call, body?: unknown) =>
    sendCall(call, { body }, { language: language(), token: null, employee: null })

  async function data<Shape extends CallShape>(call: Call<Shape>): Promise<Shape['data']> {
    const envelope = await send(call)
    if (codeKind(envelope.code) !== 'success') throw new CallFailure('rejected', envelope.code, envelope.msg)
    return envelope.data
  }

  return {
    async challenge() {
      const [captcha, key]: [Captcha, LoginKey] = await Promise.all([
        data(randomImage),
        data(getRsaPublicKey),
      ])
      return { captcha, publicKey: key.publicKey }
    },
    login: request => send(login, request),
    notices: () => data(listNotices),
  }
}
