import type { Language } from '@apron/contract/entities/language'
import { wireTime } from '@apron/contract/rules/wire-time'
import type { TFunction } from 'i18next'
import type { MessageCount } from './message-count.ts'

type Known = Pick<MessageCount, 'unread' | 'link' | 'heardAt'>

/** Where the number comes from, honestly; times are those of the sites. Empty while nothing was ever heard. */
export function linkWords({ link, heardAt }: Known, t: TFunction): string {
  if (heardAt === null) return link === 'stale' ? t('messages.notConnected') : ''
  if (link === 'stale') return t('messages.stale', { time: wireTime(heardAt).slice(11, 16) })
  return t(link === 'live' ? 'messages.live' : 'messages.polling')
}

/** The bell's name for screen readers: what it is, how much is unread, where the number comes from. */
export function bellName(count: Known, language: Language, t: TFunction): string {
  const unread = count.unread === null ? '' : t('messages.unread', { count: count.unread })
  const parts = [t('messages.title'), unread, linkWords(count, t)].filter(part => part !== '')
  return parts.join(language === 'zh' ? '，' : ', ')
}
