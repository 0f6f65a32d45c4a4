import { VARIANTS } from '@apron/contract/variants/variants'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../harness/people.ts'
import { noisePng, twoPages } from '../../harness/sample-files.ts'
import { simulateLosingNetwork } from '../../harness/servers/losing-network.ts'
import { DraftsPart } from '../../pages/drafts-part.ts'
import { HomePage } from '../../pages/home-page.ts'
import { MessageBell } from '../../pages/message-bell.ts'
import { MessageDialog } from '../../pages/message-dialogs.ts'
import { SearchDialog } from '../../pages/search-dialog.ts'
import { PasswordDialog } from '../../pages/sign-in/password-dialog.ts'
import { QuickSignIn } from '../../pages/sign-in/quick-sign-in.ts'

const { administrator, inspector } = PEOPLE
const ITEM = 9
const NONCONFORMING = 1
const TYPED = 'typed before the network went'
const FAILED = {
  zh: {
    page: '页面加载失败',
    unread: '未读消息',
    edit: '编辑器加载失败',
  },
  en: {
    page: 'This page could not be loaded',
    unread: 'Unread messages',
    edit: 'The editor could not be loaded',
  },
} as const

/** Pages of the shell by the file that is loaded for them. */
const SHELL_PAGES = {
  'features/admin/alarms/alarms.page.tsx': '/admin/alarms',
  'features/admin/audit/audit.page.tsx': '/admin/audit',
  'features/admin/changes/changes.page.tsx': '/admin/changes',
  'features/admin/delegations/delegations.page.tsx': '/authoritySet',
  'features/admin/departments/departments.page.tsx': '/admin/departments',
  'features/admin/dictionary/dictionary.page.tsx': '/dataDict',
  'features/admin/flows/flows.page.tsx': '/admin/flows',
  'features/admin/menus/menus.page.tsx': '/admin/menus',
  'features/admin/notices/notices.page.tsx': '/admin/notices',
  'features/admin/operations/operations.page.tsx': '/admin/operations',
  'features/admin/resources/resources.page.tsx': '/admin/resources',
  'features/admin/roles/roles.page.tsx': '/admin/roles',
  'features/admin/sites/sites.page.tsx': '/admin/sites',
  'features/admin/sub-apps/sub-apps-admin.page.tsx': '/admin/subApps',
  'features/admin/translations/translations.page.tsx': '/admin/translations',
  'features/admin/users/users.page.tsx': '/admin/users',
  'features/favourites/favourites.page.tsx': '/myCollect',
} as const

/** A part of the page that is loaded on first use: its files, how to open it, and what proves that it is open. */
interface LazyPart {
  readonly files: readonly string[]
  readonly call: () => Promise<void>
  readonly shown: Locator
}

/** Uploads a manual and puts a link to it on the page. */
async function linkToManual(page: Page): Promise<void> {
  await page.evaluate(
    async ({ paths, content }) => {
      const token = /Admin-Token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(content)]), 'manual.pdf')
      const init = { method: 'POST', headers: { Authorization: decodeURIComponent(token) }, body: form }
      const response: { data: string } = await (await fetch(paths.upload, init)).json()
      const link = Object.assign(document.createElement('a'), {
        href: `${paths.preview}?url=${encodeURIComponent(response.data)}`,
        textContent: 'the manual',
      })
      document.querySelector('[role=tabpanel]:not([hidden])')?.prepend(link)
    },
    { paths: VARIANTS.csn.filePaths, content: [...twoPages()] },
  )
}

test.describe('of an inspector', () => {
  test.use({ person: 'inspector' })

  test('a dialog whose code fails to load leaves every tab unchanged, and opens on a retry @en-tablet', async ({
    checkedResult,
    checkList,
    language,
    page,
    shell,
    words,
  }) => {
    test.setTimeout(240_000)
    const bell = new MessageBell(page, language)
    const m = bell.words
    const password = new PasswordDialog(page, language)
    const quick = new QuickSignIn(page, language)
    const failed = page.getByRole('alert').filter({ hasText: words.notFetched })
    const retry = failed.getByRole('button', { name: words.retry })
    const network = await simulateLosingNetwork(page)
    const user = async (item: string) => {
      await shell.userMenu(inspector[language]).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    const subscriptions = page.getByRole('dialog', { name: m.subscriptions })
    const manual = page.getByRole('dialog', { name: 'manual.pdf' })

    await checkList.openInProgress()
    await checkedResult.fillItem(ITEM, words.conforming, TYPED)
    await linkToManual(page)
    const tabs = await shell.tabs.count()
    const expectUnchangedTabs = async () => {
      await expect(shell.tabs).toHaveCount(tabs)
      await expect(checkedResult.remark(ITEM)).toHaveValue(TYPED)
    }

    const parts: readonly LazyPart[] = [
      {
        files: ['app/overlays/search.tsx'],
        call: () => page.keyboard.press('Control+k'),
        shown: new SearchDialog(page, words).field,
      },
      {
        files: ['app/overlays/messages.tsx', 'features/messages/subscriptions/subscription-dialog.tsx'],
        call: () => user(m.subscriptions),
        shown: subscriptions,
      },
      { files: ['app/messages/news.tsx'], call: () => bell.bell.click(), shown: bell.tab('notices') },
      {
        files: ['features/messages/box/message-box.tsx'],
        call: () => bell.openBox(),
        shown: new MessageDialog(page, language, 'box').root,
      },
      {
        files: ['features/messages/centre/message-centre.tsx'],
        call: () => bell.openCentre(),
        shown: new MessageDialog(page, language, 'centre').root,
      },
      {
        files: ['app/overlays/add-favourite.tsx'],
        call: () => shell.chooseInTabMenu(words.checkOrders, words.addFavourite),
        shown: page.getByRole('dialog', { name: words.addFavourite }),
      },
      {
        files: ['app/overlays/change-password.tsx'],
        call: () => user(password.words.changePassword),
        shown: password.root,
      },
      {
        files: ['app/overlays/drafts.tsx'],
        call: () => user(words.draftsHere),
        shown: new DraftsPart(page, words).list,
      },
      {
        files: ['app/overlays/quick-sign-in.tsx'],
        call: () => user(quick.words.entry),
        shown: quick.dialog,
      },
      {
        files: ['app/overlays/preview.tsx', 'features/files/pdf-pages.tsx'],
        call: () => page.getByRole('link', { name: 'the manual' }).click(),
        shown: manual.locator('canvas').first(),
      },
    ]
    for (const { files, call, shown } of parts) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, on one page
      await test.step(files.join(), async () => {
        for (const [index, file] of files.entries()) {
          network.lose(file)
          await (index === 0 ? call() : retry.click())
          await expect(failed).toBeVisible()
          await expect(shown).toBeHidden()
          await expectUnchangedTabs()
        }
        network.lose(null)
        await retry.click()
        await expect(shown).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(shown).toBeHidden()
        await expectUnchangedTabs()
      })
    }

    await test.step('a photo says why it was not sent, and is sent on a retry', async () => {
      await checkedResult.results(ITEM).getByRole('radio').nth(NONCONFORMING).check()
      const photos = checkedResult.photos(ITEM)
      network.lose('features/files/upload-file.ts')
      await photos.choose({ name: 'crib.png', bytes: noisePng(40) })
      await expect(photos.field.getByRole('alert')).toContainText(words.notFetched)
      await expectUnchangedTabs()
      network.lose(null)
      await photos.button('uploadAgain', 'crib.png').click()
      await expect(page.getByText(words.uploaded, { exact: true })).toBeVisible()
      await photos.button('removeFile', 'photo-1.png').click()
    })
  })

  test('[AUTH-11] the end of a session is reported and can be left even if its dialog fails to load', async ({
    checkedResult,
    checkList,
    context,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    test.setTimeout(120_000)
    const network = await simulateLosingNetwork(page)
    const alert = page.getByRole('dialog').filter({ hasText: words.sessionOver })
    const card = page.getByRole('region', { name: words.sessionOver })
    network.lose('app/overlays/dialogs.tsx')
    await checkList.openInProgress()
    await checkedResult.fillItem(ITEM, words.conforming, TYPED)
    const tabs = await shell.tabs.count()
    await context.addCookies([
      { name: 'Admin-Token', value: 'ended', url: server.origin, sameSite: 'Strict' },
    ])
    const save = checkedResult.pane.getByRole('button', { name: words.save, exact: true })
    // Another call of the page may notice it first.
    await Promise.any([save.click({ timeout: 2_000 }), card.waitFor()])
    await expect(card.getByRole('button', { name: words.logInAgain })).toBeVisible()
    // Nothing of the person is readable until they are back.
    await expect(shell.tabs).toHaveCount(0)

    network.lose(null)
    await card.getByRole('button', { name: words.retry }).click()
    await alert.getByRole('button', { name: words.logInAgain }).click()
    await loginPage.expectShown()
    await loginPage.logIn(inspector.username, server.password)
    await expect(checkedResult.remark(ITEM)).toHaveValue(TYPED)
    await expect(shell.tabs).toHaveCount(tabs)
  })
})

test.describe('of the home page', () => {
  test.use({ person: 'auditor' })

  test('a part that fails to load says so in its place, and opens on a retry @en-tablet', async ({
    language,
    page,
    words,
  }) => {
    test.setTimeout(120_000)
    const network = await simulateLosingNetwork(page)
    const home = new HomePage(page, words)
    const bell = new MessageBell(page, language)
    const failed = page.getByRole('alert').filter({ hasText: words.notFetched })
    const retry = failed.getByRole('button', { name: words.retry })

    await test.step('very urgent messages', async () => {
      network.lose('app/messages/urgent-messages.tsx')
      await page.goto('/dashboard')
      await expect(failed).toBeVisible({ timeout: 20_000 })
      await expect(home.edit).toBeVisible()
      network.lose(null)
      await retry.click()
      await expect(failed).toHaveCount(0)
    })

    await test.step('a message of the dashboard', async () => {
      const message = home.box(FAILED[language].unread).getByRole('button').filter({ hasText: /\S/ }).last()
      network.lose('app/messages/open-from-box.ts')
      await message.click()
      await expect(page.getByText(words.notFetched).first()).toBeVisible()
      await expect(home.edit).toBeVisible()
      network.lose(null)
      const read = page.waitForRequest(/changeReadStatus$/)
      await message.click()
      await read
      await page.goto('/dashboard')
    })

    await test.step('the editor', async () => {
      network.lose('features/home/editor/dashboard-editor.tsx')
      await home.edit.click()
      await expect(page.getByText(FAILED[language].edit)).toBeVisible()
      network.lose(null)
      await home.startEditing()
      await home.stopEditing()
    })

    await test.step('the original home page', async () => {
      network.lose('app/home/original-home.tsx')
      await page.getByRole('button', { name: words.toOriginalHome }).click()
      await expect(failed).toBeVisible()
      network.lose(null)
      await retry.click()
      await expect(failed).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await page.getByRole('button', { name: words.toNewHome }).click()
      await expect(home.edit).toBeVisible()
    })

    await test.step('the live connection, once online', async () => {
      network.lose('app/messages/sync-live-data.ts')
      const failedRequest = page.waitForEvent('requestfailed', request =>
        request.url().includes('sync-live-data'),
      )
      await page.goto('/dashboard')
      await failedRequest
      network.lose(null)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await bell.expectLive()
    })
  })
})

test.describe('of an administrator', () => {
  test.use({ person: 'administrator' })

  test('each page of the shell that fails to load says so in its own tab only', async ({
    language,
    page,
    shell,
    words,
  }) => {
    test.setTimeout(240_000)
    const network = await simulateLosingNetwork(page)
    await page.goto('/403')
    await expect(shell.userMenu(administrator[language])).toBeVisible()
    await page.goto('/safetyQuality/checkList')
    await expect(shell.tabs).toHaveCount(2)
    let tabs = 2
    for (const [file, path] of Object.entries(SHELL_PAGES)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, on one page
      await test.step(file, async () => {
        network.lose(file)
        await shell.follow(path)
        tabs += 1
        await expect(shell.pane.getByText(FAILED[language].page)).toBeVisible()
        await expect(shell.tabs).toHaveCount(tabs)
        network.lose(null)
        await shell.pane.getByRole('button', { name: words.retry }).click()
        await expect(shell.pane.getByRole('heading', { level: 1 })).toBeVisible()
      })
    }
  })

  test('the translations page works if the texts of the portal fail to load', async ({ page, shell }) => {
    const network = await simulateLosingNetwork(page)
    network.lose('app/all-texts.ts')
    await page.goto('/admin/translations')
    await expect(shell.pane.getByRole('table')).toBeVisible()
    await expect(shell.pane.getByRole('row').nth(1)).toBeVisible()
  })
})

test.describe('with an intact network at first', () => {
  test.use({ person: 'inspector' })

  test('code that may be needed is prefetched after the first page, and opens offline', async ({
    checkedResult,
    checkList,
    context,
    language,
    page,
    shell,
    words,
  }) => {
    const bell = new MessageBell(page, language)
    const search = new SearchDialog(page, words)
    const fetched = new Set<string>()
    page.on('requestfinished', request => fetched.add(request.url().split('/').at(-1) ?? ''))
    await checkList.openInProgress()
    await checkedResult.fillItem(ITEM, words.conforming, TYPED)
    for (const file of ['dialogs', 'urgent-messages', 'search', 'message-centre', 'favourites.page']) {
      // oxlint-disable-next-line no-await-in-loop -- each is waited for
      await expect.poll(() => [...fetched].some(name => name.startsWith(`${file}-`))).toBe(true)
    }
    const order = [...fetched]
    expect(order.findIndex(name => name.startsWith('dialogs-'))).toBeLessThan(
      order.findIndex(name => name.startsWith('search-')),
    )
    await page.waitForLoadState('networkidle')

    await context.setOffline(true)
    await search.openByKey()
    await page.keyboard.press('Escape')
    await bell.bell.click()
    await expect(bell.popover).toBeVisible()
    await page.keyboard.press('Escape')
    await shell.userMenu(inspector[language]).click()
    await page.getByRole('menuitem', { name: bell.words.subscriptions }).click()
    await expect(page.getByRole('dialog', { name: bell.words.subscriptions })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(words.notFetched)).toHaveCount(0)
    await expect(checkedResult.remark(ITEM)).toHaveValue(TYPED)
    await context.setOffline(false)
  })
})
