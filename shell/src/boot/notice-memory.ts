import type { Language } from '@apron/contract/entities/language'
import type { Notice } from '@apron/contract/entities/notice'

/** What the login page has just read, so that the home page behind it does not ask again. */
export interface NoticeMemory {
  keep(language: Language, notices: readonly Notice[]): void
  /** Gives the notices away, once; null when there are none in this language. */
  take(language: Language): Notice[] | null
}

export function createNoticeMemory(): NoticeMemory {
  let kept: { language: Language; notices: readonly Notice[] } | null = null
  return {
    keep(language, notices) {
      kept = { language, notices }
    },
    take(language) {
      const found = kept?.language === language ? [...kept.notices] : null
      kept = null
      return found
    },
  }
}
