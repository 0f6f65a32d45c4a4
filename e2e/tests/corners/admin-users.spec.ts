import { getRoleChoices, saveAdminRole } from '@apron/contract/calls/admin-role.calls'
import { getAdminUser, saveAdminUser } from '@apron/contract/calls/admin-user.calls'
import { confirmRightsChange } from '@apron/contract/calls/rights-change.calls'
import type { WaitingChange } from '@apron/contract/entities/rights-change'
import { ADMIN_RIGHTS } from '@apron/contract/rules/rights/admin-rights'
import { callAs } from '../../harness/call-as.ts'
import { PEOPLE, type PersonName } from '../../harness/people.ts'
import { expect, test } from '../../harness/portal-test.ts'
import { AdminList } from '../../pages/admin-list.ts'

test.describe('people in the administration', () => {
  test.use({ person: 'administrator' })

  test('[ADM-02] a new person gets a one-time link and is found, changed and disabled @en-tablet @gate', async ({
    page,
    shell,
    words,
    language,
  }, { workerIndex, retry }) => {
    const admin = new AdminList(page, words)
    // Of this test alone: others share the server.
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

    await test.step('Then there is a link to hand over', async () => {
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
      await admin.carryOut(admin.row(userCode), words.disable)
      await expect(admin.row(userCode)).toContainText(words.disabled)
    })
  })

  test('[UI-04] who may only look finds no button that changes people, whoever may change them does', async ({
    browser,
    context,
    language,
    page,
    server,
    sessionOf,
    words,
  }) => {
    const contextOf = async (person: PersonName) =>
      await browser.newContext({ baseURL: server.origin, storageState: await sessionOf(person, language) })
    const code = 'LOOKING'

    await test.step('Somebody gets the right to look, which two administrators give', async () => {
      const second = await contextOf('secondAdministrator')
      const confirm = async ({ waiting }: { readonly waiting?: WaitingChange }) => {
        if (waiting) await callAs(second, confirmRightsChange, { body: { id: waiting.id } })
      }
      const { menus } = await callAs(context, getRoleChoices)
      const menuId = menus.find(({ url }) => url === '/admin/users')?.id ?? ''
      const role = {
        code,
        nameZh: '查看人员',
        nameEn: 'Looks at people',
        resources: [{ identify: ADMIN_RIGHTS.users.view, userType: 'employee', deptCode: '' } as const],
        menus: [{ menuId, userType: 'employee' } as const],
        version: null,
      }
      await confirm(await callAs(context, saveAdminRole, { body: role }))
      const query = { userCode: PEOPLE.looking.username }
      const found = await callAs(context, getAdminUser, { query })
      const {
        deptName: _dept,
        state: _state,
        sessions: _open,
        quickSignIn: _quick,
        lastLogin: _last,
        ...fields
      } = found
      const body = { ...fields, roles: [...fields.roles, code] }
      await confirm(await callAs(context, saveAdminUser, { body }))
      await second.close()
    })

    await test.step('They see the people, and no button that changes any', async () => {
      const looking = await contextOf('looking')
      const admin = new AdminList(await looking.newPage(), words)
      await admin.open('users')
      for (const name of [words.import, words.edit]) {
        await expect(admin.pane.getByRole('button', { name, exact: true })).toHaveCount(0)
      }
      await expect(admin.pane.getByRole('button', { name: new RegExp(`^${words.add}`) })).toHaveCount(0)
      await looking.close()
    })

    await test.step('An administrator has them', async () => {
      const admin = new AdminList(page, words)
      await admin.open('users')
      for (const name of [words.import, words.edit]) {
        await expect(admin.pane.getByRole('button', { name, exact: true }).first()).toBeVisible()
      }
      await expect(admin.pane.getByRole('button', { name: new RegExp(`^${words.add}`) })).toBeVisible()
    })
  })
})
