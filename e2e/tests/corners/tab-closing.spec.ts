import { expect } from '@playwright/test'
import { testWithEditors as test } from '../../harness/fixtures/test-with-editors.ts'

test.use({ person: 'inspector' })

test.describe('closing several tabs', () => {
  test.beforeEach(async ({ page, editor }) => {
    await page.goto('/amm/list')
    await editor.expectList()
    for (const id of ['3', '2', '1']) {
      await editor.openRecord(id)
      await page.goBack()
      await editor.expectList()
    }
  })

  test('[TAB-06] the menu offers the possible actions, and closes to the left, to the right and the others @en-tablet', async ({
    editor,
    page,
    shell,
    words,
  }) => {
    const [one, two, three] = ['1', '2', '3'].map(id => editor.recordTitle(id))
    await expect(shell.tabs).toHaveText([words.home, editor.listTitle, one ?? '', two ?? '', three ?? ''])

    await shell.openTabMenu(editor.listTitle)
    await expect(page.getByRole('menuitem', { name: words.closeLeft })).toBeDisabled()
    await page.keyboard.press('Escape')

    await shell.chooseInTabMenu(two ?? '', words.closeRight)
    await expect(shell.tabs).toHaveText([words.home, editor.listTitle, one ?? '', two ?? ''])
    await shell.chooseInTabMenu(two ?? '', words.closeLeft)
    await expect(shell.tabs).toHaveText([words.home, two ?? ''])
    // The active tab was closed: the one whose menu was used becomes active.
    await expect(shell.tab(two ?? '')).toHaveAttribute('aria-selected', 'true')
  })
})

test.describe('a page that asks before closing', () => {
  test('[TAB-15] is asked if its application marks it so', async ({ page, editor, shell }) => {
    await page.goto('/amm/list')
    await editor.expectList()
    await shell.follow('/safetyQuality/AddEnReport')
    await editor.whatHappened.fill('Fuel on the apron')
    const name = await shell.activeTitle()

    await shell.tab(name).click({ button: 'middle' })
    await editor.keepReport()
    await expect(editor.whatHappened).toHaveValue('Fuel on the apron')

    await shell.tab(name).click({ button: 'middle' })
    await editor.giveUpReport()
    await expect(shell.tab(name)).toHaveCount(0)
    await editor.expectList()
  })

  test('D13: a dirty page keeps the window from being closed or reloaded without a question', async ({
    page,
    editor,
  }) => {
    await page.goto('/amm/form')
    await editor.content.fill('x')
    const dialogEvent = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await dialogEvent
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expect(editor.content).toHaveValue('x')
  })
})
