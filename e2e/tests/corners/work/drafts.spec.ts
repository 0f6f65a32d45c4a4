import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { testBrowserOptions } from '../../../harness/chromium.ts'
import { test as base, expect } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { CheckListPage } from '../../../pages/check-list-page.ts'
import { CheckedResultPage } from '../../../pages/checked-result-page.ts'
import { DraftsPart } from '../../../pages/drafts-part.ts'
import { OfflinePart } from '../../../pages/offline-part.ts'
import { ShellPage } from '../../../pages/shell-page.ts'
import { LoginPage } from '../../../pages/sign-in/login-page.ts'

const { inspector, manager } = PEOPLE
const LIST = '/safetyQuality/checkList'
const ITEM = 3
const TYPED = '液压管路渗漏 hydraulic seepage'
const LATER = '第二次输入 typed later'
const DAY_MS = 86_400_000
const SAVED = '轮舱积水待排 wheel well flooded'
/** Marker texts: not part of any file name, and long enough to survive an encoding unchanged. */
const MARKER_TEXTS = ['液压管路渗漏', 'hydraulic seepage', '轮舱积水待排', 'wheel well flooded']

const test = base.extend<{ drafts: DraftsPart; openOrder: () => Promise<void> }>({
  drafts: async ({ page, words }, use) => use(new DraftsPart(page, words)),
  /** Opens the first order in progress. */
  openOrder: async ({ checkList, checkedResult }, use) =>
    use(async () => {
      await checkList.openInProgress()
      await expect(checkedResult.pane.getByRole('list').first()).toBeVisible()
    }),
})

/** Returns everything that a page can read from browser storage, with bytes as letters. */
function readStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored = [localStorage, sessionStorage].map(store => JSON.stringify(Object.entries(store)))
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      await new Promise(resolve => {
        opening.addEventListener('success', resolve)
      })
      const database = opening.result
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll()
        await new Promise(resolve => {
          reading.addEventListener('success', resolve)
        })
        const rows: unknown = reading.result
        stored.push(
          JSON.stringify([name, store, rows], (_key, value: unknown) => {
            const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : value
            return bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : value
          }),
        )
      }
      database.close()
    }
    return stored.join('\n')
  })
}

/** Ends the session on the server; the page notices with its next call. */
async function endSession(page: Page, checkedResult: CheckedResultPage, save: string): Promise<void> {
  await checkedResult.pane
    .getByRole('button', { name: save, exact: true })
    .evaluate((button: HTMLElement) => {
      document.cookie = 'Admin-Token=ended; Path=/; SameSite=Strict'
      button.click()
    })
  await expect(page.getByRole('dialog')).toBeVisible()
}

test.describe('text typed into a record', () => {
  test.use({ person: 'inspector' })

  test.beforeEach(async ({ checkedResult, drafts, openOrder, words }) => {
    await openOrder()
    await checkedResult.fillItem(ITEM, words.conforming, TYPED)
    await drafts.expectCached(1)
  })

  test('[DRF-01] is offered after a reload, restored, and deleted when saved @en-tablet', async ({
    checkedResult,
    drafts,
    openOrder,
    page,
  }) => {
    await page.reload()
    await expect(drafts.notice).toContainText(String(ITEM))
    await expect(drafts.notice.getByRole('radio')).toHaveCount(0)
    await drafts.takeOver()
    await expect(checkedResult.remark(ITEM)).toHaveValue(TYPED)
    await checkedResult.saveResults()
    await drafts.expectCached(0)
    await openOrder()
    await expect(checkedResult.remark(ITEM)).toHaveValue(TYPED)
    await expect(drafts.notice).toHaveCount(0)
    await checkedResult.remark(ITEM).fill('')
    await checkedResult.saveResults()
  })

  test('[DRF-02] stays with its person across the end of a session, in the same page and in a new one', async ({
    checkedResult,
    drafts,
    language,
    loginPage,
    openOrder,
    page,
    server,
    shell,
    words,
  }) => {
    await endSession(page, checkedResult, words.save)
    await page.getByRole('dialog').getByRole('button', { name: words.logInAgain }).click()
    const key = page.waitForResponse(/draftKey\/open$/)
    await loginPage.logIn(inspector.username, server.password)
    await key
    await expect(checkedResult.remark(ITEM)).toHaveValue(TYPED)
    await expect(drafts.notice).toHaveCount(0)
    await checkedResult.remark(ITEM).fill(LATER)
    await test.step('text typed just before the end is there too', async () => {
      await endSession(page, checkedResult, words.save)
      await drafts.expectCached(1)
      await page.reload()
      await loginPage.logIn(inspector.username, server.password)
      await shell.expectLoggedIn(inspector[language])
      await openOrder()
      await drafts.takeOver()
      await expect(checkedResult.remark(ITEM)).toHaveValue(LATER)
    })
  })

  test('[DRF-02] is hidden from the next person at the device, and available to its person afterwards', async ({
    checkedResult,
    drafts,
    language,
    loginPage,
    openOrder,
    page,
    server,
    shell,
    words,
  }) => {
    await endSession(page, checkedResult, words.save)
    await page.getByRole('dialog').getByRole('button', { name: words.logInAgain }).click()
    await loginPage.logIn(manager.username, server.password)
    await shell.expectLoggedIn(manager[language])
    await openOrder()
    await expect(drafts.notice).toHaveCount(0)
    await drafts.openList(shell.userMenu(manager[language]))
    await expect(drafts.list).toContainText(words.noDraftsHere)
    await page.keyboard.press('Escape')
    await drafts.expectCached(1)
    await shell.userMenu(manager[language]).click()
    await page.getByRole('menuitem', { name: words.logOut }).click()
    await loginPage.logIn(inspector.username, server.password)
    await shell.expectLoggedIn(inspector[language])
    await openOrder()
    await drafts.takeOver()
    await expect(checkedResult.remark(ITEM)).toHaveValue(TYPED)
  })

  test('[DRF-01] is offered another day, until its retention ends', async ({
    drafts,
    language,
    loginPage,
    openOrder,
    page,
    server,
    shell,
  }) => {
    const comeBackAfter = async (days: number) => {
      await page.addInitScript(ms => {
        const before = Date.now
        Date.now = () => before() + ms
      }, days * DAY_MS)
      await page.reload()
      await loginPage.logIn(inspector.username, server.password)
      await shell.expectLoggedIn(inspector[language])
      await openOrder()
    }
    await comeBackAfter(13)
    await expect(drafts.notice).toBeVisible()
    await comeBackAfter(3)
    await drafts.expectCached(0)
    await expect(drafts.notice).toHaveCount(0)
  })

  test('[DRF-02] is unreadable in the browser', async ({ page, words }) => {
    await new OfflinePart(page, words).expectReady(2)
    const stored = await readStorage(page)
    expect(stored).toContain('lastDay')
    for (const word of MARKER_TEXTS) expect(stored).not.toContain(word)
    const rows = stored.slice(stored.indexOf('["apron"'))
    // Three letters can occur among so many bytes by chance.
    for (const word of ['CK-2026', 'checkedResult', 'safetyQuality', inspector.username, '"CAN"']) {
      expect(rows).not.toContain(word)
    }
  })

  test('[DRF-04] is offered in another window too; removed in one, the other continues with a valid key', async ({
    checkedResult,
    context,
    drafts,
    language,
    page,
    words,
  }) => {
    const other = await context.newPage()
    const otherWindow = { result: new CheckedResultPage(other, words), drafts: new DraftsPart(other, words) }
    await other.goto(page.url())
    await otherWindow.drafts.takeOver()
    await expect(otherWindow.result.remark(ITEM)).toHaveValue(TYPED)
    await drafts.openList(new ShellPage(page, words).userMenu(inspector[language]))
    await drafts.list.getByRole('button', { name: words.removeDrafts }).click()
    await page
      .getByRole('dialog', { name: words.removeDrafts })
      .getByRole('button', { name: words.removeDrafts })
      .click()
    await expect(drafts.list).toHaveCount(0)
    await drafts.expectCached(0)
    await otherWindow.result.remark(ITEM).fill(LATER)
    await otherWindow.drafts.expectCached(1)
    await other.reload()
    await otherWindow.drafts.takeOver()
    await expect(otherWindow.result.remark(ITEM)).toHaveValue(LATER)
    await expect(checkedResult.remark(ITEM)).toHaveValue(TYPED)
  })
})

test('[DRF-04] is announced at logout, listed, and removed from the device on request @tablet', async ({
  checkList,
  checkedResult,
  drafts,
  language,
  loginPage,
  openOrder,
  page,
  server,
  shell,
  words,
}) => {
  await loginPage.open(`/login?redirect=${encodeURIComponent(LIST)}`)
  await loginPage.logIn(inspector.username, server.password)
  await checkList.expectShown()
  await openOrder()
  await checkedResult.fillItem(ITEM, words.conforming, TYPED)
  await drafts.expectCached(1)
  const leave = async () => {
    await shell.userMenu(inspector[language]).click()
    await page.getByRole('menuitem', { name: words.logOut }).click()
  }
  const question = page.getByRole('dialog', { name: words.leavingUnsaved })
  await leave()
  await expect(question).toContainText('CK-')
  await question.getByRole('button', { name: words.cancel, exact: true }).click()
  await expect(checkedResult.remark(ITEM)).toHaveValue(TYPED)
  await leave()
  await question.getByRole('button', { name: words.logOut }).click()
  await loginPage.logIn(inspector.username, server.password)
  await shell.expectLoggedIn(inspector[language])

  const menu = shell.userMenu(inspector[language])
  await test.step('the list leads to the page', async () => {
    await drafts.openList(menu)
    await drafts.list.getByRole('link', { name: /CK-/ }).click()
    await expect(drafts.notice).toBeVisible()
  })
  await test.step('and removes everything after a question', async () => {
    await drafts.openList(menu)
    await drafts.list.getByRole('button', { name: words.removeDrafts }).click()
    await page
      .getByRole('dialog', { name: words.removeDrafts })
      .getByRole('button', { name: words.removeDrafts })
      .click()
    await expect(drafts.list).toHaveCount(0)
    await drafts.expectCached(0)
  })
  await test.step('text typed afterwards is stored again', async () => {
    await openOrder()
    await checkedResult.fillItem(ITEM, words.conforming, LATER)
    await drafts.expectCached(1)
    await page.reload()
    await drafts.takeOver()
    await expect(checkedResult.remark(ITEM)).toHaveValue(LATER)
  })
  await test.step('one draft is discarded from the list', async () => {
    await page.reload()
    await drafts.openList(menu)
    await drafts.list.getByRole('button', { name: words.discard }).click()
    await expect(drafts.list).toContainText(words.noDraftsHere)
    await drafts.expectCached(0)
  })
})

test.describe('a browser without WebCrypto, as over plain http', () => {
  test.use({ person: 'inspector' })

  test('[DRF-02] stores nothing, says so, and works otherwise', async ({
    checkedResult,
    drafts,
    language,
    openOrder,
    page,
    shell,
    words,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })
    })
    await openOrder()
    await drafts.openList(shell.userMenu(inspector[language]))
    await expect(drafts.list).toContainText('https')
    await page.keyboard.press('Escape')
    await checkedResult.fillItem(ITEM + 2, words.conforming, LATER)
    await checkedResult.saveResults()
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
    await checkedResult.remark(ITEM + 2).fill('')
    await checkedResult.saveResults()
  })
})

/** Returns the bytes of every file of a browser profile. */
function* filesIn(folder: string): Generator<Buffer> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) yield readFileSync(join(entry.parentPath, entry.name))
  }
}

const isIn = (bytes: Buffer, text: string) =>
  (['utf8', 'utf16le'] as const).some(encoding => bytes.includes(Buffer.from(text, encoding)))

test('[DRF-02] [OFF-24] after its person’s logout nothing is readable in the files of the browser', async ({
  language,
  server,
  words,
}, testInfo) => {
  const profile = testInfo.outputPath('profile')
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    ...testBrowserOptions(),
    baseURL: server.origin,
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
  })
  const [page = await context.newPage()] = context.pages()
  const login = new LoginPage(page, words)
  const shell = new ShellPage(page, words)
  const list = new CheckListPage(page, words)
  await login.open(`/login?redirect=${encodeURIComponent(LIST)}`)
  await login.logIn(inspector.username, server.password)
  await list.expectShown()
  await list.open(await list.numberWithStatus(words.inProgress))
  const result = new CheckedResultPage(page, words)
  await result.fillItem(ITEM + 1, words.conforming, SAVED)
  await result.saveResults()
  await page.reload()
  await expect(result.remark(ITEM + 1)).toHaveValue(SAVED)
  await result.fillItem(ITEM, words.conforming, TYPED)
  await new DraftsPart(page, words).expectCached(1)
  await new OfflinePart(page, words).expectReady(2)
  await page.evaluate(() => localStorage.setItem('marker', 'to be found 找得到'))
  await shell.userMenu(inspector[language]).click()
  await page.getByRole('menuitem', { name: words.logOut }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.logOut }).click()
  await login.expectShown()
  await new DraftsPart(page, words).expectCached(1)
  await new OfflinePart(page, words).expectNoKey()
  expect(await new OfflinePart(page, words).countStoredRows()).toBeGreaterThan(2)
  await context.close()
  const files = [...filesIn(profile)]
  expect(files.some(bytes => isIn(bytes, '找得到'))).toBe(true)
  for (const word of MARKER_TEXTS) expect(files.some(bytes => isIn(bytes, word))).toBe(false)
})
