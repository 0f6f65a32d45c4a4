import type { Language } from '@apron/contract/entities/language'
import { applyPreferences, currentTheme } from '../platform/preferences/preferences.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { h } from './dom.ts'
import { moon, sun } from './icons.ts'
import type { Words } from './words.ts'

function otherLanguage(language: Language): Language {
  return language === 'zh' ? 'en' : 'zh'
}

/** Language and theme. Here nothing is reloaded: what was typed stays. */
export function switches(
  words: Words<'otherLanguage' | 'toDark' | 'toLight'>,
  storage: Storage,
): HTMLElement {
  const language = h('button', { type: 'button', class: 'ap-login-switch' }, words.text('otherLanguage'))
  words.follow(() => {
    language.lang = otherLanguage(words.language) === 'zh' ? 'zh-CN' : 'en'
  })
  language.addEventListener('click', () => {
    const chosen = otherLanguage(words.language)
    storage.set('language', chosen)
    applyPreferences(chosen, currentTheme(storage))
    words.use(chosen)
  })

  const theme = h('button', { type: 'button', class: 'ap-login-switch' })
  const drawTheme = () => {
    const dark = currentTheme(storage) === 'dark'
    theme.setAttribute('aria-label', words.get(dark ? 'toLight' : 'toDark'))
    theme.title = words.get(dark ? 'toLight' : 'toDark')
    theme.replaceChildren(dark ? sun() : moon())
  }
  words.follow(drawTheme)
  theme.addEventListener('click', () => {
    storage.set('theme', currentTheme(storage) === 'dark' ? 'light' : 'dark')
    applyPreferences(words.language, currentTheme(storage))
    drawTheme()
  })
  return h('div', { class: 'ap-login-switches' }, language, theme)
}
