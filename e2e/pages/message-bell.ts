import type { Language } from '@apron/contract/dictionary/language'
import { expect, type Locator, type Page } from '@playwright/test'
import { MESSAGE_WORDS, type MessageWords } from './words/message-words.ts'

/** The bell of the top bar and the popover that it opens. */
export class MessageBell {
  readonly words: MessageWords
  readonly bell: Locator
  readonly popover: Locator
  /** The messages of the chosen type. */
  readonly latest: Locator

  constructor(page: Page, language: Language) {
    this.words = MESSAGE_WORDS[language]
    this.bell = page.getByRole('banner').getByRole('button', { name: this.words.bell })
    this.popover = page.getByRole('dialog', { name: this.words.bell })
    this.latest = this.popover.getByRole('tabpanel').getByRole('listitem')
  }

  /** Returns the unread count that the bell shows. */
  async unread(): Promise<number> {
    return Number(/\d+/.exec((await this.bell.getAttribute('aria-label')) ?? '')?.[0])
  }

  /** @param timeout ms */
  async expectUnread(count: number, timeout = 15_000): Promise<void> {
    const words = this.words.unread.replace('{count}', String(count))
    // Matches the whole number: 11 is not 1.
    await expect(this.bell).toHaveAccessibleName(new RegExp(`[，\\s]${words}`), { timeout })
  }

  /** Waits for the live connection. @param timeout ms */
  async expectLive(timeout = 20_000): Promise<void> {
    await expect(this.bell).toHaveAccessibleName(new RegExp(`${this.words.live}$`), { timeout })
  }

  async expectPolling(): Promise<void> {
    await expect(this.bell).toHaveAccessibleName(new RegExp(`${this.words.polling}$`))
  }

  /** Waits for the notice of how old the count is. */
  async expectStale(): Promise<void> {
    const words = this.words.stale.replace('{time}', String.raw`\d\d:\d\d`)
    await expect(this.bell).toHaveAccessibleName(new RegExp(words))
  }

  async open(): Promise<void> {
    await this.bell.click()
    await expect(this.tab('notices')).toBeVisible()
  }

  tab(type: 'notices' | 'news' | 'workOrders'): Locator {
    return this.popover.getByRole('tab', { name: new RegExp(`^${this.words[type]}`) })
  }

  message(text: string): Locator {
    return this.latest.getByRole('button', { name: text })
  }

  /** Follows the link from the popover to all messages. */
  async openAll(where: 'box' | 'centre'): Promise<void> {
    await this.popover.getByRole('button', { name: this.words[where], exact: true }).click()
  }

  async openBox(): Promise<void> {
    await this.open()
    await this.openAll('box')
  }

  async openCentre(): Promise<void> {
    await this.open()
    await this.openAll('centre')
  }
}
