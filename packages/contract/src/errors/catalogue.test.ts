import { describe, expect, it } from 'vitest'
import { ACTION_TEXTS } from './action-texts.ts'
import { SERVER_ERRORS } from './catalogue.ts'
import { CLIENT_TEXTS } from './client-texts.ts'
import { Refusal } from './refusal.ts'

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

/** Rejections that a client handles specially and must distinguish from others with the same status (decision 52). */
const DISTINCT_CODES: ReadonlySet<string> = new Set(['passwordNeeded'])

describe('error catalogue', () => {
  it.each(Object.entries({ ...SERVER_ERRORS, ...CLIENT_TEXTS, ...ACTION_TEXTS }))(
    '%s has texts in both languages with the same placeholders',
    (_name, entry) => {
      expect(entry.zh).toMatch(/\p{Script=Han}/u)
      expect(entry.en).not.toMatch(/\p{Script=Han}/u)
      expect(placeholdersOf(entry.zh)).toEqual(placeholdersOf(entry.en))
    },
  )

  it.each(Object.entries(SERVER_ERRORS))(
    '%s has its HTTP status as code if rejected before the application',
    (name, entry) => {
      if (entry.status !== 200 && !DISTINCT_CODES.has(name)) expect(entry.code).toBe(entry.status)
      expect([200, 201, 20000]).not.toContain(entry.code)
    },
  )

  it('gives every application error its own code', () => {
    const codes = Object.values(SERVER_ERRORS).flatMap(({ code }) => (code >= 1000 ? [code] : []))
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  })

  it("fills placeholders in the reader's language", () => {
    const refusal = new Refusal(SERVER_ERRORS.tooManyFailures, { minutes: '15' })
    expect(refusal.text('zh')).toBe('登录失败次数过多，请在 15 分钟后重试，或使用手机验证码登录')
    expect(refusal.text('en')).toBe(
      'Too many failed logins. Try again in 15 minutes, or log in with a code sent to your phone.',
    )
  })
})
