import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { seriousViolations } from '../../harness/checks/serious-violations.ts'
import { expect } from '../../harness/fixtures/portal-test.ts'
import { testWithApps } from '../../harness/fixtures/test-with-apps.ts'
import { PEOPLE } from '../../harness/people.ts'
import { createAppsFolder } from '../../harness/servers/deployed-apps.ts'
import { signIn } from '../../harness/sign-in.ts'
import { AdminList } from '../../pages/admin-list.ts'
import { EditorPage } from '../../pages/editor-page.ts'
import { MessageBell } from '../../pages/message-bell.ts'
import { UploadPart } from '../../pages/upload-part.ts'
import { SUB_APP_WORDS } from '../../pages/words/sub-app-words.ts'

/** Folder of the developer with the key and the signed archives. */
const workbench = mkdtempSync(join(tmpdir(), 'apron-sign-'))
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const KEY = join(workbench, 'release.key')
const BUILT = join(workbench, '2.0.0')

interface OwnWindow {
  /** Opens a window of a person with a login of their own, at a page. */
  readonly windowOf: (person: { readonly username: string }, path: string) => Promise<Page>
}

const base = testWithApps(
  async apps => {
    writeFileSync(KEY, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const next = await apps.build('editor', 'amm', { version: '2.0.0' })
    renameSync(next.folder, BUILT)
    await apps.build('editor', 'amm', { version: '1.9.0' })
  },
  { APP_SIGNING_KEYS: `release=${publicKey.export({ format: 'jwk' }).x ?? ''}`, INIT_CWD: workbench },
)
const test = base.extend<OwnWindow>({
  windowOf: async ({ browser, language, server, viewport }, use) => {
    const locale = language === 'zh' ? 'zh-CN' : 'en-GB'
    const contexts: BrowserContext[] = []
    await use(async ({ username }, path) => {
      const storageState = await signIn(server.origin, username, server.password, language)
      const context = await browser.newContext({ storageState, baseURL: server.origin, viewport, locale })
      contexts.push(context)
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    await Promise.all(contexts.map(context => context.close()))
  },
})
test.afterAll(() => rmSync(workbench, { recursive: true, force: true }))

test('[ADM-86, ADM-87] a signed version is uploaded, confirmed by another administrator, made active and rolled back', async ({
  language,
  server,
  windowOf,
  words,
}) => {
  test.slow()
  const w = SUB_APP_WORDS[language]
  expect(await server.command('app', 'sign', BUILT, '--key', KEY)).toContain('amm-2.0.0.zip')
  const bytes = readFileSync(join(workbench, 'amm-2.0.0.zip'))
  const page = await windowOf(PEOPLE.administrator, '/admin/subApps')
  const list = new AdminList(page, words)
  const version = list.row('2.0.0')

  await test.step('the upload is checked, and a rejection says what to do', async () => {
    await list.press(w.upload)
    const upload = new UploadPart(list.dialog, words)
    await upload.choose({ name: 'broken.zip', bytes: bytes.subarray(0, 2_000) })
    await expect(list.dialog.getByRole('alert')).toBeVisible()
    await list.dialog
      .getByRole('button', { name: /broken/ })
      .first()
      .click()
    await upload.choose({ name: 'amm-2.0.0.zip', bytes })
    await expect(upload.button('removeFile', 'amm-2.0.0.zip')).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
    await list.finish(w.propose)
    await expect(version).toContainText(w.waiting)
    await list.choose(version, w.look)
    await expect(list.dialog).toContainText(w.ownHint)
    await expect(list.dialog.getByRole('button', { name: w.install })).toHaveCount(0)
    await list.closeDialog()
  })

  await test.step('another administrator sees its origin and installs it', async () => {
    const secondPage = await windowOf(PEOPLE.secondAdministrator, '/admin/subApps')
    const second = new AdminList(secondPage, words)
    await second.choose(second.row('2.0.0'), w.look)
    await expect(second.dialog).toContainText(/release, \d{4}-/)
    await expect(second.dialog).toContainText(PEOPLE.administrator[language])
    await expect(second.dialog).toContainText(/sha384-/)
    expect(await seriousViolations(secondPage)).toEqual([])
    await second.finish(w.install)
    await expect(second.row('2.0.0')).toContainText(w.usable)
    await secondPage.context().close()
  })

  await test.step('it is activated, and rolled back', async () => {
    await page.reload()
    await list.chooseAndConfirm(version, w.use)
    await expect(version).toContainText(w.active)
    const inspector = await windowOf(PEOPLE.inspector, '/amm/list')
    const editor = new EditorPage(inspector, language)
    await expect(editor.version('2.0.0')).toBeVisible()
    await list.chooseAndConfirm(list.row('1.9.0'), w.use)
    await expect(version).toContainText(w.usable)
    await inspector.reload()
    await expect(editor.version('1.9.0')).toBeVisible()
    await inspector.context().close()
  })
})

test('[MSG-46] those who may confirm a version are told that it waits, and its uploader how it ended; both are led to the page', async ({
  language,
  server,
  windowOf,
  words,
}, { repeatEachIndex }) => {
  test.slow()
  const w = SUB_APP_WORDS[language]
  const name = 'amm'
  const version = `2.1.${repeatEachIndex}`
  const messageName = (text: string) =>
    text
      .replace('{by}', w.by.replace('{by}', PEOPLE.administrator[language]))
      .replace('{name}', name)
      .replace('{version}', version)
  const bytes = await test.step('a signed version', async () => {
    const built = createAppsFolder()
    const { folder } = await built.build('editor', name, { version })
    await server.command('app', 'sign', folder, '--key', KEY)
    built.dispose()
    return readFileSync(join(workbench, `${name}-${version}.zip`))
  })

  const uploader = await windowOf(PEOPLE.administrator, '/admin/subApps')
  const list = new AdminList(uploader, words)
  const uploaderBell = new MessageBell(uploader, language)
  const confirmer = await windowOf(PEOPLE.secondAdministrator, '/dashboard')
  const confirmerList = new AdminList(confirmer, words)
  const confirmerBell = new MessageBell(confirmer, language)
  await uploaderBell.expectLive()
  await confirmerBell.expectLive()

  /**
   * Uploads it while the other administrator is on the home page, who then follows the message to the waiting version.
   */
  const upload = async () => {
    const [unread, before] = [await confirmerBell.unread(), await uploaderBell.unread()]
    await list.press(w.upload)
    await new UploadPart(list.dialog, words).choose({ name: `${name}-${version}.zip`, bytes })
    await list.finish(w.propose)
    await confirmerBell.expectUnread(unread + 1)
    await confirmerBell.open()
    await confirmerBell.tab('workOrders').click()
    await confirmerBell.latest
      .first()
      .getByRole('button', { name: messageName(w.versionWaits) })
      .click()
    await expect(confirmer).toHaveURL(/\/admin\/subApps$/)
    await expect(confirmerList.row(version)).toContainText(w.waiting)
    // The uploader gets no message about it.
    await uploaderBell.expectUnread(before)
  }
  /** The uploader, now on another page, follows the message to the page. */
  const followMessage = async (before: number, text: string) => {
    await uploaderBell.expectUnread(before + 1)
    await uploaderBell.open()
    await uploaderBell.tab('news').click()
    await uploaderBell.latest
      .first()
      .getByRole('button', { name: messageName(text) })
      .click()
    await expect(uploader).toHaveURL(/\/admin\/subApps$/)
    await expect(list.row('1.9.0')).toBeVisible()
  }

  await test.step('rejected', async () => {
    await upload()
    await uploader.goto('/admin/sites')
    await uploaderBell.expectLive()
    const before = await uploaderBell.unread()
    await confirmerList.choose(confirmerList.row(version), w.refuse)
    await confirmerList.finish(w.refuse)
    await followMessage(before, w.versionRefused)
    await expect(list.row(version)).toHaveCount(0)
  })

  await test.step('confirmed', async () => {
    await confirmer.goto('/dashboard')
    await confirmerBell.expectLive()
    await upload()
    await uploader.goto('/admin/sites')
    await uploaderBell.expectLive()
    const before = await uploaderBell.unread()
    await confirmerList.choose(confirmerList.row(version), w.look)
    await confirmerList.finish(w.install)
    await followMessage(before, w.versionInstalled)
    await expect(list.row(version)).toContainText(w.usable)
  })
})
