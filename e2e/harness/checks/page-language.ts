import type { Language } from '@apron/contract/dictionary/language'
import type { Page } from '@playwright/test'

const HAN = /\p{Script=Han}+/gu
/** Names of languages, which are written in their own script everywhere. */
const LANGUAGE_NAMES = new Set(['中文', '语言'])
/** A word that is not a code in capitals. */
const ENGLISH = /[A-Za-z]*[a-z]{2,}/g
/** Words that are the same in Chinese: names, including programs, units, and the time format HH:mm. */
const NAMES = new Set(['Apron', 'Ctrl', 'English', 'Language', 'Word', 'Excel', 'Web', 'kg', 'mm'])
/** The key of a missing text. */
const KEY = /^[a-z]+[A-Za-z]*(?:\.[a-z]+[A-Za-z]*)+$/

/** Returns every text that is visible or read out on the page. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title]
    for (const element of document.querySelectorAll('body :not(noscript, script, style)')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '')
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
    }
    return texts.map(text => text.trim()).filter(text => text !== '')
  })
}

/**
 * Finds words of the other language and keys of missing texts on the page. Names, codes and addresses are the same in
 * both languages.
 * @param data user-written content, whose words are ignored
 * @returns each once
 */
export async function untranslatedTexts(page: Page, language: Language, data = ''): Promise<string[]> {
  const texts = await textsOf(page)
  return [...new Set(wordsNotOf(language, texts))].filter(word => !data.includes(word))
}

function wordsNotOf(language: Language, texts: readonly string[]): string[] {
  const keys = texts.filter(text => KEY.test(text))
  const han = texts.flatMap(text => text.match(HAN) ?? []).filter(word => !LANGUAGE_NAMES.has(word))
  if (language === 'en') return [...keys, ...han]
  if (han.length === 0) return [...keys, 'no Chinese at all']
  const words = texts.flatMap(text => text.replaceAll(/\/\S*/g, '').match(ENGLISH) ?? [])
  return [...keys, ...words.filter(word => !NAMES.has(word))]
}
