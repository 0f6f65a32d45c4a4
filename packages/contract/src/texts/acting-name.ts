import type { Language } from '../entities/language.ts'

/** Who did something, and for whom: 郑凯（代 谭勇）, Zheng Kai (for Tan Yong). @param forName empty where it was in their own name */
export function actingName(name: string, forName: string | undefined, language: Language): string {
  if (forName === undefined || forName === '') return name
  return language === 'zh' ? `${name}（代 ${forName}）` : `${name} (for ${forName})`
}
