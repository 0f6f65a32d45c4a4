import { type Language, languageOfBrowser } from '@apron/contract/dictionary/language'
import type { Density, Theme } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

/** Display settings of the portal in this browser. */
export interface Preferences {
  readonly language: Language
  readonly theme: Theme
  readonly density: Density
}

/** Returns the selected language, or the browser's (BAR-03). */
export function currentLanguage(storage: Storage): Language {
  return storage.get('language') ?? languageOfBrowser(navigator.language)
}

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Returns the selected settings, or those of browser and system. */
export function currentPreferences(storage: Storage): Preferences {
  return {
    language: currentLanguage(storage),
    theme: storage.get('theme') ?? systemTheme(),
    density: storage.get('density'),
  }
}

/**
 * Applies the settings to the document before the first render. Contrast is high in hangar mode, or if the
 * system asks for it.
 */
export function applyPreferences({ language, theme, density }: Preferences): void {
  const { dataset } = document.documentElement
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  dataset['theme'] = theme
  dataset['density'] = density
  dataset['contrast'] =
    density === 'hangar' || matchMedia('(prefers-contrast: more)').matches ? 'high' : 'normal'
}
