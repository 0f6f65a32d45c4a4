import { EVERY_ENTRY } from '@apron/contract/rules/records/secret-fields'
import type { DraftValues } from '@apron/sdk'

const ONE_TIME_LINK = /[?&#](?:token|ticket|otp|code)=/i
const isLink = (value: unknown) => typeof value === 'string' && ONE_TIME_LINK.test(value)

const isEmpty = (value: unknown) => (value ?? '') === ''

/** Returns the paths below an entry of this name, without their first part. */
function secretsBelow(secrets: readonly string[], name: string): string[] {
  return secrets.flatMap(path => {
    const [first, ...rest] = path.split('.')
    return rest.length > 0 && (first === name || first === EVERY_ENTRY) ? [rest.join('.')] : []
  })
}

/** Removes secrets from a value inside a form. */
export function partWithoutSecrets(value: unknown, secrets: readonly string[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) return withoutSecrets(value, secrets)
  if (secrets.includes(EVERY_ENTRY)) return []
  const entrySecrets = secretsBelow(secrets, EVERY_ENTRY)
  return value.map((each: unknown) => (isLink(each) ? '' : partWithoutSecrets(each, entrySecrets)))
}

/**
 * Returns the values of a form that may be stored on a device. Drops fields that the schema declares secret, unless they are empty, and
 * texts that contain a one-time link.
 * @param secrets paths returned by `secretFields`
 */
export function withoutSecrets(values: object, secrets: readonly string[] = []): DraftValues {
  const isSecret = (name: string) => secrets.includes(name) || secrets.includes(EVERY_ENTRY)
  const allowed = Object.entries(values).filter(
    ([name, value]) => isEmpty(value) || !(isSecret(name) || isLink(value)),
  )
  return Object.fromEntries(
    allowed.map(([name, value]) => [name, partWithoutSecrets(value, secretsBelow(secrets, name))]),
  )
}
