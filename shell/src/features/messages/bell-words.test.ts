import { createInstance, type TFunction } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { inLanguage } from '../../platform/i18n/create-i18n.ts'
import { bellTexts } from './bell.texts.ts'
import { bellName } from './bell-words.ts'

const heardAt = new Date('2026-03-02T06:05:59Z')

const translate = async (lng: 'zh' | 'en') => {
  const i18n = createInstance()
  await i18n.init({
    lng,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    resources: { [lng]: { translation: inLanguage(bellTexts, lng) } },
  })
  return i18n.t
}

describe('[BAR-04] the name of the bell', () => {
  const t: { zh?: TFunction; en?: TFunction } = {}
  beforeAll(async () => {
    t.zh = await translate('zh')
    t.en = await translate('en')
  })

  it.each([
    ['zh', { unread: 3, link: 'live', heardAt }, '消息，3 条未读，实时'],
    ['en', { unread: 3, link: 'live', heardAt }, 'Messages, 3 unread, live'],
    ['en', { unread: 0, link: 'polling', heardAt }, 'Messages, 0 unread, updated every 30 s'],
    // 14:05 at the sites, wherever the browser is.
    ['zh', { unread: 128, link: 'stale', heardAt }, '消息，128 条未读，14:05 起未更新'],
    ['en', { unread: 128, link: 'stale', heardAt }, 'Messages, 128 unread, stale since 14:05'],
    ['en', { unread: null, link: 'polling', heardAt: null }, 'Messages'],
    ['en', { unread: null, link: 'stale', heardAt: null }, 'Messages, not connected'],
  ] as const)('%s %j → %s', (language, known, name) => {
    const words = t[language]
    expect(words && bellName(known, language, words)).toBe(name)
  })
})
