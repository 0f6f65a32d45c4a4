import { CheckListPage } from '@apron/e2e/pages/check-list-page'
import { LoginPage } from '@apron/e2e/pages/login-page'
import { SearchDialog } from '@apron/e2e/pages/search-dialog'
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

/** The login page with one of its dialogs open. */
function loginDialog(
  name: string,
  button: 'forgotPassword' | 'switchSite' | 'downloadApp' | 'scanWithPhone',
): View {
  return {
    name,
    async show(page, words) {
      const login = new LoginPage(page, words)
      await login.open()
      await login.openDialog(words[button])
    },
  }
}

/** What is there before anybody has logged in. */
export const LOGIN_VIEWS: readonly View[] = [
  {
    name: 'login',
    async show(page, words) {
      await page.goto('/login')
      const picture = page.getByRole('button', { name: words.captchaPicture }).locator('img')
      await expect(picture).toHaveAttribute('src', /^data:image/)
    },
  },
  {
    name: 'login-id-card',
    async show(page, words) {
      const login = new LoginPage(page, words)
      await login.open()
      await login.chooseIdCard()
      await login.submit.click()
    },
  },
  {
    name: 'login-mobile-code',
    async show(page, words) {
      await new LoginPage(page, words).open()
      await page.getByRole('button', { name: words.useCode, exact: true }).click()
    },
  },
  loginDialog('forgot-password', 'forgotPassword'),
  loginDialog('login-site', 'switchSite'),
  loginDialog('mobile-app', 'downloadApp'),
  loginDialog('qr-code', 'scanWithPhone'),
]

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
    name: 'search',
    async show(page, words) {
      await showList(page, words)
      await new SearchDialog(page, words).openByButton()
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
