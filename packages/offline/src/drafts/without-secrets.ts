import { EVERY_ENTRY } from '@apron/contract/rules/records/secret-fields'
import type { DraftValues } from '@apron/sdk'

/** A link that opens something once. */
const ONE_TIME_LINK = /[?&#](?:token|ticket|otp|code)=/i
const isLink = (value: unknown) => typeof value === 'string' && ONE_TIME_LINK.test(value)

const isEmpty = (value: unknown) => (value ?? '') === ''

/** The paths that go on below an entry of this name. */
function below(secrets: readonly string[], name: string): string[] {
  return secrets.flatMap(path => {
    const [first, ...rest] = path.split('.')
    return rest.length > 0 && (first === name || first === EVERY_ENTRY) ? [rest.join('.')] : []
  })
}

/** The same of any part of it. */
export function partWithoutSecrets(value: unknown, secrets: readonly string[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) return withoutSecrets(value, secrets)
  if (secrets.includes(EVERY_ENTRY)) return []
  const inside = below(secrets, EVERY_ENTRY)
  return value.map((each: unknown) => (isLink(each) ? '' : partWithoutSecrets(each, inside)))
}

/**
 * Returns what of a form may stay on a device: all but the fields that its schema declares secret, and links that open something once.
 * @param secrets paths of `secretFields`
 */
export function withoutSecrets(values: object, secrets: readonly string[] = []): DraftValues {
  const isSecret = (name: string) => secrets.includes(name) || secrets.includes(EVERY_ENTRY)
  const kept = Object.entries(values).filter(
    ([name, value]) => isEmpty(value) || !(isSecret(name) || isLink(value)),
  )
  return Object.fromEntries(
    kept.map(([name, value]) => [name, partWithoutSecrets(value, below(secrets, name))]),
  )
}
