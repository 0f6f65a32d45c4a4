import { seriousViolations } from '@apron/e2e/harness/checks/serious-violations'
import { smallTargets } from '@apron/e2e/harness/checks/small-targets'
import { tooWide } from '@apron/e2e/harness/checks/too-wide'
import { test as base, expect } from '@apron/e2e/harness/fixtures/portal-test'
import type { BrowserContext, Page } from '@playwright/test'
import { ReportingPages } from './reporting-pages.ts'

const PUBLIC_CALLS = '/api/safety-inspection/open/'
const IDENTIFYING = /^(?:authorization|cookie|employee|referer)$/
const FINGER_PX = 44
const TABLET = { width: 820, height: 1180 }
const PHONE = { width: 390, height: 844 }
/** Passphrase of the demo, printed with its password. */
const DEMO_PASSPHRASE = 'lamp-torque-ribbon-hangar'
const NARRATIVE = '机库东门的风帘已经三天放不下来，喷漆作业时气味进入东侧工位，两名同事头痛离岗。'
const QUESTION = '风帘是从哪一天开始放不下来的？'
const ANSWER = '从周一夜班开始。'
const REASON = '需要电话核实作业的时间'

const test = base.extend<{ reporting: ReportingPages }>({
  reporting: async ({ page, language }, use) => use(new ReportingPages(page, language)),
})

/** Records the headers of each call of a public page, and the bodies of all other calls. */
function recordRequests(page: Page) {
  const headers: Promise<Record<string, string>>[] = []
  const otherRequests: string[] = []
  page.on('request', request => {
    if (request.url().includes(PUBLIC_CALLS)) headers.push(request.allHeaders())
    else otherRequests.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  return {
    otherRequests,
    publicCallCount: () => headers.length,
    identifyingHeaders: async () =>
      (await Promise.all(headers)).flatMap(each => Object.keys(each).filter(name => IDENTIFYING.test(name))),
  }
}

/** Returns everything that the browser stores, which must contain nothing of the report. */
const readBrowserStorage = (context: BrowserContext) =>
  context.storageState({ indexedDB: true }).then(state => JSON.stringify(state))

test.describe('a logged-in person', () => {
  test.use({ person: 'inspector' })

  test('[SQ-20, SQ-21, SQ-23, SQ-24] 5.1.14-1 5.1.14-2 5.1.14-3 5.1.14-5 5.1.14-6 5.1.14-7 reports anonymously, keeps the code, is asked by the office and answers @gate @oldest', async ({
    browser,
    context,
    language,
    page,
    reporting,
    server,
    sessionOf,
    shell,
    words: shellWords,
  }) => {
    test.setTimeout(120_000)
    const { words } = reporting
    const title = `东门风帘失效 ${Date.now() % 10_000}`
    await page.goto('/safetyQuality/voluntaryReportingHome')
    const requests = recordRequests(page)
    await reporting.pane.getByRole('link', { name: words.report }).click()
    await reporting.press(words.next)
    await reporting.press(words.next)

    const code =
      await test.step('fills in a report, sees what is missing, and previews what is sent', async () => {
        await reporting.press(words.next)
        await expect(reporting.pane.getByText(words.narrativeShort)).toBeVisible()
        await reporting.fillEvent(title, `${NARRATIVE}工号100305`)
        await expect(reporting.pane.getByText(words.personal)).toBeVisible()
        await reporting.field(words.narrative).fill(NARRATIVE)
        await expect(reporting.pane.getByText(words.personal)).toHaveCount(0)
        await reporting.tick(words.delay)
        await expect(reporting.pane.getByText(words.noneCleared)).toBeVisible()
        await expect(
          reporting.pane.getByRole('checkbox', { name: words.none, exact: true }),
        ).not.toBeChecked()
        await expect(reporting.pane.getByRole('spinbutton', { name: words.delayMin })).toBeVisible()
        await reporting.tick(words.none)
        await expect(reporting.pane.getByRole('spinbutton', { name: words.delayMin })).toHaveCount(0)
        await shell.openFromMenu(shellWords.safetyQuality, shellWords.checkOrders)
        await shell.tab(words.report).click()
        await expect(reporting.field(words.title)).toHaveValue(title)
        await reporting.press(words.next)
        await reporting.press(words.previous)
        await expect(reporting.field(words.title)).toHaveValue(title)
        await reporting.press(words.next)
        await reporting.press(words.next)
        await expect(reporting.pane.getByText(NARRATIVE)).toBeVisible()
        await expect(reporting.pane.getByRole('heading', { name: words.notSent })).toBeVisible()
        await reporting.press(words.send)
        await expect(reporting.pane.getByText(words.confirmMissing)).toBeVisible()
        return await reporting.send()
      })

    await test.step('the code is shown once, and is in no address and no storage', async () => {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}-[0-9A-HJKMNP-TV-Z]$/)
      const plain = code.replaceAll('-', '')
      const facts = reporting.pane.locator('dd')
      const [date = '', signature = ''] = await facts.allTextContents()
      expect(page.url()).not.toMatch(new RegExp(`${code}|${plain}`))
      const storage = await readBrowserStorage(context)
      for (const secret of [code, plain, NARRATIVE, title]) expect(storage).not.toContain(secret)
      expect(await requests.identifyingHeaders()).toEqual([])
      expect(requests.publicCallCount()).toBeGreaterThan(2)
      expect(requests.otherRequests.filter(sent => sent.includes(plain) || sent.includes(NARRATIVE))).toEqual(
        [],
      )
      // The receipt stays when another page is opened, and its tab asks before it closes.
      await shell.openFromMenu(shellWords.safetyQuality, shellWords.checkOrders)
      await shell.tab(words.resultTab).click()
      await expect(reporting.pane.getByText(code)).toBeVisible()
      await shell.chooseInTabMenu(words.resultTab, shellWords.close)
      const question = page.getByRole('dialog', { name: words.leaveDialog })
      await question.getByRole('button', { name: shellWords.cancel, exact: true }).click()
      await expect(reporting.pane.getByText(code)).toBeVisible()
      await expect(reporting.pane.getByRole('button', { name: words.finish, exact: true })).toBeDisabled()
      await reporting.tick(words.codeSaved)
      await reporting.press(words.finish)
      await expect(reporting.heading(words.home)).toBeVisible()
      await shell.follow('/safetyQuality/SubmitResults')
      await expect(reporting.pane.getByText(words.receiptGone)).toBeVisible()
      await expect(page.getByText(code)).toHaveCount(0)

      await page.goto('/safetyQuality/INeedCheck')
      await reporting.check(plain.replace(/.$/, last => (last === '0' ? '1' : '0')))
      await expect(reporting.pane.getByText(words.noReport)).toBeVisible({ timeout: 20_000 })
      const receipt = reporting.pane.getByRole('form').nth(1)
      await receipt.getByRole('textbox', { name: words.code }).fill(code)
      await receipt.getByRole('textbox', { name: words.signature }).fill(signature)
      await receipt.getByRole('button', { name: words.receivedOn }).click()
      await page.getByRole('button', { name: new RegExp(`^${Number(date.slice(8))} `) }).click()
      await receipt.getByRole('button', { name: words.verify, exact: true }).click()
      await expect(reporting.pane.getByText(words.genuine)).toBeVisible()
    })

    const officeContext = await browser.newContext({
      storageState: await sessionOf('handler', language),
      baseURL: server.origin,
    })
    const desk = new ReportingPages(await officeContext.newPage(), language)
    await test.step('the office opens its key, finds the report, takes it and asks', async () => {
      await desk.page.goto('/safetyQuality/reportDesk')
      await desk.field(words.passphrase).fill('not the passphrase')
      await desk.press(words.unlock)
      await expect(desk.pane.getByText(words.wrongPassphrase)).toBeVisible({ timeout: 20_000 })
      await desk.field(words.passphrase).fill(DEMO_PASSPHRASE)
      await desk.press(words.unlock)
      await expect(desk.pane.getByRole('button', { name: words.lock, exact: true })).toBeVisible({
        timeout: 20_000,
      })
      const rows = desk.pane.getByRole('row').filter({ hasText: words.hazard })
      for (const link of await rows.getByRole('link').all()) {
        await link.click()
        await expect(desk.pane.getByRole('term').filter({ hasText: words.narrative })).toBeVisible()
        if (await desk.pane.getByText(title).isVisible()) break
        await desk.page.goBack()
      }
      await desk.press(words.accept)
      await desk.press(words.ask)
      const dialog = desk.page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: words.text }).fill(QUESTION)
      await dialog.getByRole('button', { name: words.sendMessage, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(desk.pane.getByText(QUESTION)).toBeVisible()
    })

    await test.step('the holder of the code reads the question and answers', async () => {
      await reporting.check(code.toLowerCase().replaceAll('-', ''))
      await expect(reporting.heading(words.progress)).toBeVisible({ timeout: 20_000 })
      await expect(reporting.pane.getByText(QUESTION)).toBeVisible()
      await expect(reporting.pane.getByText(words.questionState)).toBeVisible()
      await reporting.field(words.text).fill(ANSWER)
      await shell.openFromMenu(shellWords.safetyQuality, shellWords.checkOrders)
      await shell.tab(words.progress).click()
      await expect(reporting.field(words.text)).toHaveValue(ANSWER)
      await reporting.press(words.sendMessage)
      await expect(reporting.pane.getByText(words.answer)).toBeVisible({ timeout: 20_000 })
      expect(await requests.identifyingHeaders()).toEqual([])
      // The page forgets the code once it is left.
      await shell.follow('/safetyQuality/INeedCheck')
      await expect(reporting.heading(words.check)).toBeVisible()
      await shell.follow('/safetyQuality/voluntaryReportingCheck')
      await expect(reporting.heading(words.check)).toBeVisible()
    })
    await test.step('the office reads the answer; a reload locks everything', async () => {
      await desk.page.reload()
      await expect(desk.pane.getByText(words.sealed)).toBeVisible()
      await desk.field(words.passphrase).fill(DEMO_PASSPHRASE)
      await desk.press(words.unlock)
      await expect(desk.pane.getByText(ANSWER)).toBeVisible({ timeout: 20_000 })
      await desk.pane.getByRole('textbox', { name: words.reason }).fill(REASON)
      await desk.press(words.openStrip)
      await expect(desk.pane.getByText(words.noContact)).toBeVisible()
      await expect(desk.pane.getByText(words.contactOpened)).toBeVisible()
    })
    await officeContext.close()
  })
})

test.describe('a person who has gone to another page', () => {
  test.use({ person: 'inspector' })

  test('[SQ-20] leaves nothing of a report in its hidden tab after 20 minutes', async ({
    page,
    reporting,
    shell,
    words: shellWords,
  }) => {
    const { words } = reporting
    await page.clock.install()
    await page.goto('/safetyQuality/INeedReport')
    for (const _ of ['notice', 'identity']) await reporting.press(words.next)
    await reporting.field(words.title).fill('Curtain of the east door')
    await shell.openFromMenu(shellWords.safetyQuality, shellWords.checkOrders)
    await page.clock.fastForward('20:00')
    await shell.tab(words.report).click()
    await expect(reporting.pane.getByText(words.cleared)).toBeVisible()
    await expect(reporting.field(words.title)).toHaveCount(0)
  })
})

test('[SQ-01, SQ-20, AUTH-50, NAV-05] 5.1.14-4 the login page links to voluntary reporting; a name requires contact data; the pages fit a tablet and a phone, and clear themselves @en', async ({
  context,
  page,
  reporting,
  words: loginWords,
}) => {
  const { words } = reporting
  await page.clock.install()
  await page.setViewportSize(TABLET)
  await page.goto('/login')
  await page.getByRole('link', { name: loginWords.voluntaryReport }).click()
  await expect(reporting.heading(words.home)).toBeVisible()
  expect(await smallTargets(page, FINGER_PX)).toEqual([])
  expect(await seriousViolations(page)).toEqual([])
  await reporting.press(words.poster)
  await expect(reporting.pane.getByRole('img', { name: words.posterCode })).toBeVisible()
  await expect(reporting.pane.getByText(/\/safetyQuality\/voluntaryReportingHome$/)).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(reporting.pane.getByRole('button', { name: words.back, exact: true })).toBeHidden()
  await page.emulateMedia({ media: null })
  await reporting.press(words.back)
  await reporting.pane.getByRole('link', { name: words.report }).click()
  await reporting.press(words.next)
  await reporting.pane.getByText(words.confidential, { exact: true }).click()
  await reporting.field(words.name).fill('A')
  await reporting.press(words.next)
  await expect(reporting.pane.getByText(words.contactMissing)).toBeVisible()
  await expect(reporting.field(words.name)).toHaveValue('A')
  await reporting.pane.getByText(words.anonymous, { exact: true }).click()
  await reporting.press(words.next)
  await reporting.fillEvent('Paint fumes', NARRATIVE)
  expect(await smallTargets(page, FINGER_PX)).toEqual([])
  expect(await seriousViolations(page)).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await tooWide(page)).toEqual([])
  await page.clock.fastForward('20:00')
  await expect(reporting.pane.getByText(NARRATIVE)).toHaveCount(0)
  await expect(reporting.field(words.title)).toHaveCount(0)
  expect(await tooWide(page)).toEqual([])
  expect(await context.cookies()).toEqual([])
  for (const [address, heading] of [
    ['INeedCheck', words.check],
    ['voluntaryReportingCheck', words.check],
    ['SubmitResults', null],
  ] as const) {
    await page.goto(`/safetyQuality/${address}`)
    const content =
      heading === null ? reporting.pane.getByText(words.receiptGone) : reporting.heading(heading)
    await expect(content).toBeVisible()
    expect(await tooWide(page)).toEqual([])
    expect(await seriousViolations(page)).toEqual([])
  }
})

test('[SQ-20, SQ-21] a second report in the same window starts with an empty form and gets its own code, and does not replace the first receipt', async ({
  context,
  page,
  reporting,
  shell,
}) => {
  const { words } = reporting
  const fillReport = async (title: string) => {
    for (const _ of ['notice', 'identity']) await reporting.press(words.next)
    await expect(reporting.field(words.title)).toHaveValue('')
    await reporting.fillEvent(title, NARRATIVE)
    for (const _ of ['event', 'causes']) await reporting.press(words.next)
  }
  await page.goto('/safetyQuality/INeedReport')
  await fillReport('The first one')
  const codes: unknown[] = []
  page.on('request', request => {
    if (request.url().endsWith('/report/file')) codes.push(request.postDataJSON().code)
  })
  for (const confirmation of words.confirmations) await reporting.tick(confirmation)
  await test.step('nothing is lost without a network', async () => {
    await context.setOffline(true)
    await reporting.press(words.send)
    await expect(reporting.pane.getByRole('alert')).toBeVisible()
    await expect(reporting.pane.getByText(NARRATIVE)).toBeVisible()
    await context.setOffline(false)
  })
  const first = await test.step('a report sent again after a lost response is stored once', async () => {
    await page.route(
      '**/report/file',
      async route => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await reporting.press(words.send)
    await expect.poll(() => codes.length).toBe(1)
    await expect(reporting.pane.getByRole('alert')).toBeVisible()
    const code = await reporting.sendConfirmed()
    expect(codes).toEqual([codes[0], codes[0]])
    return code
  })
  await shell.follow('/safetyQuality/INeedReport')
  await fillReport('The second one')
  for (const confirmation of words.confirmations) await reporting.tick(confirmation)
  await reporting.press(words.send)
  await expect(reporting.pane.getByText(words.receiptOpen)).toBeVisible()
  await shell.follow('/safetyQuality/SubmitResults')
  await expect(reporting.pane.getByText(first)).toBeVisible()
  await reporting.tick(words.codeSaved)
  await reporting.press(words.finish)
  await shell.follow('/safetyQuality/INeedReport')
  await reporting.press(words.send)
  await expect(reporting.heading(words.received)).toBeVisible({ timeout: 30_000 })
  await expect(reporting.pane.getByText(first)).toHaveCount(0)
  await expect(reporting.pane.getByRole('checkbox', { name: words.codeSaved })).not.toBeChecked()
})
