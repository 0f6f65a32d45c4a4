import type { Page } from '@playwright/test'
import { controlsUnderNotice } from '../../../harness/checks/controls-under-notice.ts'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { AdminList } from '../../../pages/admin-list.ts'
import { MessageBell } from '../../../pages/message-bell.ts'
import type { ShellPage } from '../../../pages/shell-page.ts'
import type { Words } from '../../../pages/words/words.ts'

const { inspector } = PEOPLE
const ITEM = 6
/** A window so low that a dialog reaches its lower edge. */
const LOW_WINDOW = { width: 820, height: 500 }

interface Portal {
  readonly page: Page
  readonly shell: ShellPage
  readonly words: Words
}

/** Adds a page to the favourites, which shows a notice; each page can be added once. */
async function addPageToFavourites({ page, shell, words }: Portal, kind: 'users' | 'roles'): Promise<void> {
  await new AdminList(page, words).open(kind)
  await addTabToFavourites({ page, shell, words }, words[kind])
}

async function addTabToFavourites({ page, shell, words }: Portal, tab: string): Promise<void> {
  await shell.chooseInTabMenu(tab, words.addFavourite)
  await page.getByRole('dialog').getByRole('button', { name: words.keepPage, exact: true }).click()
  await expect(page.getByText(words.favouriteAdded)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test.describe('an inspector', () => {
  test.use({ person: 'inspector' })

  test('[LOOK-04] a notice covers no result of an order, and a save shows none @tablet', async ({
    checkList,
    checkedResult,
    page,
    shell,
    words,
  }) => {
    await checkList.openInProgress()
    await checkedResult.fillItem(ITEM, words.conforming, '二号工位照明不足')
    await checkedResult.saveResults()
    await expect(page.locator('.ap-toast')).toHaveCount(0)
    await addTabToFavourites({ page, shell, words }, new URL(page.url()).searchParams.get('viewTitle') ?? '')
    expect(await controlsUnderNotice(page)).toEqual([])
  })

  test('[LOOK-04] nor a button of the open dialog @tablet', async ({ language, page, shell }) => {
    const { words: m } = new MessageBell(page, language)
    const dialog = page.getByRole('dialog', { name: m.subscriptions })
    await page.setViewportSize(LOW_WINDOW)
    await page.goto('/dashboard')
    await shell.userMenu(inspector[language]).click()
    await page.getByRole('menuitem', { name: m.subscriptions }).click()
    await dialog.getByRole('checkbox', { name: m.library }).check()
    await dialog.getByRole('button', { name: m.save }).click()
    await expect(page.getByText(m.valueMissing)).toBeVisible()
    expect(await controlsUnderNotice(page)).toEqual([])
  })
})

test.describe('an administrator', () => {
  test.use({ person: 'administrator' })

  test('[LOOK-04] nor the buttons of a list and the menu @tablet', async ({ page, shell, words }) => {
    await addPageToFavourites({ page, shell, words }, 'users')
    expect(await controlsUnderNotice(page)).toEqual([])
  })

  test('[LOOK-04] nor a group opened next to the collapsed menu', async ({ page, shell, words }) => {
    await addPageToFavourites({ page, shell, words }, 'roles')
    const notice = page.getByText(words.favouriteAdded)
    // Under the pointer it stays.
    await notice.hover()
    await page.getByRole('button', { name: words.collapseMenu }).press('Enter')
    const start = (await notice.boundingBox())?.x ?? 0
    await shell.menuGroup(words.administration).press('Enter')
    await expect(shell.menuEntry(words.users)).toBeVisible()
    expect(await controlsUnderNotice(page)).toEqual([])
    expect(start).toBeLessThan((await notice.boundingBox())?.x ?? 0)
  })
})
