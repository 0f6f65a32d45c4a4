import type { Locator } from '@playwright/test'
import { COLOURED_TEXTS } from '../../apps/coloured/coloured.texts.ts'
import { expect } from '../../harness/fixtures/portal-test.ts'
import { testWithApps } from '../../harness/fixtures/test-with-apps.ts'

const test = testWithApps(async apps => {
  await apps.build('editor', 'amm')
  await apps.build('red', 'tools')
  await apps.build('blue', 'ipc')
})
test.use({ person: 'inspector' })

const RED = { text: 'rgb(200, 0, 0)', ground: 'rgb(255, 230, 230)' }
const BLUE = { text: 'rgb(0, 0, 200)', ground: 'rgb(230, 230, 255)' }

const STYLE_PROPERTIES = [
  'color',
  'background-color',
  'border-color',
  'text-decoration-line',
  'font-family',
] as const

/** Returns the computed look of elements, one line each. */
function stylesOf(elements: Locator): Promise<string[]> {
  return elements.evaluateAll(
    (found, names) =>
      found.map(element => {
        const style = getComputedStyle(element)
        return [element.tagName, ...names.map(name => `${name}: ${style.getPropertyValue(name)}`)].join('; ')
      }),
    STYLE_PROPERTIES,
  )
}

test('D5: two applications with the same class names and element rules keep their own look, and the shell keeps its own', async ({
  editor,
  neighbour,
  page,
  pane,
  shell,
}) => {
  const shellParts = page.locator('html, body, header, header :is(button, a), nav, nav :is(button, a)')
  const editorParts = editor.pane.locator('h1, a, label')
  await neighbour.open()
  const before = { shell: await stylesOf(shellParts), editor: await stylesOf(editorParts) }
  expect(before.shell.length).toBeGreaterThan(5)

  const title = pane.root.getByRole('heading', { name: COLOURED_TEXTS.title.zh })
  const card = pane.root.getByText(COLOURED_TEXTS.card.zh, { exact: true })
  for (const [path, { text, ground }] of [
    ['/tools/page', RED],
    ['/ipc/page', BLUE],
  ] as const) {
    await test.step(`${path} has the colours of its own sheet, also in its dialog`, async () => {
      await shell.follow(path)
      await expect(title).toHaveCSS('color', text)
      await expect(card).toHaveCSS('color', text)
      await expect(pane.root.locator('[data-mf]').first()).toHaveCSS('background-color', ground)
      const open = pane.root.getByRole('button', { name: COLOURED_TEXTS.open.zh })
      await expect(open).toHaveCSS('text-decoration-line', 'underline')
      await open.click()
      const dialog = page.getByRole('dialog', { name: COLOURED_TEXTS.dialog.zh })
      await expect(dialog.getByText(COLOURED_TEXTS.inDialog.zh)).toHaveCSS('color', text)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
  }

  await test.step('back in the first, it shows nothing of the second', async () => {
    await shell.follow('/tools/page')
    await expect(title).toHaveCSS('color', RED.text)
    await expect(card).toHaveCSS('color', RED.text)
  })
  await test.step('the shell and an application without such rules look as before', async () => {
    await neighbour.expectUndisturbed()
    expect(await stylesOf(shellParts)).toEqual(before.shell)
    expect(await stylesOf(editorParts)).toEqual(before.editor)
  })
})

test('D5: pop-ups are in the pane of their application, and disappear with their tab', async ({
  editor,
  neighbour,
  page,
  shell,
}) => {
  await neighbour.open()
  await shell.follow('/amm/popups')
  const outside = () =>
    page
      .locator('[role=option], [role=menuitem], [role=dialog]')
      .evaluateAll(found => found.filter(element => element.closest('[data-mf=amm]') === null).length)

  await editor.engine.click()
  await expect(editor.engineOption('left')).toBeVisible()
  expect(await outside()).toBe(0)
  await editor.engineOption('left').click()

  await editor.actions.click()
  await expect(editor.print).toBeVisible()
  expect(await outside()).toBe(0)
  await editor.print.click()

  await editor.details.click()
  await expect(editor.detailsDialog).toBeVisible()
  expect(await outside()).toBe(0)
  await page.goBack()
  await editor.expectList()
  await expect(editor.detailsDialog).toBeHidden()
  await page.goForward()
  await expect(editor.detailsDialog).toBeVisible()
})
