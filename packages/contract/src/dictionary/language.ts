export const LANGUAGES = ['zh', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Returns the default language of a browser: Chinese for zh* or an unknown language, otherwise English (§9). */
export function languageOfBrowser(browserLanguage: string | undefined): Language {
  if (browserLanguage === undefined || browserLanguage === '') return 'zh'
  return browserLanguage.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}
