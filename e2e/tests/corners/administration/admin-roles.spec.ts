import { readFile } from 'node:fs/promises'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { AdminList } from '../../../pages/admin-list.ts'

test.describe('roles, permissions and the menu in the administration', () => {
  test.use({ person: 'administrator' })

  test('[ADM-08] a role gets a new permission and a new menu entry @en-tablet', async ({
    page,
    words,
    language,
  }, { workerIndex, retry }) => {
    const admin = new AdminList(page, words)
    const letters = 'ABCDEFGHIJ'
    // Unique to this test, as others share the server. Identifiers contain letters only.
    const own = `${letters[workerIndex % 10] ?? ''}${letters[retry] ?? ''}${language.toUpperCase()}${page.viewportSize()?.width === 820 ? 'T' : 'W'}`
    const identify = `shiftBook:shift:view${own}`

    await test.step('I add a permission', async () => {
      await admin.open('resources')
      await admin.add()
      await admin.fillIn(
        [words.identifier, identify],
        [words.rightPage, '/shiftBook/list'],
        [words.chineseTitle, '查看班次'],
        [words.englishTitle, `See shifts ${own}`],
      )
      await admin.finish()
    })

    await test.step('And a role that has it', async () => {
      await admin.open('roles')
      await admin.add()
      await admin.fillIn(
        [words.code, `CREW_${own}`],
        [words.nameInChinese, '夜班'],
        [words.nameInEnglish, 'Night crew'],
        [words.roleAboutChinese, '夜班机械员'],
        [words.roleAboutEnglish, 'Mechanics of the night shift'],
      )
      await admin.dialog.getByRole('checkbox', { name: identify }).check()
      await admin.finish()
      await admin.search(words.codeOrName, `CREW_${own}`)
      await expect(admin.rows).toHaveCount(1)
    })

    await test.step('And an entry visible to the role, moved up by keyboard', async () => {
      await admin.open('menus')
      await admin.add()
      await admin.fillIn(
        [words.nameInChinese, `班次${own}`],
        [words.nameInEnglish, `Shifts ${own}`],
        [words.address, 'https://elsewhere.example'],
      )
      await admin.submit()
      await expect(admin.dialog.getByText(words.addressWrong)).toBeVisible()
      await admin.fillIn([words.address, '/shiftBook/list'])
      await admin.pick(words.rightNeeded, identify)
      await admin.pick(words.rolesThatSee, `CREW_${own}`)
      await admin.finish()
      const name = language === 'zh' ? `班次${own}` : `Shifts ${own}`
      await expect(admin.rows.last()).toContainText(name)
      await admin.more(admin.row(name)).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: words.moveEntryUp, exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(admin.rows.last()).not.toContainText(name)
    })

    await test.step('Then the permission cannot be deleted, and the error names the role', async () => {
      await admin.open('resources')
      await admin.search(words.rightText, identify)
      await admin.chooseAndConfirm(admin.row(identify), words.delete)
      await expect(page.getByText(`CREW_${own}`, { exact: false }).last()).toBeVisible()
      await expect(admin.rows).toHaveCount(1)
    })
  })

  test('[ADM-14, UI-14] a file is previewed, corrected and imported @en-tablet', async ({
    page,
    words,
    language,
  }, { workerIndex, retry }) => {
    const admin = new AdminList(page, words)
    const userCode = `I${workerIndex}${retry}${language}${page.viewportSize()?.width ?? ''}`
    const header = 'userCode,nameZh,nameEn,sex,userType,deptCode,roles,posts,sites,defaultSite'
    const file = (role: string) => ({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${header}\n${userCode},王芳,Wang Fang,F,employee,D0202,${role},,CAN,CAN\n`),
    })
    await admin.open('users')
    await admin.press(words.import)
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      admin.dialog.getByRole('button', { name: words.template }).click(),
    ])
    expect(template.suggestedFilename()).toBe('users.csv')
    const columns = await readFile(await template.path(), 'utf8')
    // The byte order mark tells spreadsheets that the file is UTF-8.
    expect(columns).toMatch(new RegExp(`^\uFEFF${header}(,\\w+)*\\r\\n$`))
    await test.step('The template can be imported', async () => {
      const buffer = Buffer.from(columns)
      await admin.dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer })
      await expect(admin.dialog.getByText(words.importChangesNothing)).toBeVisible()
    })

    await admin.dialog.locator('input[type=file]').setInputFiles(file('KING'))
    await expect(admin.dialog.getByRole('row', { name: userCode })).toContainText('KING')
    const apply = admin.dialog.getByRole('button', { name: words.importRows, exact: false })
    await expect(apply).toBeDisabled()

    await admin.dialog.locator('input[type=file]').setInputFiles(file('INSPECTOR'))
    await expect(admin.dialog.getByRole('row', { name: userCode })).toBeVisible()
    await apply.click()
    // Result of the import, with invitations for new people.
    await admin.finish(words.inviteLater)
    await admin.search(words.numberOrName, userCode)
    await expect(admin.rows).toHaveCount(1)
  })
})
