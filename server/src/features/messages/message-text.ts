import { MESSAGE_TEXT_MAX } from '@apron/contract/limits/messages'
import { portalPath } from '@apron/contract/rules/messages/message-link'
import { fillText } from '@apron/contract/texts/fill-text'
import type { TextPair } from '@apron/contract/texts/text-pair'

export type MessageValues = Readonly<Record<string, string | TextPair>>

/** Line ends, other control characters, and bidi characters. */
const UNWANTED = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu
const BRACE = /\{(\w+)\}/g

/** Returns the distinct placeholder names of a text. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(BRACE)].map(([, name = '']) => name))].toSorted()
}

/** Collapses a text to one line without control and bidi characters. */
export function oneLine(text: string): string {
  return text.replaceAll(UNWANTED, ' ').trim()
}

/** Collapses a text to one line and shortens it to the maximum length of a message. */
export function shortLine(text: string): string {
  // Cuts by code points: no character is split, and endless combining marks count as well.
  const letters = Array.from(oneLine(text))
  return letters.length <= MESSAGE_TEXT_MAX
    ? letters.join('')
    : `${letters.slice(0, MESSAGE_TEXT_MAX - 1).join('')}…`
}

/** Fills a text in both languages. @throws if a value is missing */
export function renderText(text: TextPair, values: MessageValues): TextPair {
  return {
    zh: shortLine(fillText(text.zh, valuesIn(values, placeholdersOf(text.zh), 'zh'))),
    en: shortLine(fillText(text.en, valuesIn(values, placeholdersOf(text.en), 'en'))),
  }
}

/** Fills a path of the portal. Each value stays one segment. @throws if it is no portal path or a value is missing */
export function renderRoute(route: string, values: MessageValues): string {
  const routeValues = valuesIn(values, placeholdersOf(route), 'en')
  const encoded = Object.entries(routeValues).map(([name, value]) => [name, pathSegment(value)])
  const path = portalPath(fillText(route, Object.fromEntries(encoded)))
  if (path === null) throw new Error(`The route ${route} is no path of the portal`)
  return path
}

/** Encodes a value as one path segment. Dot segments lead upwards, even when encoded, so they are rejected. */
function pathSegment(value: string): string {
  if (/^\.{1,2}$/.test(value)) throw new Error(`The value ${value} is no part of a path`)
  return encodeURIComponent(value)
}

function valuesIn(
  values: MessageValues,
  names: readonly string[],
  language: keyof TextPair,
): Record<string, string> {
  return Object.fromEntries(
    names.map(name => {
      const value = values[name]
      if (value === undefined) throw new Error(`The value {${name}} is missing`)
      return [name, typeof value === 'string' ? value : value[language]]
    }),
  )
}
