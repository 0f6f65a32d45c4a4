import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { AdminList } from '../../pages/admin-list.ts'

test.describe('permissions that take two people', () => {
  test.use({ person: 'administrator' })

  test('[ADM-45] a post that grants reports waits until a second administrator has seen and confirmed it @en-tablet @gate', async ({
    page,
    browser,
    server,
    sessionOf,
    words,
    language,
  }, { workerIndex, retry }) => {
    const admin = new AdminList(page, words)
    // Unique to this test, as others share the server.
    const userCode = `V${workerIndex}${retry}${language}${page.viewportSize()?.width ?? ''}`

    await test.step('I add a person with such a post, and the form says that it waits', async () => {
      await admin.open('users')
      await admin.add()
      await admin.fillIn(
        [words.employeeNumber, userCode],
        [words.chineseName, '王芳'],
        [words.englishName, 'Wang Fang'],
        [words.mobile, '13800000000'],
      )
      await admin.dialog.getByText(words.female, { exact: true }).click()
      await admin.pick(words.department, 'D0201')
      await admin.pick(words.roles, 'INSPECTOR')
      await admin.pick(words.sites, 'CAN')
      await expect(admin.dialog.getByText(words.changeWaits)).toBeHidden()
      await admin.pick(words.postsField, 'VSR_HANDLER')
      await expect(admin.dialog.getByText(words.changeWaits)).toBeVisible()
      await admin.finish()
      await expect(page.getByText(words.changeProposed)).toBeVisible()
    })

    await test.step('The person does not exist yet, and I cannot confirm it myself', async () => {
      await admin.search(words.numberOrName, userCode)
      await expect(admin.row(userCode)).toHaveCount(0)
      await admin.open('changes')
      await expect(admin.row(userCode)).toContainText(words.changeWaiting)
      await admin.choose(admin.row(userCode), words.lookAtChange)
      await expect(admin.dialog.getByText(words.ownProposal)).toBeVisible()
      await expect(admin.dialog.getByRole('button', { name: words.confirmChange, exact: true })).toHaveCount(
        0,
      )
      await admin.closeDialog()
    })

    const context = await browser.newContext({
      baseURL: server.origin,
      locale: language === 'zh' ? 'zh-CN' : 'en-US',
      storageState: await sessionOf('secondAdministrator', language),
    })
    await test.step('A second administrator sees what it grants, and confirms', async () => {
      const other = new AdminList(await context.newPage(), words)
      await other.open('changes')
      await other.choose(other.row(userCode), words.lookAtChange)
      await expect(other.dialog).toContainText('VSR_HANDLER')
      await expect(other.dialog).toContainText('safetyQuality:vsr:view')
      await expect(other.dialog).toContainText('13800000000')
      await other.finish(words.confirmChange)
      await expect(other.row(userCode)).toContainText(words.changeConfirmed)
    })
    await context.close()

    await test.step('And the person exists', async () => {
      await admin.open('users')
      await admin.search(words.numberOrName, userCode)
      await expect(admin.row(userCode)).toHaveCount(1)
    })
  })
})
