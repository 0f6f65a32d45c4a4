import { pickTexts } from '@apron/contract/texts/pick-texts'
import { describe, expect, it } from 'vitest'
import { bellTexts } from './bell.texts.ts'
import { bellName } from './bell-label.ts'

const countedAt = new Date('2026-03-02T06:05:59Z')

describe('[BAR-04] accessible name of the bell', () => {
  it.each([
    ['zh', { unread: 3, link: 'live', countedAt }, '消息，3 条未读，实时'],
    ['en', { unread: 3, link: 'live', countedAt }, 'Messages, 3 unread, live'],
    ['en', { unread: 0, link: 'polling', countedAt }, 'Messages, 0 unread, updated every 30 s'],
    // 14:05 at the sites, in whatever time zone the browser is.
    ['zh', { unread: 128, link: 'stale', countedAt }, '消息，128 条未读，14:05 起未更新'],
    ['en', { unread: 128, link: 'stale', countedAt }, 'Messages, 128 unread, not updated since 14:05'],
    ['en', { unread: null, link: 'polling', countedAt: null }, 'Messages'],
    ['en', { unread: null, link: 'stale', countedAt: null }, 'Messages, not connected'],
  ] as const)('is in %s for %j: %s', (language, count, name) => {
    expect(bellName(count, language, pickTexts(bellTexts, language))).toBe(name)
  })
})
