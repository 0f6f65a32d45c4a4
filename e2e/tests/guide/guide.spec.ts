// Checks in the browser what docs/guides/write-a-sub-app.md promises. Run by tooling/guide/follow-guide.ts, one test at
// a time, against the portal that the guide's own commands have started.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test as portalTest } from '../../harness/fixtures/portal-test.ts'
import { replaceFile } from '../../harness/replace-file.ts'
import { runningServer } from '../../harness/servers/running-server.ts'
import type { ShellPage } from '../../pages/shell-page.ts'

const FOLDER = process.env['GUIDE_FOLDER'] ?? ''
/** Time limit for pages from a development server, which is slow on a busy machine. */
const patiently = expect.configure({ timeout: 40_000 })

const WORDS = {
  zh: {
    group: '交接班',
    list: '交接事项',
    secondTitle: '班组交接',
    add: '新建事项',
    item: '事项',
    save: '保存',
    leave: '离开此页？',
    stay: '取消',
    discard: '不保存',
  },
  en: {
    group: 'Shift book',
    list: 'Handover',
    secondTitle: 'Shift handover',
    add: 'New item',
    item: 'Item',
    save: 'Save',
    leave: 'Leave this page?',
    stay: 'Cancel',
    discard: 'Discard',
  },
} as const

const test = portalTest.extend<{ guideWords: (typeof WORDS)['zh' | 'en'] }>({
  server: [
    async ({}, use) => {
      const { GUIDE_ORIGIN: origin = '', GUIDE_PASSWORD: password = '' } = process.env
      await use(runningServer({ origin, password }))
    },
    { scope: 'worker' },
  ],
  guideWords: async ({ language }, use) => use(WORDS[language]),
})

/** Titles of the list's page, which differ by version. */
const title = (shell: ShellPage) => shell.pane.getByRole('heading', { level: 1 })

async function openList(page: Page, shell: ShellPage, group: string, list: string): Promise<void> {
  await page.goto('/dashboard')
  await shell.openFromMenu(group, list)
  await expect(title(shell)).toBeVisible()
}

test.use({ person: 'inspector' })

test('the first edit', async ({ guideWords, page, shell }) => {
  await page.goto('/shiftBook/detail')
  const item = shell.pane.getByRole('textbox', { name: guideWords.item, exact: true })
  await patiently(item).toBeVisible()
  await item.fill('APU oil low')
  const file = join(FOLDER, 'web/detail/detail.texts.ts')
  const before = readFileSync(file, 'utf8')
  try {
    replaceFile(file, before.replace("'保存'", "'保存事项'").replace("'Save'", "'Save item'"))
    await patiently(shell.pane.getByRole('button', { name: /^(?:保存事项|Save item)$/ })).toBeVisible()
    await expect(item).toHaveValue('APU oil low')
  } finally {
    replaceFile(file, before)
  }
})

test('the deployed version', async ({ guideWords, page, shell }) => {
  await openList(page, shell, guideWords.group, guideWords.list)
  await expect(title(shell)).toHaveText(guideWords.list)

  await test.step('When I type into the form and close its tab, then a question lets me stay', async () => {
    await shell.pane.getByRole('button', { name: guideWords.add }).click()
    await shell.pane.getByRole('textbox', { name: guideWords.item, exact: true }).fill('Tyre 3 worn')
    await shell.tab(guideWords.add).click({ button: 'middle' })
    await page
      .getByRole('dialog', { name: guideWords.leave })
      .getByRole('button', { name: guideWords.stay })
      .click()
    await expect(shell.pane.getByRole('textbox', { name: guideWords.item, exact: true })).toHaveValue(
      'Tyre 3 worn',
    )
  })

  await test.step('When I save and close, then no question comes, and the list has the item', async () => {
    await shell.pane.getByRole('button', { name: guideWords.save, exact: true }).click()
    await shell.tab('Tyre 3 worn').click({ button: 'middle' })
    await expect(shell.tab('Tyre 3 worn')).toHaveCount(0)
    await shell.tab(guideWords.list).click()
    await expect(shell.pane.getByRole('link', { name: 'Tyre 3 worn' })).toBeVisible()
  })
})

test('the second version', async ({ guideWords, page, shell }) => {
  await openList(page, shell, guideWords.group, guideWords.list)
  await expect(title(shell)).toHaveText(guideWords.secondTitle)
})

test('the version before', async ({ guideWords, page, shell }) => {
  await openList(page, shell, guideWords.group, guideWords.list)
  await expect(title(shell)).toHaveText(guideWords.list)
})
