import type { DraftValues } from '@apron/sdk'

/** Parts of names of what opens something: passwords, codes that are sent, tokens. A `code` alone is a number of the record. */
const SECRET_WORDS =
  /(?:pass(?:word|wd|phrase|code)?|pwd|secret|token|captcha|otp|credential|private key|pin code|(?:mobile|sms|mail|auth|verif\w*|login|security|one ?time|recovery) ?code)/
/** At the end of a name they open something: `newPin`; before another word they are a thing of the work: `ticketNo`, `pinCount`. */
const SECRET_ENDS = /(?:pin|ticket)/
/** A link that is good for one use. */
const ONE_TIME_LINK = /[?&#](?:token|ticket|otp|code)=/i

/** Words of a name: `newPassword` and `new_password` are `new password`. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[\W_]+/g, ' ')
    .toLowerCase()

const SECRET_NAME = new RegExp(`(?:^| )(?:${SECRET_WORDS.source}(?: |$)|${SECRET_ENDS.source}$)`)
const isSecretName = (name: string) => SECRET_NAME.test(wordsOf(name))

function isKept(name: string, value: unknown): boolean {
  return !isSecretName(name) && !(typeof value === 'string' && ONE_TIME_LINK.test(value))
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((each: unknown) =>
      typeof each === 'string' && ONE_TIME_LINK.test(each) ? '' : cleaned(each),
    )
  }
  return typeof value === 'object' && value !== null ? withoutSecrets(value) : value
}

/** What of a form may stay on a device: no field that is named like a secret, and no link that opens something once. */
export function withoutSecrets(values: object): DraftValues {
  const kept = Object.entries(values).filter(([name, value]) => isKept(name, value))
  return Object.fromEntries(kept.map(([name, value]) => [name, cleaned(value)]))
}
