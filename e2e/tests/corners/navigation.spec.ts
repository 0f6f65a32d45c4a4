import type { MenuItem } from '@apron/contract/menus/menu-item'
import type { SubAppRegistry } from '@apron/contract/sub-apps/manifest'
import { FLOW_PATHS, PATHS } from '@apron/shell/paths'
import type { APIRequestContext } from '@playwright/test'
import { seriousViolations } from '../../harness/checks/serious-violations.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../harness/people.ts'
import { HomePage } from '../../pages/home-page.ts'
import { SearchDialog } from '../../pages/search-dialog.ts'
import type { MenuEntry } from '../../pages/shell-page.ts'

const { inspector, sales } = PEOPLE

/**
 * Returns the entries to expect from the server's menu: without hidden entries, the old home page and missing pages; a
 * group with one page becomes that page.
 */
function expectedEntries(items: readonly MenuItem[], pages: ReadonlySet<string>): MenuEntry[] {
  return items.flatMap(({ hidden, name, url, alwaysShow, children }) => {
    if (hidden || (name === 'home' && url === 'test')) return []
    const href = `/${url.replace(/^\//, '')}`
    // An entry with children is a group, even if it has an address.
    if (url !== '' && children.length === 0) return pages.has(href) ? { title: name, href, children: [] } : []
    const entries = expectedEntries(children, pages)
    if (entries.length === 0) return []
    return entries.length === 1 && !alwaysShow ? entries : { title: name, href: null, children: entries }
  })
}

/** Returns the existing pages: those of the shell and of the active versions. */
async function existingPages(request: APIRequestContext): Promise<ReadonlySet<string>> {
  const response = await request.get('/apps/registry.json')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own response, tested over there
  const { apps } = (await response.json()) as SubAppRegistry
  const titles = Object.values(apps).flatMap(({ manifest }) => Object.keys(manifest.titles))
  return new Set([
    '/dashboard',
    '/myCollect',
    PATHS.delegation,
    '/flow',
    ...Object.values(FLOW_PATHS),
    ...titles,
  ])
}

test.describe('the menu of an inspector', () => {
  test.use({ person: 'inspector' })
  test.beforeEach(async ({ language, page, shell }) => {
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
  })

  test('[MENU-01, MENU-08, NAV-12] shows exactly the existing entries that the server gives this person, in order, at all levels @en-tablet @gate', async ({
    page,
    request,
    shell,
    words,
  }) => {
    const menuResponse = page.waitForResponse(/menu\/listByUser$/)
    await page.reload()
    const { data } = await (await menuResponse).json()
    expect(JSON.stringify(data)).toContain('amm/library')
    const expected = expectedEntries(data, await existingPages(request))
    expect(JSON.stringify(expected)).toContain('/safetyQuality/checkList')
    expect(JSON.stringify(expected)).not.toContain(words.marketing)
    await shell.showMenu()
    expect(await shell.menuEntries()).toEqual(expected)
  })

  test('[MENU-01] collapsed, it stays so after a reload, and opens a group next to itself @en-tablet', async ({
    page,
    shell,
    words,
  }) => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.getByRole('button', { name: words.collapseMenu }).click()
    await page.reload()
    await expect(shell.menu).toHaveAttribute('data-collapsed', 'true')
    const width = (await shell.menu.boundingBox())?.width ?? 0
    await shell.menuGroup(words.safetyQuality).click()
    const entry = shell.menuEntry(words.checkOrders)
    await expect(entry).toBeVisible()
    expect((await entry.boundingBox())?.x).toBeGreaterThan(width)
    await expect(shell.menu).toHaveAttribute('data-collapsed', 'true')

    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await expect(shell.menuGroup(words.safetyQuality)).toBeFocused()
    await page.keyboard.press('Enter')
    // Next to existing entries, which lead elsewhere.
    await shell.main.click({ position: { x: 4, y: 4 } })
    await expect(entry).toBeHidden()

    await shell.menuGroup(words.safetyQuality).click()
    await entry.click()
    await expect(page).toHaveURL(/checkList$/)
    await expect(entry).toBeHidden()
    await expect(shell.menu).toHaveAttribute('data-collapsed', 'true')
    await page.getByRole('button', { name: words.expandMenu }).click()
    await expect(shell.menu).not.toHaveAttribute('data-collapsed')
  })

  test('can be skipped by keyboard, without a change of the address', async ({ page }) => {
    await page.keyboard.press('Tab')
    await expect(page.locator('a[href="#content"]')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('[APP-15, MENU-08] an address of an application that is not installed says so with its name, without affecting others @en-tablet', async ({
    checkList,
    page,
    shell,
    words,
  }) => {
    await page.goto('/amm/library')
    await expect(shell.tab(words.ammLibrary)).toHaveAttribute('aria-selected', 'true')
    await expect(shell.pane.getByRole('heading')).toContainText(words.amm)
    await expect(shell.pane.getByText(words.notRegistered)).toBeVisible()
    await page.goto('/safetyQuality/noSuchPage')
    await expect(shell.pane.getByText(words.notInVersion)).toBeVisible()
    await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    await checkList.expectShown()
  })

  test('[MENU-08] menu, original home page and search have no link to it; a favourite gives the reason', async ({
    page,
    shell,
    words,
  }) => {
    const home = new HomePage(page, words)
    const search = new SearchDialog(page, words)
    await page.goto('/amm/library')
    await expect(shell.tab(words.ammLibrary)).toHaveAttribute('aria-selected', 'true')
    await shell.chooseInTabMenu(words.ammLibrary, words.addFavourite)
    await page.getByRole('dialog').getByRole('button', { name: words.keepPage, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await shell.chooseInTabMenu(words.ammLibrary, words.close)
    await page.goto('/dashboard')
    const favourite = home.box(words.favourites).getByRole('link', { name: words.ammLibrary })
    await expect(favourite).toHaveAccessibleDescription(words.applicationMissing)

    await search.openByKey()
    await page.keyboard.type('/amm')
    await expect(search.options).toHaveCount(1)
    await expect(search.options).toContainText(words.applicationMissing)
    await page.keyboard.press('Escape')

    await home.toOriginal.click()
    await expect(shell.main.getByRole('link', { name: words.checkOrders, exact: true })).toBeVisible()
    await expect(shell.main.getByRole('heading', { name: words.amm })).toHaveCount(0)
    await page.getByRole('button', { name: words.toNewHome }).click()
    await expect(favourite).toBeVisible()
  })

  test('[MENU-08] the menu is complete while the registry fails to load, and pages say what is missing', async ({
    page,
    shell,
    words,
  }) => {
    await page.route('**/apps/registry.json', route => route.abort())
    await page.reload()
    await shell.showMenu()
    await shell.menuGroup(words.amm).click()
    await expect(shell.menuEntry(words.ammLibrary)).toBeVisible()
    await expect(shell.menuEntry(words.ammLibrary)).not.toHaveAttribute('data-missing')
    await shell.menuEntry(words.ammLibrary).click()
    await expect(shell.pane.getByText(words.appFailed)).toBeVisible()
  })
})

test.describe('the menu of a person with all permissions', () => {
  test.use({ person: 'administrator' })

  test('[APP-15, MENU-08] names what an entry is missing, and so does its page @en-tablet', async ({
    checkList,
    page,
    shell,
    words,
  }) => {
    const search = new SearchDialog(page, words)
    await page.goto('/dashboard')
    await shell.showMenu()
    await shell.menuGroup(words.safetyQuality).click()
    await expect(shell.menuEntry(words.checkOrders)).toHaveAccessibleDescription(words.checkOrders)
    await shell.menuGroup(words.notInstalled).click()
    await expect(shell.menuGroup(words.amm)).toHaveAccessibleDescription(words.applicationMissing)
    await shell.menuGroup(words.amm).click()
    await expect(shell.menuEntry(words.ammLibrary)).toHaveAccessibleDescription(words.applicationMissing)
    expect(await seriousViolations(page)).toEqual([])
    await shell.menuEntry(words.ammLibrary).click()
    await expect(shell.pane.getByText(words.notRegistered)).toBeVisible()
    await expect(shell.pane.getByRole('link', { name: words.openSubApps })).toBeVisible()
    await search.openByKey()
    await page.keyboard.type('/amm/library')
    await expect(search.chosen).toContainText(words.applicationMissing)
    await page.keyboard.press('Escape')
    await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    await checkList.expectShown()
  })
})

test.describe('addresses', () => {
  test.use({ person: 'sales' })

  test('[NAV-11] distinguish 403 and 404, also on a reload of a deep link', async ({ page, words }) => {
    await page.goto('/workCard/packageBoard?id=7#part')
    await expect(page.getByText(words.forbidden)).toBeVisible()
    await page.reload()
    await expect(page.getByText(words.forbidden)).toBeVisible()
    await expect(page.getByText(words.notFound)).toHaveCount(0)
    await page.goto('/noSuchApplication/page?id=7#part')
    await expect(page.getByText(words.notFound)).toBeVisible()
    await page.reload()
    await expect(page.getByText(words.notFound)).toBeVisible()
    await expect(page.getByText(words.forbidden)).toHaveCount(0)
  })

  test('[NAV-11, NAV-12] return 403 for a deployed application that is not in the person’s menu', async ({
    page,
    words,
  }) => {
    await page.route('**/apps/registry.json', async route => {
      const response = await route.fetch()
      const registry = await response.json()
      registry.apps.shiftBook = registry.apps.safetyQuality
      await route.fulfill({ response, json: registry })
    })
    await page.goto('/shiftBook/list')
    await expect(page.getByText(words.forbidden)).toBeVisible()
    await page.goto('/noSuchApplication/page')
    await expect(page.getByText(words.notFound)).toBeVisible()
  })

  test('[NAV-02] of the shell’s pages open for everybody logged in', async ({
    language,
    page,
    shell,
    words,
  }) => {
    await page.goto('/login')
    await expect(page).toHaveURL(/\/dashboard$/)
    await shell.expectLoggedIn(sales[language])
    await page.goto('/403')
    await expect(page.getByText(words.forbidden)).toBeVisible()
    await page.goto('/redirect/myCollect')
    await expect(page).toHaveURL(/\/myCollect$/)
    await expect(page.getByRole('heading', { name: words.favourites })).toBeVisible()
  })
})
