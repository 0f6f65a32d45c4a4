import { expect } from '@playwright/test'
import { EDITOR_TEXTS } from '../../apps/editor/editor.texts.ts'
import { testWithApps } from '../../harness/fixtures/test-with-apps.ts'
import { EditorPage } from '../../pages/editor-page.ts'
import { ShellPage } from '../../pages/shell-page.ts'
import { WORDS } from '../../pages/words/words.ts'

const test = testWithApps(async apps => {
  await apps.build('editor', 'amm')
})

test.use({ person: 'inspector' })

const other = { zh: 'en', en: 'zh' } as const

test('D6: a change of language reaches menu, tabs and pages of applications, including tabs not opened yet @en-tablet', async ({
  editor,
  language,
  page,
  shell,
  words,
}) => {
  const next = other[language]
  const inNext = new EditorPage(page, next)
  await page.goto('/amm/list')
  await shell.follow('/amm/popups')
  await expect(editor.actions).toBeVisible()
  await shell.follow('/amm/list?multipleTabs=1')
  await editor.openRecord('1')

  await page.getByRole('button', { name: words.language }).click()
  await page.getByRole('menuitem', { name: WORDS[language].otherLanguage }).click()

  await expect(page.getByRole('tab')).toHaveText([
    WORDS[next].home,
    inNext.listTitle,
    EDITOR_TEXTS.popups.title[next],
    inNext.listTitle,
    inNext.recordTitle('1'),
  ])
  await expect(inNext.note).toBeVisible()
  const shellInNext = new ShellPage(page, WORDS[next])
  await shellInNext.showMenu()
  await expect(shellInNext.menuEntry(WORDS[next].favourites)).toBeVisible()
})

test('D6: a change of language asks a page with unsaved work, and loses nothing when declined', async ({
  editor,
  language,
  page,
  words,
}) => {
  await page.goto('/amm/form')
  await editor.content.fill('half a sentence')
  await page.getByRole('button', { name: words.language }).click()
  await page.getByRole('menuitem', { name: WORDS[language].otherLanguage }).click()
  await editor.keepEditing()
  await expect(editor.content).toHaveValue('half a sentence')
  await expect(page.getByRole('heading', { name: EDITOR_TEXTS.form.title[language] })).toBeVisible()
})
