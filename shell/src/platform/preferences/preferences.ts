import { type Language, languageOfBrowser } from '@apron/contract/entities/language'
import type { Density, Theme } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

/** How the portal looks in this browser. */
export interface Preferences {
  readonly language: Language
  readonly theme: Theme
  readonly density: Density
}

/** The chosen language, otherwise the browser's (BAR-03). */
export function currentLanguage(storage: Storage): Language {
  return storage.get('language') ?? languageOfBrowser(navigator.language)
}

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** What was chosen, otherwise what browser and system say. */
export function currentPreferences(storage: Storage): Preferences {
  return {
    language: currentLanguage(storage),
    theme: storage.get('theme') ?? systemTheme(),
    density: storage.get('density'),
  }
}

/** Puts the preferences on the document, before anything is drawn. Contrast is high in the hangar, and where the system asks for it. */
export function applyPreferences({ language, theme, density }: Preferences): void {
  const { dataset } = document.documentElement
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  dataset['theme'] = theme
  dataset['density'] = density
  dataset['contrast'] =
    density === 'hangar' || matchMedia('(prefers-contrast: more)').matches ? 'high' : 'normal'
}
