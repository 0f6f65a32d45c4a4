import { CheckListPage } from '@apron/e2e/pages/check-list-page'
import { ShellPage } from '@apron/e2e/pages/shell-page'
import type { Words } from '@apron/e2e/pages/words'
import { expect, type Page } from '@playwright/test'

/** One page of the product in the state in which its picture is taken. */
export interface View {
  readonly name: string
  readonly show: (page: Page, words: Words) => Promise<void>
}

async function showList(page: Page, words: Words): Promise<CheckListPage> {
  await page.goto('/safetyQuality/checkList')
  const list = new CheckListPage(page, words)
  await list.expectShown()
  return list
}

/** A path that shows a sentence instead of a page. */
function sentence(path: string, text: keyof Words) {
  return async (page: Page, words: Words) => {
    await page.goto(path)
    await expect(page.getByText(words[text]).first()).toBeVisible()
  }
}

export const LOGIN: View = {
  name: 'login',
  async show(page, words) {
    await page.goto('/login')
    const picture = page.getByRole('button', { name: words.captchaPicture }).locator('img')
    await expect(picture).toHaveAttribute('src', /^data:image/)
  },
}

/** Every page that somebody who is logged in can see. */
export const VIEWS: readonly View[] = [
  {
    name: 'dashboard',
    async show(page, words) {
      await page.goto('/dashboard')
      await expect(new ShellPage(page, words).main).toBeVisible()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'check-list',
    async show(page, words) {
      await showList(page, words)
    },
  },
  {
    name: 'column-chooser',
    async show(page, words) {
      const list = await showList(page, words)
      await list.openColumns()
    },
  },
  {
    name: 'checked-result',
    async show(page, words) {
      const list = await showList(page, words)
      const number = await list.numberWithStatus(words.inProgress)
      await list.open(number)
      await expect(page.getByRole('radiogroup').first()).toBeVisible()
    },
  },
  { name: 'forbidden', show: sentence('/marketing/rfq', 'forbidden') },
  { name: 'not-found', show: sentence('/noSuchApplication/page', 'notFound') },
  { name: 'not-registered', show: sentence('/amm/library', 'notRegistered') },
]
