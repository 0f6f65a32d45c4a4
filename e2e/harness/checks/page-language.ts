import type { Language } from '@apron/contract/dictionary/language'
import type { Page } from '@playwright/test'

const HAN = /\p{Script=Han}+/gu
/** The names of the languages stand in their own script everywhere. */
const LANGUAGE_NAMES = new Set(['中文', '语言'])
/** A word that is no code: those are written in capitals. */
const ENGLISH = /[A-Za-z]*[a-z]{2,}/g
/** Words that are the same in Chinese: names, also of programs, units, and the time format HH:mm. */
const NAMES = new Set(['Apron', 'Ctrl', 'English', 'Language', 'Word', 'Excel', 'Web', 'kg', 'mm'])
/** A key that no text was found for. */
const KEY = /^[a-z]+[A-Za-z]*(?:\.[a-z]+[A-Za-z]*)+$/

/** All that a person reads or has read out on the page, in pieces. */
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
 * What is not in the language of the page: words of the other one, and keys that no text was found for. Names, codes and addresses
 * are the same in both.
 *
 * @param data what people wrote, in whatever language: its words may stand there
 * @returns each once
 */
export async function foreignWords(page: Page, language: Language, data = ''): Promise<string[]> {
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
