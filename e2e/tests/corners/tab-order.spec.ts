import { expect } from '@playwright/test'
import { testWithApps } from '../../harness/fixtures/test-with-apps.ts'

const test = testWithApps(async apps => {
  await apps.build('editor', 'amm')
})

/** Width over which tabs fade out under the home button. */
const FADE_PX = 40

test.use({ person: 'inspector' })

test.describe('the order of tabs', () => {
  test.beforeEach(async ({ page, editor, shell }) => {
    await page.goto('/amm/list')
    await editor.openRecord('1')
    await shell.tab(editor.listTitle).click()
    await editor.openRecord('2')
  })

  test('[TAB-01] the mouse drags a tab to another position, which survives a reload', async ({
    editor,
    page,
    shell,
    words,
  }) => {
    const [one, two] = [editor.recordTitle('1'), editor.recordTitle('2')]
    await expect(shell.tabs).toHaveText([words.home, editor.listTitle, two, one])
    await shell.tab(one).dragTo(shell.tab(editor.listTitle), { targetPosition: { x: 4, y: 10 } })
    await expect(shell.tabs).toHaveText([words.home, one, editor.listTitle, two])
    await page.reload()
    await expect(shell.tabs).toHaveText([words.home, one, editor.listTitle, two])
    await expect(shell.tab(two)).toHaveAttribute('aria-selected', 'true')
    await expect(editor.note).toBeVisible()
    await shell.tab(one).click()
    await expect(editor.note).toBeVisible()
  })

  test('the keyboard switches, opens and closes tabs and reaches the menu', async ({
    editor,
    page,
    shell,
    words,
  }) => {
    const [one, two] = [editor.recordTitle('1'), editor.recordTitle('2')]
    await shell.tab(two).focus()
    await page.keyboard.press('ArrowRight')
    await expect(shell.tab(one)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(shell.tab(one)).toHaveAttribute('aria-selected', 'true')
    await shell.tab(one).focus()
    await page.keyboard.press('Delete')
    await expect(shell.tab(one)).toHaveCount(0)
    await expect(page.getByRole('tab', { selected: true })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(shell.tab(words.home)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+F10')
    await expect(page.getByRole('menuitem', { name: words.closeOthers })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem', { name: words.closeOthers })).toBeHidden()
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('[TAB-06] a long press opens the menu of the tab @en-tablet', async ({
    editor,
    page,
    shell,
    words,
  }) => {
    await page.goto('/amm/list')
    await editor.openRecord('1')
    const box = await shell.tab(editor.listTitle).boundingBox()
    if (box === null) throw new Error('the tab is not on the screen')
    const client = await page.context().newCDPSession(page)
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await expect(page.getByRole('menuitem', { name: words.refresh })).toBeVisible()
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.getByRole('menuitem', { name: words.closeOthers }).tap()
    await expect(shell.tabs).toHaveCount(2)
    await expect(shell.tab(editor.listTitle)).toHaveAttribute('aria-selected', 'true')
  })
})

test('[TAB-13] too many tabs scroll by 50 px, by wheel and by button; the home button stays, and a list has them all @en-tablet', async ({
  page,
  editor,
  shell,
  words,
}) => {
  await page.goto('/amm/list')
  await editor.expectList()
  for (let index = 0; index < 14; index += 1) {
    await shell.follow(`/amm/plain?n=${index}&multipleTabs=1&viewTitle=Removal%20record%20${index}`)
    await expect(editor.plainText).toBeVisible()
  }
  const strip = page.getByRole('tablist', { name: words.openPages }).locator('..')
  const left = () => strip.evaluate(element => element.scrollLeft)
  await strip.evaluate(element => element.scrollTo({ left: 0 }))
  await page.getByRole('button', { name: words.scrollRight }).click()
  await expect.poll(left).toBe(50)
  await strip.hover()
  await page.mouse.wheel(0, 100)
  await expect.poll(left).toBe(100)
  await page.getByRole('button', { name: words.scrollLeft }).click()
  await expect.poll(left).toBe(50)
  await expect(shell.tab(words.home)).toBeInViewport({ ratio: 0.99 })
  await test.step('tabs fade out under the home button without blocking it', async () => {
    const home = shell.tab(words.home)
    const fade = () => home.evaluate(tab => Number(getComputedStyle(tab, '::after').opacity))
    await expect.poll(fade).toBe(1)
    const box = (await home.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const at = (x: number) =>
      page.evaluate(
        ([column, line]) =>
          document.elementFromPoint(column, line)?.closest('[role=tab]')?.textContent ?? null,
        [x, box.y + box.height / 2] as const,
      )
    expect(await at(box.x + box.width / 2)).toBe(await home.textContent())
    expect(await at(box.x + box.width + FADE_PX / 2)).not.toBe(await home.textContent())
    await strip.evaluate(element => element.scrollTo({ left: 0 }))
    await expect.poll(fade).toBe(0)
  })
  await page.getByRole('button', { name: words.allTabs }).click()
  await page.getByRole('menuitem', { name: 'Removal record 12' }).click()
  await expect(shell.tab('Removal record 12')).toHaveAttribute('aria-selected', 'true')
})

test('[TAB-13] the open tab is completely visible, also in a narrow window and after a reload @en-tablet', async ({
  page,
  editor,
  shell,
}) => {
  await page.goto('/amm/list')
  await editor.expectList()
  await shell.follow('/amm/plain?n=1&multipleTabs=1&viewTitle=Removal%20record')
  await expect(editor.plainText).toBeVisible()
  const tab = shell.tab('Removal record')
  await expect(tab).toBeInViewport({ ratio: 0.99 })
  await page.setViewportSize({ width: 320, height: 900 })
  await expect(tab).toBeInViewport({ ratio: 0.99 })
  await page.reload()
  await expect(tab).toBeInViewport({ ratio: 0.99 })
})

test('[TAB-14] a tab keeps path, query and hash of its page, with its title, also after a reload', async ({
  page,
  editor,
  shell,
  words,
}) => {
  await page.goto('/amm/list?fleet=A320#wing')
  await editor.expectList()
  await shell.follow('/amm/plain')
  await expect(editor.plainText).toBeVisible()
  const tab = shell.tab(editor.listTitle)
  await expect(tab).toHaveAttribute('href', '/amm/list?fleet=A320#wing')

  // The same path with another query is the same tab, now at the new address.
  await shell.follow('/amm/list?fleet=B737#tail')
  await editor.expectList()
  await expect(tab).toHaveCount(1)
  await page.reload()
  await expect(tab).toHaveAttribute('href', '/amm/list?fleet=B737#tail')
  await shell.tab(words.home).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/amm\/list\?fleet=B737#tail$/)
  // Home is the fixed tab: it has no close button and cannot be closed.
  await shell.openTabMenu(words.home)
  await expect(page.getByRole('menuitem', { name: words.close, exact: true })).toBeDisabled()
})
