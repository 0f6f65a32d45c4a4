import { createHash, generateKeyPairSync } from 'node:crypto'
import { TOO_MANY_FAILURES } from '@apron/contract/codes/response-codes'
import type { Envelope } from '@apron/contract/entities/envelope'
import type { UserInfo } from '@apron/contract/organisation/user-info'
import type { LoginRequest } from '@apron/contract/sign-in/login'
import { csn } from '@apron/contract/variants/csn'
import { expect, test, vi } from 'vitest'
import { createStorage, memoryStore } from '../../platform/storage/storage.ts'
import type { LoginApi } from '../login-api.ts'
import { createWords } from '../words.ts'
import type { Challenge } from './captcha-field.ts'
import { loginForm } from './login-form.ts'

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
const KEY = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const ID_CARD = '11010519491231002X'
const USER: UserInfo = {
  token: 't',
  name: 'Shen',
  userName: 'Shen',
  code: '100104',
  roles: [],
  tempAirportId: '1',
  tempAirportThreeCode: 'CAN',
  pdExpireFlag: 0,
  pdExpireMsg: '',
}

/** Returns the nth captcha; its proof-of-work answer is 3. */
function challenge(n: number): Challenge {
  const proofOfWork = {
    salt: `s${n}`,
    challenge: createHash('sha256').update(`s${n}3`).digest('hex'),
    maxNumber: 10,
  }
  const image = `data:image/png;base64,${n}`
  return {
    captcha: { captchaKey: `key ${n}`, image, preSessionId: `pre ${n}`, proofOfWork },
    publicKey: KEY,
  }
}

const envelope = (code: number, msg: string, data: UserInfo | null = null): Envelope<unknown> => ({
  code,
  msg,
  data,
  success: code === 200,
})

/** Renders a login form on a fake server. */
function start(
  answer: Envelope<unknown> = envelope(200, '', USER),
  issue?: (n: number) => Promise<Challenge>,
) {
  const sent: { readonly by: string; readonly request: LoginRequest }[] = []
  const codesFor: string[] = []
  const accepted: string[] = []
  let challengeCount = 0
  const api: Pick<LoginApi, 'challenge' | 'login' | 'sendMobileCode'> = {
    challenge() {
      challengeCount += 1
      return issue?.(challengeCount) ?? Promise.resolve(challenge(challengeCount))
    },
    login(request, method) {
      sent.push({ by: method, request })
      return Promise.resolve(answer)
    },
    sendMobileCode({ username, code }) {
      codesFor.push(`${username} ${code}`)
      return Promise.resolve({ validSeconds: 300, againAfterSeconds: 60 })
    },
  }
  const form = loginForm({
    words: createWords('en'),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the calls of a login
    api: api as LoginApi,
    storage: createStorage('csn:', memoryStore()),
    rules: csn.login,
    rejectsExpired: true,
    message: '',
    known: '',
    onAccepted: ({ code }) => Promise.resolve(void accepted.push(code)),
  })
  document.body.replaceChildren(form.root)
  const input = (name: string) => {
    const found = form.root.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    return found ?? expect.fail(`There is no field ${name}`)
  }
  return {
    sent,
    codesFor,
    accepted,
    input,
    challengeCount: () => challengeCount,
    submit: () => form.root.requestSubmit(),
    press: (name: string) =>
      [...form.root.querySelectorAll('button')].find(each => each.textContent === name)?.click(),
    picture: () => form.root.querySelector('img')?.getAttribute('src') ?? null,
    text: () => form.root.textContent,
    failure: () =>
      [...form.root.querySelectorAll<HTMLElement>('[role=alert]')].find(each => !each.hidden)?.textContent,
    /** Fills in the form like a user who reads the picture. */
    fillForm(account: string) {
      input('username').value = account
      input('password').value = 'four lazy cranes'
      input('code').value = 'ABCD'
    },
  }
}

const findChangeButton = () =>
  [...document.querySelectorAll<HTMLElement>('button')].find(
    each => each.textContent === 'Change password now',
  )

const waitForCaptcha = (form: ReturnType<typeof start>, n = 1) =>
  vi.waitFor(() => expect(form.picture()).toBe(challenge(n).captcha.image))

test('[AUTH-01, AUTH-03] requires account, password and captcha before sending anything', async () => {
  const form = start()
  await waitForCaptcha(form)
  form.submit()
  await vi.waitFor(() => {
    for (const text of ['Enter your account', 'Enter your password', 'Enter the captcha'])
      expect(form.text()).toContain(text)
  })
  expect(form.sent).toEqual([])
})

test('[AUTH-03] requires the captcha even while its picture is loading', async () => {
  const pending = Promise.withResolvers<Challenge>()
  const form = start(undefined, () => pending.promise)
  form.submit()
  await vi.waitFor(() => expect(form.text()).toContain('Enter the captcha'))
  pending.resolve(challenge(1))
  await waitForCaptcha(form)
  expect(form.text()).toContain('Enter the captcha')
  expect(form.text()).not.toContain('Failed to get captcha')
})

test('[AUTH-01] loads another picture on click', async () => {
  const form = start()
  await waitForCaptcha(form)
  form.input('code').value = 'AB'
  document.querySelector<HTMLElement>('.ap-login-picture')?.click()
  await waitForCaptcha(form, 2)
  expect(form.input('code').value).toBe('')
})

test('[AUTH-04] reports a missing captcha, and requests another before sending anything', async () => {
  const form = start(undefined, n =>
    n === 1 ? Promise.reject(new TypeError('Nothing answered')) : Promise.resolve(challenge(n)),
  )
  await vi.waitFor(() => expect(form.text()).toContain('Failed to get captcha'))
  form.fillForm('100104')
  form.submit()
  await waitForCaptcha(form, 2)
  expect(form.sent).toEqual([])
})

test('[AUTH-04] requests a missing captcha again when the network is back', async () => {
  const form = start(undefined, n =>
    n === 1 ? Promise.reject(new TypeError('Nothing answered')) : Promise.resolve(challenge(n)),
  )
  await vi.waitFor(() => expect(form.text()).toContain('Failed to get captcha'))
  window.dispatchEvent(new Event('online'))
  await waitForCaptcha(form, 2)
  form.input('code').value = 'AB'
  window.dispatchEvent(new Event('online'))
  expect(form.challengeCount()).toBe(2)
  expect(form.input('code').value).toBe('AB')
})

test('[AUTH-04, AUTH-07] logs in with the characters of the picture', async () => {
  const form = start()
  await waitForCaptcha(form)
  form.fillForm(' 100104 ')
  form.submit()
  await vi.waitFor(() => expect(form.accepted).toEqual(['100104']))
  expect(form.sent).toMatchObject([
    {
      by: 'account',
      request: { username: '100104', code: 'ABCD', captchaKey: 'key 1', preSessionId: 'pre 1' },
    },
  ])
  expect(JSON.stringify(form.sent)).not.toContain('four lazy cranes')
})

test.each([
  [
    'a wrong password or an unknown account',
    1001,
    'Wrong account or password',
    null,
    'Wrong account or password',
  ],
  ['a wrong captcha', 1002, 'The captcha is wrong', null, 'The captcha is wrong'],
  ['a refusal that carries the message of a success', 201, '操作成功', USER, 'You were not logged in'],
])('[AUTH-08] shows %s, and replaces the captcha', async (_what, code, msg, data, expected) => {
  const form = start(envelope(code, msg, data))
  await waitForCaptcha(form)
  form.fillForm('100104')
  form.submit()
  await vi.waitFor(() => expect(form.failure()).toContain(expected))
  expect(form.failure()).not.toContain('操作成功')
  await waitForCaptcha(form, 2)
  expect(form.input('code').value).toBe('')
  expect(form.input('password').value).toBe('four lazy cranes')
  expect(form.accepted).toEqual([])
})

test('[AUTH-08] shows for five seconds that the password has expired, does not log in, and leads to a new one', async () => {
  const form = start(envelope(200, '', { ...USER, pdExpireFlag: 1, pdExpireMsg: 'Your password is over' }))
  await waitForCaptcha(form)
  form.fillForm('100104')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  form.submit()
  expect(findChangeButton()?.hidden).toBe(true)
  await vi.waitFor(() => expect(form.failure()).toContain('Your password is over'))
  expect(findChangeButton()?.hidden).toBe(false)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(form.failure()).toContain('Your password is over')
  await vi.advanceTimersByTimeAsync(100)
  expect(form.failure()).toBeUndefined()
  expect(findChangeButton()?.hidden).toBe(false)
  expect(form.accepted).toEqual([])
})

test('[AUTH-06] rejects an invalid ID card number before sending, and logs in with a valid one', async () => {
  const form = start()
  await waitForCaptcha(form)
  ;[...document.querySelectorAll('label')].find(each => each.textContent === 'ID card')?.click()
  form.fillForm('110105194912310021')
  form.submit()
  await vi.waitFor(() => expect(form.text()).toContain('The ID card number is not valid'))
  expect(form.sent).toEqual([])
  form.input('username').value = ID_CARD
  form.submit()
  await vi.waitFor(() => expect(form.accepted).toHaveLength(1))
  expect(form.sent).toMatchObject([{ by: 'idCard', request: { username: ID_CARD } }])
})

test('[AUTH-05, AUTH-09] offers a code by phone when the account is throttled by strangers, and sends it with the login', async () => {
  const form = start(envelope(TOO_MANY_FAILURES, 'Too many failures'))
  await waitForCaptcha(form)
  form.fillForm('100104')
  form.submit()
  await vi.waitFor(() => expect(form.failure()).toContain('Too many failures'))
  expect(form.sent[0]?.request).not.toHaveProperty('mobileCode')
  form.press('Send code')
  // The captcha before sending is solved by proof of work.
  await vi.waitFor(() => expect(form.codesFor).toEqual(['100104 pow:3']))
  form.fillForm('100104')
  form.input('mobile-code').value = '12'
  form.submit()
  await vi.waitFor(() => expect(form.text()).toContain('Enter the 6 digits from your phone'))
  expect(form.sent).toHaveLength(1)
  form.input('mobile-code').value = '123456'
  form.submit()
  await vi.waitFor(() => expect(form.sent[1]?.request).toMatchObject({ mobileCode: '123456' }))
})
