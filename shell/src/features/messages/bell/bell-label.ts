import type { Language } from '@apron/contract/dictionary/language'
import { fillText } from '@apron/contract/texts/fill-text'
import type { TextsOf } from '@apron/contract/texts/pick-texts'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { bellTexts } from './bell.texts.ts'
import type { MessageCount } from './message-count.ts'

type BellTexts = TextsOf<typeof bellTexts>
type BellState = Pick<MessageCount, 'unread' | 'link' | 'countedAt'>

/** Describes the source of the count, with times in the sites' zone. Empty until a count has arrived. */
export function connectionText({ link, countedAt }: BellState, texts: BellTexts): string {
  if (countedAt === null) return link === 'stale' ? texts.notConnected : ''
  if (link === 'stale') return fillText(texts.stale, { time: wireTime(countedAt).slice(11, 16) })
  return link === 'live' ? texts.live : texts.polling
}

/** Returns the accessible name of the bell: its purpose, the unread count and its source. */
export function bellName(count: BellState, language: Language, texts: BellTexts): string {
  const unread = count.unread === null ? '' : fillText(texts.unread, { count: count.unread })
  const parts = [texts.title, unread, connectionText(count, texts)].filter(part => part !== '')
  return parts.join(language === 'zh' ? '，' : ', ')
}
