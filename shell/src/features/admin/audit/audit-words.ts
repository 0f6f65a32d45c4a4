import type { AuditLine } from '@apron/contract/entities/admin-audit'
import type { Named } from '@apron/contract/entities/fields'
import type { Language } from '@apron/contract/entities/language'
import { fillText, type TextsOf } from '@apron/sdk'
import type { auditTexts } from './audit.texts.ts'

/** The texts of the page, in the language of the person. */
type Said = TextsOf<typeof auditTexts>

/** Name and code; the code alone where nothing is called so. */
export function rightWords({ code, name }: Named): string {
  return name === '' ? code : `${name} (${code})`
}

/** Whom a line names as its doer. What was typed as an account and is none is told apart by the beginning of its hash. */
export function doerWords({ userCode, userName }: Pick<AuditLine, 'userCode' | 'userName'>, t: Said) {
  const hash = /^unknown (?<hash>[0-9a-f]{8})/.exec(userCode)?.groups?.['hash']
  if (hash !== undefined) return fillText(t.unknown, { hash })
  return rightWords({ code: userCode, name: userName })
}

/** Whom or what a line is about; empty where it is about its doer. */
export function targetWords({ target, targetName }: Pick<AuditLine, 'target' | 'targetName'>): string {
  return target === '' ? '' : rightWords({ code: target, name: targetName })
}

/** Between two rights, and between two parts of what a line says. */
const SEPARATORS = {
  zh: { right: '、', part: '；' },
  en: { right: ', ', part: '; ' },
} as const satisfies Record<Language, unknown>

/** What a line says besides its kind, in one line of the table. */
export function summaryWords(line: AuditLine, t: Said, language: Language): string {
  const between = SEPARATORS[language]
  const { given, taken, change, reason, purpose, site, count } = line
  return [
    given.length > 0 && fillText(t.givenIs, { list: given.map(rightWords).join(between.right) }),
    taken.length > 0 && fillText(t.takenIs, { list: taken.map(rightWords).join(between.right) }),
    change,
    reason,
    purpose !== '' && purposeWords(purpose, t),
    site,
    count !== null && fillText(t.countIs, { count }),
  ]
    .filter(part => part !== false && part !== '')
    .join(between.part)
}

/** What a code was asked for. */
export function purposeWords(purpose: string, t: Said): string {
  if (purpose === 'login') return t['purpose.login']
  return purpose === 'password' ? t['purpose.password'] : purpose
}
