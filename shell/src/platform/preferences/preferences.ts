import { type Language, languageOfBrowser } from '@apron/contract/entities/language'
import type { Theme } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

/** The chosen language, otherwise the browser's (BAR-03). */
export function currentLanguage(storage: Storage): Language {
  return storage.get('language') ?? languageOfBrowser(navigator.language)
}

/** The chosen theme, otherwise the system's. */
export function currentTheme(storage: Storage): Theme {
  return storage.get('theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
}

/** Puts language and theme on the document, before anything is drawn. */
export function applyPreferences(language: Language, theme: Theme): void {
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  document.documentElement.dataset['theme'] = theme
}
