import { expect } from '@playwright/test'
import { testWithApps } from '../../harness/test-with-apps.ts'

const test = testWithApps(async apps => {
  await apps.build('editor', 'amm')
  await apps.build('editor', 'safetyQuality')
  apps.module(
    'tools',
    `export const contract = 1
     export const bootstrap = () => ({
       mount(tab) {
         tab.el.textContent = 'silent'
         return { beforeClose: () => new Promise(() => undefined), unmount() {} }
       },
     })`,
  )
})

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

  test('[TAB-06] the menu offers what can be done, and closes to the left, to the right and the others @en-tablet @gate', async ({
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

    await shell.fromTabMenu(two ?? '', words.closeRight)
    await expect(shell.tabs).toHaveText([words.home, editor.listTitle, one ?? '', two ?? ''])
    await shell.fromTabMenu(two ?? '', words.closeLeft)
    await expect(shell.tabs).toHaveText([words.home, two ?? ''])
    // The tab on the screen has closed: the one whose menu was used is shown.
    await expect(shell.tab(two ?? '')).toHaveAttribute('aria-selected', 'true')
  })

  test('[TAB-06] a pinned tab stands at the left, has no cross, and stays when the others close', async ({
    editor,
    shell,
    words,
  }) => {
    const [one, three] = [editor.recordTitle('1'), editor.recordTitle('3')]
    await shell.fromTabMenu(three, words.pin)
    await expect(shell.tabs.nth(1)).toContainText(three)
    await shell.tab(three).click({ button: 'middle' })
    await shell.fromTabMenu(one, words.closeOthers)
    await expect(shell.tabs).toHaveCount(3)
    await expect(shell.tab(three)).toBeVisible()
    await shell.fromTabMenu(three, words.unpin)
    await shell.tab(three).click({ button: 'middle' })
    await expect(shell.tab(three)).toHaveCount(0)
  })
})

test.describe('a page that is asked', () => {
  for (const path of ['AddEnReport', 'AddChineseReport'] as const) {
    test(`[TAB-15] closing /safetyQuality/${path} asks it first, also when nothing was typed`, async ({
      page,
      editor,
      shell,
    }) => {
      await page.goto('/amm/list')
      await editor.expectList()
      await shell.follow(`/safetyQuality/${path}`)
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
  }

  test('[TAB-15] is brought to the screen before it is asked', async ({ page, editor, shell, words }) => {
    await page.goto('/safetyQuality/AddEnReport')
    await editor.whatHappened.fill('x')
    const name = await shell.activeTitle()
    await shell.follow('/amm/list')
    await editor.expectList()
    await shell.fromTabMenu(name, words.close)
    await expect(shell.tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(editor.reportQuestion).toBeVisible()
    await editor.giveUpReport()
    await editor.expectList()
  })

  test('D13: [TAB-15] closing all asks tab by tab; who stays does not keep the others open', async ({
    page,
    editor,
    shell,
    words,
  }) => {
    await page.goto('/amm/list')
    await editor.openRecord('1')
    await editor.note.fill('torque 35 Nm')
    await shell.tab(editor.listTitle).click()
    await editor.openRecord('2')
    await shell.follow('/amm/form')
    await editor.content.fill('half a sentence')

    await shell.fromTabMenu(editor.recordTitle('2'), words.closeAll)
    // The form asks with its own question, the record with the ordinary one.
    await expect(editor.formQuestion).toBeVisible()
    await editor.discard()
    await page.getByRole('dialog').getByRole('button', { name: words.stayOnPage }).click()

    await expect(shell.tabs).toHaveCount(2)
    await expect(shell.tab(editor.recordTitle('1'))).toHaveAttribute('aria-selected', 'true')
    await expect(editor.note).toHaveValue('torque 35 Nm')
  })

  test('D13: a dirty page keeps the window from being closed or reloaded without a question', async ({
    page,
    editor,
  }) => {
    await page.goto('/amm/form')
    await editor.content.fill('x')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expect(editor.content).toHaveValue('x')
  })

  test('[TAB-10] refreshing a dirty page asks too', async ({ page, editor, shell, words }) => {
    await page.goto('/amm/form')
    await editor.content.fill('x')
    const name = await shell.activeTitle()
    await shell.fromTabMenu(name, words.refresh)
    await editor.keepEditing()
    await expect(editor.content).toHaveValue('x')
    await shell.fromTabMenu(name, words.refresh)
    await editor.discard()
    await expect(editor.content).toHaveValue('')
  })

  test('[TAB-15, APP-15] who never answers cannot keep its tab: asked again, the shell itself asks', async ({
    page,
    editor,
    pane,
    shell,
  }) => {
    await page.goto('/amm/list')
    await editor.expectList()
    await shell.follow('/tools/ledger')
    await expect(pane.root.getByText('silent')).toBeVisible()
    const name = await shell.activeTitle()
    await shell.tab(name).click({ button: 'middle' })
    await shell.tab(name).click({ button: 'middle' })
    await pane.answerCloseAnyway(false)
    await expect(shell.tab(name)).toBeVisible()
    await shell.tab(name).click({ button: 'middle' })
    await pane.answerCloseAnyway(true)
    await expect(shell.tab(name)).toHaveCount(0)
    await editor.expectList()
  })
})
