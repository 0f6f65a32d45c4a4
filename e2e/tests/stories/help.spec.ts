import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { tabTo } from '../../harness/keyboard.ts'
import { PEOPLE } from '../../harness/people.ts'

test.use({ person: 'auditor' })

test('[HELP-01, HELP-02] “?” outside of fields shows the shortcuts, the “?” of a page its help: by keyboard only', async ({
  checkList,
  language,
  page,
  shell,
  words,
}) => {
  const { keyboard } = page
  await page.goto('/safetyQuality/checkList')
  await checkList.expectShown()

  await test.step('the help of the page opens by key, takes the focus, closes by Escape and returns the focus', async () => {
    await tabTo(page, words.aboutPage)
    await keyboard.press('Enter')
    const help = page.getByRole('dialog', { name: words.aboutPage })
    await expect(help).toContainText(words.aboutCheckList)
    await expect(help.locator(':focus')).toHaveCount(1)
    await keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(page.getByRole('button', { name: words.aboutPage })).toBeFocused()
  })

  const shortcuts = page.getByRole('dialog', { name: words.shortcuts })
  await test.step('“?” is typed into a field, and shows the shortcuts elsewhere', async () => {
    const field = shell.pane.getByLabel(words.numberOrTitle)
    await field.focus()
    await keyboard.type('?')
    await expect(field).toHaveValue('?')
    await expect(shortcuts).toBeHidden()
    await page.getByRole('button', { name: words.aboutPage }).focus()
    await keyboard.press('Shift+?')
    await expect(shortcuts).toContainText('Ctrl+K')
    await keyboard.press('Escape')
    await expect(shortcuts).toBeHidden()
  })

  await test.step('a page with its own use of the key keeps it', async () => {
    const button = page.getByRole('button', { name: words.aboutPage })
    await button.evaluate(element =>
      element.addEventListener(
        'keydown',
        event => {
          event.preventDefault()
          element.setAttribute('data-kept', event instanceof KeyboardEvent ? event.key : '')
        },
        { once: true },
      ),
    )
    await button.focus()
    await keyboard.press('?')
    await expect(button).toHaveAttribute('data-kept', '?')
    await expect(shortcuts).toBeHidden()
  })

  await test.step('and so does the user menu', async () => {
    await shell.userMenu(PEOPLE.auditor[language]).click()
    await page.getByRole('menuitem', { name: words.shortcuts }).click()
    await expect(shortcuts).toBeVisible()
  })
})
