import type { Language } from '../dictionary/language.ts'

/**
 * Formats the name of a person who acted, with the delegator: 郑凯（代 谭勇）, Zheng Kai (for Tan Yong). @param forName empty
 * without a delegation
 */
export function actingName(name: string, forName: string | undefined, language: Language): string {
  if (forName === undefined || forName === '') return name
  return language === 'zh' ? `${name}（代 ${forName}）` : `${name} (for ${forName})`
}
