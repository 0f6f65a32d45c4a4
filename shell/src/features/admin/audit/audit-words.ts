import type { AuditLine, AuditRight } from '@apron/contract/entities/admin-audit'
import type { Language } from '@apron/contract/entities/language'
import type { TFunction } from 'i18next'

/** Name and code; the code alone where nothing is called so. */
export function rightWords({ code, name }: AuditRight): string {
  return name === '' ? code : `${name} (${code})`
}

/** Whom a line names as its doer. What was typed as an account and is none is told apart by the beginning of its hash. */
export function doerWords({ userCode, userName }: Pick<AuditLine, 'userCode' | 'userName'>, t: TFunction) {
  const hash = /^unknown (?<hash>[0-9a-f]{8})/.exec(userCode)?.groups?.['hash']
  if (hash !== undefined) return t('audit.unknown', { hash })
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
export function summaryWords(line: AuditLine, t: TFunction, language: Language): string {
  const between = SEPARATORS[language]
  const { given, taken, change, reason, purpose, site, count } = line
  return [
    given.length > 0 && t('audit.givenIs', { list: given.map(rightWords).join(between.right) }),
    taken.length > 0 && t('audit.takenIs', { list: taken.map(rightWords).join(between.right) }),
    change,
    reason,
    purpose !== '' && purposeWords(purpose, t),
    site,
    count !== null && t('audit.countIs', { count }),
  ]
    .filter(part => part !== false && part !== '')
    .join(between.part)
}

/** What a code was asked for. */
export function purposeWords(purpose: string, t: TFunction): string {
  if (purpose === 'login') return t('audit.purpose.login')
  return purpose === 'password' ? t('audit.purpose.password') : purpose
}
