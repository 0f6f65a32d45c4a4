import { expect, test } from '../harness/portal-test.ts'
import { AdminPage } from '../pages/admin-page.ts'

test.describe('roles, rights and the menu in the administration', () => {
  test.use({ person: 'administrator' })

  test('[ADM-08] a role gets a right and an entry of the menu of its own @both', async ({
    page,
    words,
    language,
  }, { workerIndex, retry }) => {
    const admin = new AdminPage(page, words)
    const letters = 'ABCDEFGHIJ'
    // Of this test alone: others share the server. Identifiers hold letters only.
    const own = `${letters[workerIndex % 10] ?? ''}${letters[retry] ?? ''}${language.toUpperCase()}${page.viewportSize()?.width === 820 ? 'T' : 'W'}`
    const identify = `shiftBook:shift:view${own}`

    await test.step('I make a right', async () => {
      await page.goto('/admin/resources')
      await admin.expectTitle(words.resources)
      await admin.press(words.addRight)
      await admin.fill(words.identifier, identify)
      await admin.fill(words.rightPage, '/shiftBook/list')
      await admin.fill(words.chineseTitle, '查看班次')
      await admin.fill(words.englishTitle, `See shifts ${own}`)
      await admin.save()
      await expect(admin.dialog).toBeHidden()
    })

    await test.step('And a role that has it', async () => {
      await page.goto('/admin/roles')
      await admin.press(words.addRole)
      await admin.fill(words.code, `CREW_${own}`)
      await admin.fill(words.chineseName2, '夜班')
      await admin.fill(words.englishName2, 'Night crew')
      await admin.dialog.getByRole('checkbox', { name: identify }).check()
      await admin.save()
      await expect(admin.dialog).toBeHidden()
      await admin.search(words.codeOrName, `CREW_${own}`)
      await expect(admin.rows).toHaveCount(1)
    })

    await test.step('And an entry that the role sees, moved up by keyboard', async () => {
      await page.goto('/admin/menus')
      await admin.expectTitle(words.menus)
      await admin.press(words.addEntry)
      await admin.fill(words.chineseName2, `班次${own}`)
      await admin.fill(words.englishName2, `Shifts ${own}`)
      await admin.fill(words.address, 'https://elsewhere.example')
      await admin.save()
      await expect(admin.dialog.getByText(words.addressWrong)).toBeVisible()
      await admin.fill(words.address, '/shiftBook/list')
      await admin.choose(words.rightNeeded, identify)
      await admin.choose(words.rolesThatSee, `CREW_${own}`)
      await admin.save()
      await expect(admin.dialog).toBeHidden()
      const name = language === 'zh' ? `班次${own}` : `Shifts ${own}`
      await expect(admin.rows.last()).toContainText(name)
      await admin
        .row(name)
        .getByRole('button', { name: words.moreFor.replace('{name}', name) })
        .focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: words.moveEntryUp, exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(admin.rows.last()).not.toContainText(name)
    })

    await test.step('Then the right is in use, and the text says by whom', async () => {
      await page.goto('/admin/resources')
      await admin.search(words.rightText, identify)
      await admin.fromRowMenu(identify, words.delete)
      await page.getByRole('dialog').getByRole('button', { name: words.delete, exact: true }).click()
      await expect(page.getByText(`CREW_${own}`, { exact: false }).last()).toBeVisible()
      await expect(admin.rows).toHaveCount(1)
    })
  })

  test('[ADM-14] a file is looked at, put right and imported @both', async ({ page, words, language }, {
    workerIndex,
    retry,
  }) => {
    const admin = new AdminPage(page, words)
    const userCode = `I${workerIndex}${retry}${language}${page.viewportSize()?.width ?? ''}`
    const header = 'userCode,nameZh,nameEn,sex,userType,deptCode,roles,posts,sites,defaultSite'
    const file = (role: string) => ({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${header}\n${userCode},王芳,Wang Fang,F,employee,D0202,${role},,CAN,CAN\n`),
    })
    await page.goto('/admin/users')
    await admin.press(words.import)
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      admin.dialog.getByRole('button', { name: words.template }).click(),
    ])
    expect(template.suggestedFilename()).toBe('users.csv')

    await admin.dialog.locator('input[type=file]').setInputFiles(file('KING'))
    await expect(admin.dialog.getByRole('row', { name: userCode })).toContainText('KING')
    const apply = admin.dialog.getByRole('button', { name: words.importRows, exact: false })
    await expect(apply).toBeDisabled()

    await admin.dialog.locator('input[type=file]').setInputFiles(file('INSPECTOR'))
    await expect(admin.dialog.getByRole('row', { name: userCode })).toBeVisible()
    await apply.click()
    await expect(admin.dialog).toBeHidden()
    await admin.search(words.numberOrName, userCode)
    await expect(admin.rows).toHaveCount(1)
  })
})
