import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words.ts'

/** The bell in the top bar: how much is unread, and where the number comes from. */
export class Bell {
  readonly button: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.button = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${words.bell}`) })
  }

  /** The number, once it is known. */
  async unread(): Promise<number> {
    const count = new RegExp(this.#words.bellUnread.replace('{count}', String.raw`(\d+)`))
    await expect(this.button).toHaveAccessibleName(count, { timeout: 20_000 })
    const name = await this.button.getAttribute('aria-label')
    return Number(count.exec(name ?? '')?.[1])
  }

  /** Opens the latest message of one type from the popover. @param type what its tab is called */
  async openLatest(type: string): Promise<void> {
    await this.button.click()
    const popover = this.#page.getByRole('dialog', { name: this.#words.bell })
    await popover.getByRole('tab', { name: type }).click()
    await popover.getByRole('tabpanel').getByRole('button').first().click()
  }

  /** @param timeout ms */
  async expectUnread(count: number, timeout = 10_000): Promise<void> {
    const words = this.#words.bellUnread.replace('{count}', String(count))
    await expect(this.button).toHaveAccessibleName(new RegExp(`(?<![0-9])${words}`), { timeout })
  }

  async expectLive(timeout = 20_000): Promise<void> {
    await expect(this.button).toHaveAccessibleName(new RegExp(`${this.#words.bellLive}$`), { timeout })
  }

  async expectPolling(): Promise<void> {
    await expect(this.button).toHaveAccessibleName(new RegExp(`${this.#words.bellPolling}$`))
  }

  /** It says since when its number is old. */
  async expectStale(): Promise<void> {
    const words = this.#words.bellStale.replace('{time}', String.raw`\d\d:\d\d`)
    await expect(this.button).toHaveAccessibleName(new RegExp(words))
  }
}
