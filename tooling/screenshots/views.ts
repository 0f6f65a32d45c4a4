import type { Language } from '@apron/contract/dictionary/language'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { PEOPLE, type PersonName } from '@apron/e2e/harness/people'
import { CheckListPage } from '@apron/e2e/pages/check-list-page'
import { MessageBell } from '@apron/e2e/pages/message-bell'
import { MessageDialog, UrgentBanner } from '@apron/e2e/pages/message-dialogs'
import { SearchDialog } from '@apron/e2e/pages/search-dialog'
import { ShellPage } from '@apron/e2e/pages/shell-page'
import { LoginPage } from '@apron/e2e/pages/sign-in/login-page'
import { WORDS, type Words } from '@apron/e2e/pages/words/words'
import { expect, type Locator, type Page } from '@playwright/test'
import { ALARM_WORDS } from './alarms.ts'

/** A page in the state for its picture. */
export interface View {
  readonly name: string
  /** Logged-in person; null for nobody. */
  readonly person: PersonName | null
  readonly show: (page: Page, words: Words) => Promise<void>
}

const languageOf = (words: Words): Language => (words === WORDS.zh ? 'zh' : 'en')

async function showList(page: Page, words: Words): Promise<CheckListPage> {
  await page.goto('/safetyQuality/checkList')
  const list = new CheckListPage(page, words)
  await list.expectShown()
  return list
}

/** View of a path that shows a sentence instead of a page. */
function textView(path: string, text: keyof Words) {
  return async (page: Page, words: Words) => {
    await page.goto(path)
    await expect(page.getByText(words[text]).first()).toBeVisible()
  }
}

/** The login page with an open dialog. */
function loginDialog(
  name: string,
  button: 'forgotPassword' | 'switchSite' | 'downloadApp' | 'scanWithPhone',
): View {
  return {
    name,
    person: null,
    async show(page, words) {
      const login = new LoginPage(page, words)
      await login.open()
      await login.openDialog(words[button])
    },
  }
}

/** Views before login. */
const LOGIN_VIEWS: readonly View[] = [
  {
    name: 'login',
    person: null,
    async show(page, words) {
      await page.goto('/login')
      const picture = page.getByRole('button', { name: words.captchaPicture }).locator('img')
      await expect(picture).toHaveAttribute('src', /^data:image/)
    },
  },
  {
    name: 'login-id-card',
    person: null,
    async show(page, words) {
      const login = new LoginPage(page, words)
      await login.open()
      await login.chooseIdCard()
      await login.submit.click()
    },
  },
  {
    name: 'login-mobile-code',
    person: null,
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

/** Views of an inspector. */
const INSPECTOR_VIEWS: readonly View[] = [
  {
    name: 'dashboard',
    person: 'inspector',
    async show(page, words) {
      await page.goto('/dashboard')
      await expect(new ShellPage(page, words).main).toBeVisible()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'check-list',
    person: 'inspector',
    async show(page, words) {
      await showList(page, words)
    },
  },
  {
    name: 'column-chooser',
    person: 'inspector',
    async show(page, words) {
      const list = await showList(page, words)
      await list.openColumns()
    },
  },
  {
    name: 'search',
    person: 'inspector',
    async show(page, words) {
      await showList(page, words)
      await new SearchDialog(page, words).openByButton()
    },
  },
  {
    name: 'checked-result',
    person: 'inspector',
    async show(page, words) {
      const list = await showList(page, words)
      const number = await list.numberWithStatus(words.inProgress)
      await list.open(number)
      await expect(page.getByRole('radiogroup').first()).toBeVisible()
    },
  },
  { name: 'forbidden', person: 'inspector', show: textView('/marketing/rfq', 'forbidden') },
  { name: 'not-found', person: 'inspector', show: textView('/noSuchApplication/page', 'notFound') },
  { name: 'not-registered', person: 'inspector', show: textView('/amm/library', 'notRegistered') },
]

/** Waits until no table is loading its rows any more. */
async function expectRows(tables: Locator): Promise<void> {
  await expect(tables.first()).toBeVisible()
  await expect(tables.and(tables.page().locator('[aria-busy="true"]'))).toHaveCount(0, { timeout: 15_000 })
}

/** A page drawn by the shell itself, after its table has loaded. */
function shellView(name: string, path: string, person: PersonName): View {
  return {
    name,
    person,
    async show(page) {
      await page.goto(path)
      await expectRows(page.getByRole('tabpanel').filter({ visible: true }).getByRole('table'))
      await page.waitForLoadState('networkidle')
    },
  }
}

/** A page of the shell with a dialog opened by a button. */
function shellDialogView(name: string, path: string, button: RegExp): View {
  const list = shellView(name, path, 'administrator')
  return {
    ...list,
    async show(page, words) {
      await list.show(page, words)
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  }
}

const SHELL_VIEWS: readonly View[] = [
  shellView('my-favourites', '/myCollect', 'inspector'),
  ...Object.keys(ADMIN_PERMISSIONS).map(kind =>
    shellView(`admin-${kind}`, `/admin/${kind}`, 'administrator'),
  ),
  shellDialogView('admin-user-dialog', '/admin/users', /^(新增用户|Add user)$/),
  shellDialogView('admin-role-dialog', '/admin/roles', /^(新增角色|Add role)$/),
  shellDialogView('admin-import-dialog', '/admin/users', /^(导入|Import)/),
  {
    name: 'dashboard-editing',
    person: 'inspector',
    async show(page) {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: /^(编辑主页|Edit the home page|Edit)/ }).click()
      await expect(page.getByRole('button', { name: /^(完成|Done)$/ })).toBeVisible()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'change-password',
    person: 'inspector',
    async show(page) {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: /冯晓岚|Feng Xiaolan/ }).click()
      await page.getByRole('menuitem', { name: /^(修改密码|Change password)$/ }).click()
      await expect(page.getByRole('dialog').locator('iframe[data-ready]')).toBeVisible({ timeout: 15_000 })
    },
  },
]

/** A view opened from the bell. */
function messageView(
  name: string,
  open: (bell: MessageBell, page: Page, language: Language) => Promise<void>,
  person: PersonName = 'manager',
): View {
  return {
    name,
    person,
    async show(page, words) {
      await page.goto('/dashboard')
      const language = languageOf(words)
      const bell = new MessageBell(page, language)
      await expect(bell.bell).toBeVisible({ timeout: 15_000 })
      await open(bell, page, language)
      await page.waitForLoadState('networkidle')
    },
  }
}

const MESSAGE_VIEWS: readonly View[] = [
  messageView('message-popover', bell => bell.open()),
  messageView('message-box', async (bell, page) => {
    await bell.openBox()
    await expectRows(page.getByRole('dialog').getByRole('table'))
  }),
  messageView('message-centre', async (bell, page) => {
    await bell.openCentre()
    await expectRows(page.getByRole('dialog').getByRole('table'))
  }),
  {
    name: 'message-subscriptions',
    person: 'manager',
    async show(page) {
      const { zh, en } = PEOPLE.manager
      await page.goto('/dashboard')
      await page.getByRole('button', { name: new RegExp(`${zh}|${en}`) }).click()
      await page.getByRole('menuitem', { name: /^(消息订阅|Message subscription)$/ }).click()
      await page.getByRole('dialog').getByRole('checkbox').first().check()
    },
  },
]

/** A message of the popover, opened in place. */
function readingView(name: string, words: keyof typeof ALARM_WORDS): View {
  const open = async (bell: MessageBell, page: Page, language: Language) => {
    await bell.open()
    await bell.tab('news').click()
    await bell.message(ALARM_WORDS[words][language]).click()
    await expect(page.getByRole('dialog', { name: bell.words.reading })).toBeVisible()
  }
  return messageView(name, open, 'sales')
}

const ALARM_VIEWS: readonly View[] = [
  {
    name: 'urgent-banner',
    person: 'auditor',
    async show(page, words) {
      await showList(page, words)
      await expect(new UrgentBanner(page, languageOf(words)).root).toBeVisible({ timeout: 15_000 })
    },
  },
  readingView('reading-text', 'long'),
  readingView('reading-custom', 'digest'),
  messageView(
    'message-sent',
    async (bell, page, language) => {
      const centre = new MessageDialog(page, language, 'centre')
      await bell.openCentre()
      await centre.tab(bell.words.sent).click()
      await centre.message(ALARM_WORDS.urgent[language]).click()
      await expect(centre.root.getByRole('region').getByRole('listitem').first()).toBeVisible()
    },
    'inspector',
  ),
]

/** All views. */
export const VIEWS: readonly View[] = [
  ...LOGIN_VIEWS,
  ...INSPECTOR_VIEWS,
  ...SHELL_VIEWS,
  ...MESSAGE_VIEWS,
  ...ALARM_VIEWS,
]
