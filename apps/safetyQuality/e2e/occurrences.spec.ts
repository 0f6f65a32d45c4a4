import { test as base, expect } from '@apron/e2e/harness/fixtures/portal-test'
import { occurrenceWords } from './occurrence-words.ts'
import { ReportingPages } from './reporting-pages.ts'

const EDITOR = '/safetyQuality/AddEnReport'
const PUBLIC_CALLS = '/api/safety-inspection/open/'
const IDENTIFYING = /^(?:authorization|cookie|employee|referer)$/
const ENGLISH = 'The shear pin of the tow bar broke during push-back; the aircraft stopped on its brakes.'
const CHINESE = '推出过程中牵引杆剪切销断裂，飞机在刹车作用下停住，前轮转角未超限，未见其他损伤。'

const test = base.extend<{ reporting: ReportingPages }>({
  reporting: async ({ page, language }, use) => use(new ReportingPages(page, language)),
})

test.use({ person: 'inspector' })

test('[SQ-02, TAB-11] 5.1.14-15 5.1.14-16 the editor asks before its tab closes, and before it sends text in another language @en', async ({
  language,
  page,
  reporting,
  shell,
  words: shellWords,
}) => {
  test.setTimeout(90_000)
  const { words } = reporting
  const editorWords = occurrenceWords(language)
  const title = `Shear pin ${Date.now() % 100_000}`
  const dialog = page.getByRole('dialog', { name: editorWords.closeDialog })
  const clickInDialog = (name: string) => dialog.getByRole('button', { name, exact: true }).click()

  await test.step('cancel keeps the tab, also on “close all”', async () => {
    await page.goto('/safetyQuality/occurrenceReports')
    await reporting.pane.getByRole('link', { name: editorWords.write }).click()
    await reporting.field(words.title).fill(title)
    await reporting.field(words.narrative).fill(ENGLISH)
    for (const menuItem of [shellWords.close, editorWords.closeAll]) {
      await shell.chooseInTabMenu(editorWords.tab, menuItem)
      await clickInDialog(shellWords.cancel)
      await expect(reporting.field(words.narrative)).toHaveValue(ENGLISH)
    }
  })

  await test.step('save and close stores the draft', async () => {
    await shell.chooseInTabMenu(editorWords.tab, shellWords.close)
    await clickInDialog(editorWords.saveAndClose)
    await expect(shell.tab(editorWords.tab)).toHaveCount(0)
    await page.goto('/safetyQuality/occurrenceReports')
    await reporting.pane.getByRole('link', { name: title }).click()
    await expect(reporting.field(words.narrative)).toHaveValue(ENGLISH)
  })

  await test.step('discard closes without saving', async () => {
    await reporting.field(words.narrative).fill(CHINESE)
    await shell.chooseInTabMenu(title, shellWords.close)
    await clickInDialog(editorWords.discard)
    await expect(shell.tab(title)).toHaveCount(0)
    await page.goto('/safetyQuality/occurrenceReports')
    await reporting.pane.getByRole('link', { name: title }).click()
    await expect(reporting.field(words.narrative)).toHaveValue(ENGLISH)
  })

  await test.step('text in another language is sent after a confirmation', async () => {
    await reporting.fillEvent(title, CHINESE)
    await reporting.field(editorWords.registration).fill('B-T101')
    await expect(reporting.pane.getByText(editorWords.wrongLanguage)).toBeVisible()
    await reporting.press(editorWords.submit)
    await page
      .getByRole('dialog', { name: editorWords.wrongLanguage })
      .getByRole('button', { name: editorWords.sendAnyway, exact: true })
      .click()
    await expect(reporting.heading(title)).toBeVisible()
    await expect(reporting.pane.getByText(/OC-\d{4}-\d{4}/).first()).toBeVisible()
    await expect(reporting.pane.getByText(editorWords.submitted).first()).toBeVisible()
  })
})

test('[SQ-02] 5.1.14-2 an anonymous report of a logged-in person leaves no draft, no name and no row in their list', async ({
  context,
  language,
  page,
  reporting,
  shell,
}) => {
  test.setTimeout(90_000)
  const { words } = reporting
  const editorWords = occurrenceWords(language)
  const title = `Nobody ${Date.now() % 100_000}`
  const headerNames: string[] = []
  const otherBodies: string[] = []
  page.on('request', request => {
    if (!request.url().includes(PUBLIC_CALLS)) otherBodies.push(request.postData() ?? '')
    else void request.allHeaders().then(headers => headerNames.push(...Object.keys(headers)))
  })
  await page.goto(EDITOR)
  await reporting.field(words.title).fill(title)
  await reporting.pane.getByText(editorWords.voluntary, { exact: true }).click()
  await expect(reporting.pane.getByText(editorWords.anonymous)).toBeVisible()
  await reporting.fillEvent(title, ENGLISH)
  const code = await reporting.send()
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}-[0-9A-HJKMNP-TV-Z]$/)
  expect(headerNames.filter(name => IDENTIFYING.test(name))).toEqual([])
  expect(otherBodies.filter(body => body.includes(title) || body.includes(ENGLISH))).toEqual([])
  expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toContain(title)
  await reporting.tick(words.codeSaved)
  await reporting.press(words.finish)
  await shell.follow('/safetyQuality/occurrenceReports')
  await expect(reporting.heading(editorWords.list)).toBeVisible()
  await expect(reporting.pane.getByText(title)).toHaveCount(0)
})
