import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { AdminList } from '../../../pages/admin-list.ts'

test.describe('people in the administration', () => {
  test.use({ person: 'administrator' })

  test('[ADM-02] a new person gets a one-time link and is found, changed and disabled @en-tablet', async ({
    page,
    shell,
    words,
    language,
  }, { workerIndex, retry }) => {
    const admin = new AdminList(page, words)
    // Unique to this test, as others share the server.
    const userCode = `W${workerIndex}${retry}${language}${page.viewportSize()?.width ?? ''}`

    await test.step('I open the page and try to save an empty form', async () => {
      await page.goto('/dashboard')
      await shell.openFromMenu(words.administration, words.users)
      await admin.expectTitle(words.users)
      await admin.add()
      await admin.submit()
      await expect(admin.dialog.getByText(words.mustBeFilled).first()).toBeVisible()
    })

    await test.step('I fill it and save', async () => {
      await admin.fillIn(
        [words.employeeNumber, userCode],
        [words.chineseName, '王芳'],
        [words.englishName, 'Wang Fang'],
      )
      await admin.dialog.getByText(words.female, { exact: true }).click()
      await admin.pick(words.department, 'D0202')
      await admin.pick(words.roles, 'INSPECTOR')
      await admin.pick(words.sites, 'SZX')
      await admin.submit()
    })

    await test.step('Then I get a link to hand over', async () => {
      await expect(admin.dialog.getByRole('textbox', { name: words.link })).toHaveValue(
        /^https?:\/\/[^/]+\/welcome\?token=[\w-]{43}$/,
      )
      await admin.closeDialog()
    })

    await test.step('And the person is found and can be changed', async () => {
      await admin.search(words.numberOrName, userCode)
      await expect(admin.rows).toHaveCount(1)
      await expect(admin.rows).toContainText('SZX')
      await admin.choose(admin.row(userCode), words.edit)
      await admin.fillIn([words.mobile, 'call me'])
      await admin.submit()
      await expect(admin.dialog.getByText(words.noMobile)).toBeVisible()
      await admin.fillIn([words.mobile, '13800000000'])
      await admin.finish()
    })

    await test.step('And disabled', async () => {
      await admin.chooseAndConfirm(admin.row(userCode), words.disable)
      await expect(admin.row(userCode)).toContainText(words.disabled)
    })
  })
})
