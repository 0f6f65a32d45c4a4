import type { Language } from '@apron/contract/dictionary/language'
import type { Named } from '@apron/contract/entities/fields'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { AuditLine } from '@apron/contract/operations/admin-audit'
import { PIN_DELETION_REASONS } from '@apron/contract/rules/people/pin-deletion-reasons'
import {
  SECURITY_KEY_FAULTS,
  SECURITY_KEY_REMOVAL_REASONS,
} from '@apron/contract/rules/people/security-key-ends'
import type { TextPair } from '@apron/contract/texts/text-pair'

type Details = Pick<AuditLine, 'change' | 'purpose' | 'site' | 'count' | 'bound' | 'sessionId'>

/** Reads the details of a stored line. Missing values are empty. */
export function readDetails(details: Readonly<Record<string, unknown>>): Details {
  const { count, bound } = details
  return {
    change: text(details['change']),
    purpose: text(details['purpose']),
    site: text(details['site']),
    count: typeof count === 'number' ? count : null,
    bound: typeof bound === 'boolean' ? bound : null,
    sessionId: text(details['sessionId']),
  }
}

/** Reads codes of roles, posts and permissions from a stored list. */
export function readCodes(list: unknown): string[] {
  return Array.isArray(list) ? list.filter(code => typeof code === 'string') : []
}

/**
 * Adds names to codes. A role's permission may have user type and department after its identifier; the name is that of
 * the permission.
 */
export function withNames(codes: readonly string[], names: ReadonlyMap<string, string>): Named[] {
  return codes.map(code => ({ code, name: names.get(code.split(' ', 1)[0] ?? '') ?? '' }))
}

const REASONS: readonly TextPair[] = [
  SERVER_ERRORS,
  PIN_DELETION_REASONS,
  SECURITY_KEY_REMOVAL_REASONS,
  SECURITY_KEY_FAULTS,
].flatMap(texts => Object.values<TextPair>(texts))

/** Translates a stored reason. Lines keep the English text without its numbers. */
export function translateReason(language: Language, stored: unknown): string {
  const storedText = text(stored)
  const entry = REASONS.find(({ en }) => en === storedText)
  return (entry?.[language] ?? storedText).replaceAll(/\{\w+\}/g, '…')
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
