/** The languages of the product (§9). */
export const LANGUAGES = ['zh', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language for a browser that has not chosen one: Chinese for zh*, otherwise English (§9). Nothing known: Chinese. */
export function languageOfBrowser(browserLanguage: string | undefined): Language {
  if (browserLanguage === undefined || browserLanguage === '') return 'zh'
  return browserLanguage.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}
