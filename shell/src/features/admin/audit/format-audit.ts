import type { Language } from '@apron/contract/dictionary/language'
import type { Named } from '@apron/contract/entities/fields'
import type { AuditLine } from '@apron/contract/operations/admin-audit'
import { fillText, type TextsOf } from '@apron/sdk'
import type { auditTexts } from './audit.texts.ts'

/** Texts of the page in the current language. */
type AuditTexts = TextsOf<typeof auditTexts>

/** Formats a code with its name, or the code alone if it has no name. */
export function nameWithCode({ code, name }: Named): string {
  return name === '' ? code : `${name} (${code})`
}

/** Names the actor of an entry. An unknown account name is identified by the start of its hash. */
export function actorText({ userCode, userName }: Pick<AuditLine, 'userCode' | 'userName'>, t: AuditTexts) {
  const hash = /^unknown (?<hash>[0-9a-f]{8})/.exec(userCode)?.groups?.['hash']
  if (hash !== undefined) return fillText(t.unknown, { hash })
  return nameWithCode({ code: userCode, name: userName })
}

/** Names the person or object an entry is about. Empty if that is the actor. */
export function targetText({ target, targetName }: Pick<AuditLine, 'target' | 'targetName'>): string {
  return target === '' ? '' : nameWithCode({ code: target, name: targetName })
}

/** Separators between permissions and between parts of a summary. */
const SEPARATORS = {
  zh: { right: '、', part: '；' },
  en: { right: ', ', part: '; ' },
} as const satisfies Record<Language, unknown>

/** Summarises the details of an entry in one table line. */
export function summaryText(line: AuditLine, t: AuditTexts, language: Language): string {
  const between = SEPARATORS[language]
  const { given, taken, change, reason, purpose, site, count } = line
  return [
    given.length > 0 && fillText(t.givenIs, { list: given.map(nameWithCode).join(between.right) }),
    taken.length > 0 && fillText(t.takenIs, { list: taken.map(nameWithCode).join(between.right) }),
    change,
    reason,
    purpose !== '' && purposeText(purpose, t),
    site,
    count !== null && fillText(t.countIs, { count }),
  ]
    .filter(part => part !== false && part !== '')
    .join(between.part)
}

/** Returns the text for the purpose of a verification code. */
export function purposeText(purpose: string, t: AuditTexts): string {
  if (purpose === 'login') return t['purpose.login']
  return purpose === 'password' ? t['purpose.password'] : purpose
}
