import { ADMIN_PATHS, OWN_PAGE_PATHS, PATHS } from '@apron/shell/paths'
import type { Locator, Page } from '@playwright/test'
import { checkEveryLook } from '../../harness/checks/check-every-look.ts'
import { LOOKS } from '../../harness/checks/look.ts'
import { openPage } from '../../harness/checks/page-walk.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'

const DESK = { width: 1366, height: 900 }
/** The narrowest look, in which most overflows show. */
const PHONE = LOOKS.filter(({ name }) => name === 'phone')
/** Pages that may open no dialog: the demo of the tests has no favourites, changes, operations or processes. */
const WITHOUT_DIALOG: ReadonlySet<string> = new Set([
  PATHS.favourites,
  ADMIN_PATHS.changes,
  ADMIN_PATHS.operations,
  ADMIN_PATHS.flows,
])
/** Maximum time to load the code of a dialog, ms; after it a button counts as opening none. */
const OPENS_MS = 3_000

/** Returns the candidates for opening a dialog: labelled buttons in the page head and in the first row of its list. */
const openersOf = (pane: Locator) =>
  pane.locator('.ap-page-header button, tbody tr:first-child button').filter({ hasText: /\S/, visible: true })

/** Presses a button. @returns true if a dialog is open */
async function opensDialog(page: Page, opener: Locator): Promise<boolean> {
  await opener.click()
  return await page
    .locator('[aria-modal=true]')
    .waitFor({ timeout: OPENS_MS })
    .then(
      () => true,
      () => false,
    )
}

// English labels are the longest.
test.use({ person: 'administrator', language: 'en', locale: 'en-US' })

test('[LOOK-01] on a phone the dialogs of the shell’s pages are complete', async ({ page, shell }) => {
  test.setTimeout(300_000)
  const withDialog = new Set<string>()
  for (const path of OWN_PAGE_PATHS) {
    await page.setViewportSize(DESK)
    await openPage(page, shell, path)
    const openers = openersOf(shell.pane)
    const words = await openers.allTextContents()
    for (const [index, word] of words.entries()) {
      const name = `${path} › ${word}`
      if (await opensDialog(page, openers.nth(index))) {
        withDialog.add(path)
        expect.soft(await checkEveryLook(page, PHONE), name).toEqual({})
        await page.setViewportSize(DESK)
      }
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
  const without = OWN_PAGE_PATHS.filter(path => !withDialog.has(path) && !WITHOUT_DIALOG.has(path))
  expect(without).toEqual([])
})
