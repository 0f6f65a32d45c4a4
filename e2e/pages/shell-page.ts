import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words/words.ts'

/** A visible entry of the menu: a page with its address, or a group with its entries. */
export interface MenuEntry {
  readonly title: string | null
  readonly href: string | null
  readonly children: readonly MenuEntry[]
}

/** Returns one level of the menu, top to bottom, opening each group. */
async function entriesOf(list: Locator): Promise<MenuEntry[]> {
  const entries: MenuEntry[] = []
  for (const item of await list.locator('> li').all()) {
    const entry = item.locator('> a, > button')
    if ((await entry.getAttribute('aria-expanded')) === 'false') await entry.click()
    const isGroup = (await entry.getAttribute('aria-expanded')) !== null
    entries.push({
      title: await entry.getAttribute('title'),
      href: await entry.getAttribute('href'),
      children: isGroup ? await entriesOf(item.locator('> ul')) : [],
    })
  }
  return entries
}

/** Frame of every page: menu, top bar, tab strip, panes. */
export class ShellPage {
  readonly menu: Locator
  readonly tabs: Locator
  readonly main: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.menu = page.getByRole('navigation', { name: words.mainMenu })
    this.tabs = page.getByRole('tablist', { name: words.openPages }).getByRole('tab')
    this.main = page.getByRole('main')
  }

  /** Expects the shell with this user. */
  async expectLoggedIn(name: string): Promise<void> {
    await expect(this.userMenu(name)).toBeVisible({ timeout: 20_000 })
  }

  userMenu(name: string): Locator {
    return this.#page.getByRole('button', { name })
  }

  menuGroup(name: string): Locator {
    return this.menu.getByRole('button', { name, exact: true })
  }

  menuEntry(name: string): Locator {
    return this.menu.getByRole('link', { name, exact: true })
  }

  /** Returns the whole menu, all levels. */
  async menuEntries(): Promise<MenuEntry[]> {
    await expect(this.menu.locator('[data-level="0"] > li').first()).toBeVisible()
    return entriesOf(this.menu.locator('[data-level="0"]'))
  }

  /**
   * Makes the menu visible. In a narrow window it is in a drawer, which closes when a page opens.
   * @returns true for a drawer
   */
  async showMenu(): Promise<boolean> {
    const openButton = this.#page.getByRole('button', { name: this.#words.openMenu })
    await expect(openButton.or(this.menu).filter({ visible: true }).first()).toBeVisible()
    if (!(await openButton.isVisible())) return false
    await expect(this.menu).toBeHidden()
    await openButton.click()
    return true
  }

  /** Opens a group of the menu, unless it is open already. */
  async expandGroup(name: string, press: 'click' | 'tap' = 'click'): Promise<void> {
    const group = this.menuGroup(name)
    // The group of the visible page opens by itself. If that happens between check and click, the click closes it.
    await expect(async () => {
      if ((await group.getAttribute('aria-expanded')) !== 'true') await group[press]()
      await expect(group).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 })
    }).toPass()
  }

  async openFromMenu(group: string, entry: string): Promise<void> {
    const isDrawer = await this.showMenu()
    await this.expandGroup(group)
    await this.menuEntry(entry).click()
    if (isDrawer) await expect(this.menu).toBeHidden()
  }

  tab(name: string): Locator {
    return this.tabs.filter({ hasText: name })
  }

  /** Returns the title of the active tab, without markers such as the pin. */
  async activeTitle(): Promise<string> {
    return (await this.#page.getByRole('tab', { selected: true }).getAttribute('title')) ?? ''
  }

  /** Returns the pane of the active tab; hidden tabs keep their panes in the page. */
  get pane(): Locator {
    return this.#page.locator('section[role=tabpanel]').filter({ visible: true })
  }

  async goHome(): Promise<void> {
    await this.#page.getByRole('banner').getByRole('link').first().click()
    await expect(this.#page).toHaveURL(/\/dashboard$/)
  }

  /** Follows a link inside the active tab. */
  async follow(path: string): Promise<void> {
    await this.pane.evaluate((pane, href) => {
      const link = document.createElement('a')
      link.href = href
      pane.append(link)
      link.click()
      link.remove()
    }, path)
  }

  /** Follows a link outside the tabs and waits for the address of the page. */
  async visit(path: string): Promise<void> {
    await this.main.evaluate((main, href) => {
      const link = document.createElement('a')
      link.href = href
      main.append(link)
      link.click()
      link.remove()
    }, path)
    await expect(this.#page).toHaveURL(path)
  }

  /** Follows a link to a page with its own tab and waits until that tab is active. */
  async followToTab(path: string, title: string): Promise<void> {
    await this.follow(`${path}${path.includes('?') ? '&' : '?'}viewTitle=${title}`)
    await expect(this.tab(title)).toHaveAttribute('aria-selected', 'true')
  }

  async openTabMenu(tab: string): Promise<void> {
    await this.tab(tab).click({ button: 'right' })
  }

  /** Chooses an action in the context menu of a tab. */
  async chooseInTabMenu(tab: string, action: string): Promise<void> {
    await this.openTabMenu(tab)
    await this.#page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  async closeOtherTabs(name: string): Promise<void> {
    await this.tab(name).click()
    await this.chooseInTabMenu(name, this.#words.closeOthers)
    await expect(this.tabs).toHaveCount(2)
  }

  get site(): Locator {
    return this.#page.getByRole('button', { name: this.#words.currentSite })
  }

  /** Returns the notice that a tab belongs to another site than the person's current one. */
  siteNotice(code: string): Locator {
    return this.#page.getByRole('status').filter({ hasText: this.#words.tabBelongs.replace('{site}', code) })
  }

  /** Chooses another site and declines the reload. */
  async switchSite(code: string): Promise<void> {
    await this.site.click()
    await this.#page.getByRole('menuitem').filter({ hasText: code }).click()
    await this.#page.getByRole('button', { name: this.#words.notNow }).click()
    await expect(this.site).toContainText(code)
  }

  /** Reopens the active tab at the person's current site. */
  async reopenTabAtSite(code: string): Promise<void> {
    const name = this.#words.openAt.replace('{site}', code)
    await this.#page.getByRole('button', { name, exact: true }).click()
  }

  async logOut(name: string): Promise<void> {
    await this.userMenu(name).click()
    await this.#page.getByRole('menuitem', { name: this.#words.logOut }).click()
  }
}
