import { BASE_PATH, PROJECT_CODE, TOKEN_COOKIE } from '@apron/contract/calls/base-path'
import type { Call, CallShape } from '@apron/contract/calls/define-call'
import type { Language } from '@apron/contract/dictionary/language'
import type { UserInfo } from '@apron/contract/organisation/user-info'
import { proofOfWorkCode } from '@apron/contract/rules/people/proof-of-work'
import { getRsaPublicKey, login, randomImage } from '@apron/contract/sign-in/auth.calls'
import { VARIANTS } from '@apron/contract/variants/variants'
import { sealPassword, solve } from '@apron/server/test/clients/login-secrets'
import { type BrowserContext, type BrowserContextOptions, expect, request } from '@playwright/test'

/** Browser storage of a logged-in person. */
export type SessionState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Device id of all tests: a person's thirty-first new device on one day gets no key for drafts. */
const DEVICE_ID = '7e57de71ce7e57de71ce7e57de71ce00'

/** Logs a person in over HTTP, in a tenth of the time a browser takes; login.spec tests the login in a browser. */
export async function signIn(
  origin: string,
  username: string,
  password: string,
  language: Language,
): Promise<SessionState> {
  const browser = await request.newContext({
    baseURL: origin,
    // The session is bound to the browser that opened it.
    extraHTTPHeaders: { projectCode: PROJECT_CODE, language, 'sec-fetch-site': 'same-origin' },
  })
  try {
    const call = async <Shape extends CallShape>({ method, path }: Call<Shape>, data?: Shape['body']) => {
      const response = await browser.fetch(BASE_PATH + path, {
        method,
        ...(data === undefined ? {} : { data }),
      })
      const envelope: { success: boolean; msg: string; data: Shape['data'] } = await response.json()
      expect(envelope.success, envelope.msg).toBe(true)
      return envelope.data
    }
    const { captchaKey, preSessionId, proofOfWork } = await call(randomImage)
    const { publicKey } = await call(getRsaPublicKey)
    const user = await call(login, {
      username,
      code: proofOfWorkCode(solve(proofOfWork)),
      captchaKey,
      preSessionId,
      deviceId: DEVICE_ID,
      ...(await sealPassword(password, captchaKey, publicKey)),
    })
    const { cookies } = await browser.storageState()
    return {
      cookies: [...cookies, tokenCookie(user.token, origin)],
      origins: [{ origin, localStorage: loginStorage(user) }],
    }
  } finally {
    await browser.dispose()
  }
}

/**
 * Logs the browser in at every origin it opens. The shell ignores a token that its own origin has not stored (AUTH-07).
 */
export async function logInAtEveryOrigin(context: BrowserContext): Promise<void> {
  const { origins } = await context.storageState()
  await context.addInitScript(
    entries => {
      for (const { name, value } of entries) {
        if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
      }
    },
    origins.flatMap(({ localStorage: entries }) => entries),
  )
}

/** Returns the values that the login stores in the browser, in either variant. */
const loginStorage = (user: UserInfo) =>
  Object.values(VARIANTS).flatMap(({ storagePrefix }) =>
    Object.entries({ user, deviceId: DEVICE_ID }).map(([name, value]) => ({
      name: `${storagePrefix}${name}`,
      value: JSON.stringify(value),
    })),
  )

/** Returns the token as the shell stores it. */
function tokenCookie(token: string, origin: string): SessionState['cookies'][number] {
  return {
    name: TOKEN_COOKIE,
    value: encodeURIComponent(token),
    domain: new URL(origin).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Strict',
  }
}
