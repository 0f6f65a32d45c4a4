import type { Language } from '@apron/contract/entities/language'

/** Returns the name of a tool in a language; the Chinese one if it has no English one. */
export function nameOfTool(
  { nameZh, nameEn }: { readonly nameZh: string; readonly nameEn: string },
  language: Language,
): string {
  return language === 'zh' || nameEn === '' ? nameZh : nameEn
}
