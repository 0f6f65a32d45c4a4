import { expect, type Locator } from '@playwright/test'
import { testWithEditors as test } from '../../harness/fixtures/test-with-editors.ts'

test.use({ person: 'inspector' })

const scrolledTo = (scroller: Locator) => scroller.evaluate(({ scrollTop }) => scrollTop)

/** Scrolls down. @returns the distance, px: more than zero */
async function scrollDown(scroller: Locator): Promise<number> {
  await scroller.evaluate(element => element.scrollTo({ top: 40, behavior: 'instant' }))
  await expect.poll(() => scrolledTo(scroller)).toBeGreaterThan(0)
  return scrolledTo(scroller)
}

test.describe("D1: [TAB-05] switching tabs and applications keeps the page's state", () => {
  test('of a kept-alive page: typed text and scroll position @en-tablet @gate @oldest', async ({
    page,
    editor,
    shell,
  }) => {
    // So low that the list does not fit.
    await page.setViewportSize({ width: 1366, height: 260 })
    await page.goto('/amm/list')
    await editor.filter.fill('left engine')
    const scrolled = await scrollDown(editor.scroller)
    await shell.follow('/safetyQuality/list')
    await expect(editor.filter).toHaveValue('')
    await shell.tabs.nth(1).click()
    await expect(page).toHaveURL(/\/amm\/list$/)
    await expect(editor.filter).toHaveValue('left engine')
    await expect.poll(() => scrolledTo(editor.scroller)).toBe(scrolled)
  })

  test('of the home page and of a page of the shell: the scroll position @tablet', async ({
    editor,
    page,
    shell,
    words,
  }) => {
    await page.setViewportSize({ width: 1366, height: 260 })
    await page.goto('/myCollect')
    await expect(shell.pane.getByRole('heading', { name: words.favourites })).toBeVisible()
    const down = await scrollDown(editor.scroller)
    await shell.goHome()
    const home = shell.main.locator(':scope > div').filter({ visible: true })
    await expect(home.getByRole('heading').nth(1)).toBeVisible()
    const homeDown = await scrollDown(home)

    await page.goBack()
    await expect.poll(() => scrolledTo(editor.scroller)).toBe(down)
    await shell.goHome()
    await expect.poll(() => scrolledTo(home)).toBe(homeDown)
  })

  test('but not of a page that is not kept alive', async ({ page, editor, shell }) => {
    await page.goto('/amm/plain')
    await editor.plainText.fill('a note')
    await shell.follow('/amm/list')
    await editor.expectList()
    await page.goBack()
    await expect(editor.plainText).toHaveValue('')
  })

  test('of unsaved work during a visit of the home page and an unknown page', async ({
    page,
    editor,
    shell,
    words,
  }) => {
    await page.goto('/amm/form')
    await editor.content.fill('half a sentence')
    await shell.goHome()
    await page.goBack()
    await expect(editor.content).toHaveValue('half a sentence')
    await shell.follow('/nowhere/at/all')
    await expect(page.getByText(words.notFound)).toBeVisible()
    await page.goBack()
    await expect(editor.content).toHaveValue('half a sentence')
  })
})

test('D7: [TAB-05] beyond ten awake tabs the least recently used clean ones sleep, those with unsaved work never', async ({
  page,
  editor,
  shell,
}) => {
  await page.goto('/amm/list')
  await editor.filter.fill('kept until it sleeps')
  await shell.follow('/amm/record?id=9&multipleTabs=1')
  await editor.note.fill('never asleep')
  for (let id = 10; id < 19; id += 1) {
    await shell.follow(`/amm/record?id=${id}&multipleTabs=1`)
    await expect(editor.note).toBeVisible()
  }
  const asleep = shell.tabs.and(page.locator('[data-asleep]'))
  await expect(asleep).toHaveText([editor.listTitle])
  // Sleeping tabs are removed from the page: ten panes of eleven tabs remain.
  await expect(page.locator('.ap-pane-body')).toHaveCount(10)

  await shell.tab(editor.recordTitle('9')).click()
  await expect(editor.note).toHaveValue('never asleep')
  await shell.tab(editor.listTitle).click()
  await expect(editor.filter).toHaveValue('')
  await expect(asleep).toHaveText([editor.recordTitle('10')])
})
