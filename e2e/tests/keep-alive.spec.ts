import { expect } from '@playwright/test'
import { testWithApps } from '../harness/test-with-apps.ts'

const test = testWithApps(async apps => {
  await apps.build('editor', 'amm')
  await apps.build('editor', 'safetyQuality')
})

test.use({ person: 'inspector' })

test.describe("D1: [TAB-05] switching tabs and applications keeps the page's state", () => {
  test('of a page that is kept: what was typed, and where it was scrolled to', async ({
    page,
    editor,
    shell,
  }) => {
    await page.goto('/amm/list')
    await editor.filter.fill('left engine')
    await shell.follow('/safetyQuality/list')
    await expect(editor.filter).toHaveValue('')
    await shell.tabs.nth(1).click()
    await expect(page).toHaveURL(/\/amm\/list$/)
    await expect(editor.filter).toHaveValue('left engine')
  })

  test('not of a page that is not kept', async ({ page, editor, shell }) => {
    await page.goto('/amm/plain')
    await editor.plainText.fill('a note')
    await shell.follow('/amm/list')
    await editor.expectList()
    await page.goBack()
    await expect(editor.plainText).toHaveValue('')
  })

  test('of unsaved work over a visit of the home page and a page that does not exist', async ({
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

test('D7: [TAB-05] beyond ten awake tabs the least used clean ones sleep, those with unsaved work never', async ({
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
  // What sleeps is gone from the page: ten panes of eleven tabs are left.
  await expect(page.locator('.ap-pane-body')).toHaveCount(10)

  await shell.tab(editor.recordTitle('9')).click()
  await expect(editor.note).toHaveValue('never asleep')
  await shell.tab(editor.listTitle).click()
  await expect(editor.filter).toHaveValue('')
  await expect(asleep).toHaveText([editor.recordTitle('10')])
})
