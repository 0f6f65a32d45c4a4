import { expect, test } from '../../harness/portal-test.ts'
import { AdminList } from '../../pages/admin-list.ts'

test.describe('rights that take two people', () => {
  test.use({ person: 'administrator' })

  test('[ADM-45] a post that opens reports waits until a second administrator has seen and confirmed it @en-tablet @gate', async ({
    page,
    browser,
    server,
    sessionOf,
    words,
    language,
  }, { workerIndex, retry }) => {
    const admin = new AdminList(page, words)
    // Of this test alone: others share the server.
    const userCode = `V${workerIndex}${retry}${language}${page.viewportSize()?.width ?? ''}`

    await test.step('I make a person with such a post, and the form says that it waits', async () => {
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

    await test.step('There is no such person yet, and I cannot confirm it myself', async () => {
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
    await test.step('A second administrator sees what it gives, and confirms', async () => {
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

    await test.step('And the person is there', async () => {
      await admin.open('users')
      await admin.search(words.numberOrName, userCode)
      await expect(admin.row(userCode)).toHaveCount(1)
    })
  })

  test('[ADM-43, ADM-45] a new mobile of an account in use waits, is withdrawn or refused, and a reset goes to the old one @en-tablet', async ({
    page,
    browser,
    server,
    sessionOf,
    words,
    language,
  }) => {
    const admin = new AdminList(page, words)
    const userCode = '100302'
    const propose = async () => {
      await admin.open('users')
      await admin.search(words.numberOrName, userCode)
      await expect(admin.rows).toHaveCount(1)
      await admin.choose(admin.row(userCode), words.edit)
      await expect(admin.dialog.getByText(words.contactWaits)).toBeHidden()
      await admin.fillIn([words.mobile, '13911112222'])
      // At the end of the form, where a person who types it is.
      await admin.dialog.getByRole('textbox', { name: words.mobile, exact: true }).click()
      await expect(admin.dialog.getByText(words.contactWaits)).toBeInViewport()
      await admin.finish()
      await expect(page.getByText(words.changeProposed).first()).toBeVisible()
    }
    const newest = (list: AdminList) => list.row(userCode).first()

    await test.step('I type another mobile: the form says that it waits, and nothing is changed', async () => {
      await propose()
      await admin.choose(admin.row(userCode), words.edit)
      await expect(admin.dialog.getByRole('textbox', { name: words.mobile, exact: true })).toHaveValue(
        '10000100302',
      )
      await page.keyboard.press('Escape')
      await expect(admin.dialog).toBeHidden()
    })

    await test.step('A reset goes to the old one, and I see a part of it', async () => {
      await admin.carryOut(admin.row(userCode), words.resetPassword)
      await expect(page.getByText(words.linkSent).first()).toContainText('100****02')
      await expect(admin.dialog).toBeHidden()
    })

    await test.step('I withdraw it', async () => {
      await admin.open('changes')
      await expect(newest(admin)).toContainText('→ 13911112222')
      await admin.carryOut(newest(admin), words.withdraw)
      await expect(newest(admin)).toContainText(words.withdrawn)
      await expect(admin.more(newest(admin))).toHaveCount(0)
    })

    await propose()
    const context = await browser.newContext({
      baseURL: server.origin,
      locale: language === 'zh' ? 'zh-CN' : 'en-US',
      storageState: await sessionOf('secondAdministrator', language),
    })
    await test.step('A second administrator sees both addresses, and refuses', async () => {
      const other = new AdminList(await context.newPage(), words)
      await other.open('changes')
      await other.choose(newest(other), words.lookAtChange)
      await expect(other.dialog).toContainText('10000100302 → 13911112222')
      await expect(other.dialog.getByText(words.askThePerson)).toBeVisible()
      await other.closeDialog()
      await other.carryOut(newest(other), words.refuse)
      await expect(newest(other)).toContainText(words.changeRefused)
    })
    await context.close()
  })

  test('[ADM-45] the form of a role, and a file of people, say what waits', async ({
    page,
    words,
    language,
  }, { workerIndex, retry }) => {
    const admin = new AdminList(page, words)

    await test.step('A role that gets a guarded right', async () => {
      await admin.open('roles')
      await admin.search(words.codeOrName, 'CRAFT')
      await admin.choose(admin.row('CRAFT'), words.edit)
      const right = admin.dialog.getByRole('checkbox', { name: /portal:user:view$/ })
      await right.check()
      await expect(admin.dialog.getByText(words.changeWaits)).toBeVisible()
      await right.uncheck()
      await expect(admin.dialog.getByText(words.changeWaits)).toBeHidden()
      await right.check()
      await admin.finish()
      await expect(page.getByText(words.changeProposed)).toBeVisible()
    })

    await test.step('A file with an administrator in it', async () => {
      const userCode = `F${workerIndex}${retry}${language}${page.viewportSize()?.width ?? ''}`
      const header = 'userCode,nameZh,nameEn,sex,userType,deptCode,roles,posts,sites,defaultSite,mobile'
      const buffer = Buffer.from(
        `${header}\n${userCode},王芳,Wang Fang,F,employee,D0202,ADMIN,,CAN,CAN,13800000000\n`,
      )
      await admin.open('users')
      await admin.press(words.import)
      const file = { name: 'people.csv', mimeType: 'text/csv', buffer }
      await admin.dialog.locator('input[type=file]').setInputFiles(file)
      await expect(admin.dialog.getByText(words.rowsWait)).toBeVisible()
      await expect(admin.dialog.getByRole('row', { name: userCode })).toContainText(words.rowWaits)
      await admin.dialog.getByRole('button', { name: words.importRows, exact: false }).click()
      await expect(admin.dialog.getByRole('button', { name: words.importRows, exact: false })).toHaveCount(0)
      await expect(admin.dialog.getByRole('heading', { name: words.imported })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(admin.dialog).toBeHidden()
      await admin.open('changes')
      await expect(admin.row(userCode)).toContainText(words.changeWaiting)
      await expect(admin.row('CRAFT').first()).toContainText('portal:user:view')
      for (const target of [userCode, 'CRAFT']) {
        await admin.carryOut(admin.row(target).first(), words.withdraw)
        await expect(admin.row(target).first()).toContainText(words.withdrawn)
      }
    })
  })

  test('[ADM-45] the form says that a change waits also to whoever may not see changes', async ({
    page,
    words,
  }) => {
    // The same person without the right: the server decides by what it stored, the page by what it is told.
    await page.route('**/resource/listByUser', async route => {
      const response = await route.fetch()
      const answer: unknown = await response.json()
      const text = JSON.stringify(answer).replaceAll('portal:change:view', 'portal:change:none')
      await route.fulfill({ response, body: text })
    })
    const admin = new AdminList(page, words)
    await admin.open('users')
    await admin.search(words.numberOrName, '100304')
    await expect(admin.rows).toHaveCount(1)
    await admin.choose(admin.row('100304'), words.edit)
    await admin.fillIn([words.mobile, '13911112222'])
    await expect(admin.dialog.getByText(words.contactWaits)).toBeVisible()
  })
})
