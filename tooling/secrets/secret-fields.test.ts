import { describe, expect, it } from 'vitest'
import { callsWithSchemas, describedFields } from './call-fields.ts'

/** Words for secrets. `code` or `key` alone usually is a number of a record. */
const WORDS =
  'password|passwd|passphrase|passcode|pwd|pin|secret|token|captcha|otp|credential|ticket|authorization|challenge|signature|(?:private|secret|auth) key|(?:mobile|sms|mail|auth|verif\\w*|login|security|one ?time|recovery) code'
const SECRET_NAME = new RegExp(`(?:^| )(?:${WORDS})s?(?: |$)`)

/** Splits a name into words: `newPassword` and `new_password` become `new password`. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[\W_]+/g, ' ')
    .toLowerCase()

const looksSecret = (name: string) => SECRET_NAME.test(wordsOf(name))

/** Fields that look secret but are not, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  authKey: 'AES key of one password, sealed for the server; the password itself is declared',
  challenge: 'Random bytes that a device or a person answers once; they open nothing by themselves',
  pinUntil: 'The day on which a PIN ends',
  excludeCredentials: 'Public ids of the security keys that a person already has',
  signature: 'Shows that a receipt is genuine; its holder passes it on',
  signatures: 'Who has signed a report, and when',
}

const calls = await callsWithSchemas()
const fields = [...calls.flatMap(call => call.fields), ...(await describedFields())]
const suspicious = fields.filter(({ name }) => looksSecret(name))

describe('fields that look secret', () => {
  it.each(['password', 'newPassword', 'old_password', 'userPwd', 'mobileCode', 'smsCode', 'pin', 'newPin'])(
    'recognises %s by its name',
    name => {
      expect(looksSecret(name)).toBe(true)
    },
  )

  it.each(['code', 'userCode', 'threeCode', 'passenger', 'opinion', 'pinned', 'businessKey'])(
    'treats %s as an ordinary value',
    name => {
      expect(looksSecret(name)).toBe(false)
    },
  )

  it('[DRF-05] are declared secret in the schemas of every call, or excepted with a reason', () => {
    expect(calls.length).toBeGreaterThan(200)
    const undeclared = suspicious.filter(({ name, isSecret }) => !isSecret && !(name in EXCEPTIONS))
    expect(undeclared.map(({ at }) => at)).toEqual([])
  })

  it('are excepted only while a call has such a field', () => {
    const open = new Set(suspicious.filter(({ isSecret }) => !isSecret).map(({ name }) => name))
    expect(Object.keys(EXCEPTIONS).filter(name => !open.has(name))).toEqual([])
  })
})

it('[DRF-05] do not occur in calls with queued saves or cached responses', () => {
  const onDevice = calls.filter(({ isOnDevice }) => isOnDevice)
  expect(onDevice.length).toBeGreaterThan(0)
  const secrets = onDevice.flatMap(call => call.fields.filter(({ isSecret }) => isSecret))
  expect(secrets.map(({ at }) => at)).toEqual([])
})
