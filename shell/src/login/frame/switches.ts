import type { Language } from '@apron/contract/dictionary/language'
import { applyPreferences, currentPreferences } from '../../platform/preferences/preferences.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { h } from '../dom.ts'
import type { Words } from '../words.ts'
import { hangar, moon, sun } from './icons.ts'

function otherLanguage(language: Language): Language {
  return language === 'zh' ? 'en' : 'zh'
}

/** Creates the controls for language, hangar mode and theme. They do not reload, so typed text stays. */
export function switches(
  words: Words<'hangarMode' | 'otherLanguage' | 'toDark' | 'toLight'>,
  storage: Storage,
): HTMLElement {
  const language = h('button', { type: 'button', class: 'ap-login-switch' }, words.text('otherLanguage'))
  words.watch(() => {
    language.lang = otherLanguage(words.language) === 'zh' ? 'zh-CN' : 'en'
  })
  language.addEventListener('click', () => {
    const chosen = otherLanguage(words.language)
    storage.set('language', chosen)
    applyPreferences(currentPreferences(storage))
    words.use(chosen)
  })

  const theme = h('button', { type: 'button', class: 'ap-login-switch' })
  const drawTheme = () => {
    const dark = currentPreferences(storage).theme === 'dark'
    const label = words.get(dark ? 'toLight' : 'toDark')
    theme.setAttribute('aria-label', label)
    theme.title = label
    theme.replaceChildren(dark ? sun() : moon())
  }
  words.watch(drawTheme)
  theme.addEventListener('click', () => {
    storage.set('theme', currentPreferences(storage).theme === 'dark' ? 'light' : 'dark')
    applyPreferences(currentPreferences(storage))
    drawTheme()
  })

  const hangarMode = h('button', { type: 'button', class: 'ap-login-switch' }, hangar())
  const drawHangar = () => {
    hangarMode.setAttribute('aria-label', words.get('hangarMode'))
    hangarMode.title = words.get('hangarMode')
    hangarMode.setAttribute('aria-pressed', String(currentPreferences(storage).density === 'hangar'))
  }
  words.watch(drawHangar)
  hangarMode.addEventListener('click', () => {
    storage.set('density', currentPreferences(storage).density === 'hangar' ? 'standard' : 'hangar')
    applyPreferences(currentPreferences(storage))
    drawHangar()
  })
  return h('div', { class: 'ap-login-switches' }, language, hangarMode, theme)
}
