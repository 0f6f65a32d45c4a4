import { readFile } from 'node:fs/promises'
import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { AdminList } from '../../../pages/admin-list.ts'

test.describe('the security audit', () => {
  test.use({ person: 'administrator' })

  test('[ADM-46, UI-01, MSG-12] is filtered by person, kind and period, and describes changes in words @en-tablet', async ({
    language,
    page,
    shell,
    words,
  }, { workerIndex, retry }) => {
    const admin = new AdminList(page, words)
    const me = PEOPLE.administrator
    // Unique to this test, as others share the server.
    const userCode = `A${workerIndex}${retry}${language}${page.viewportSize()?.width ?? ''}`

    await test.step('I add a person', async () => {
      await admin.open('users')
      await admin.add()
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
      await expect(admin.dialog.getByRole('textbox', { name: words.link })).toBeVisible()
      await admin.closeDialog()
    })

    await test.step('The audit is in the menu, the newest line first', async () => {
      await shell.openFromMenu(words.administration, words.securityAudit)
      await admin.expectTitle(words.securityAudit)
      await expect(admin.rows.first()).toContainText(words.personInvited)
    })

    await test.step('The person has both lines; nothing is searched before I type', async () => {
      const asked: string[] = []
      page.on('request', request => {
        if (request.url().endsWith('/cmnSvUser/queryPage')) asked.push(request.postData() ?? '')
      })
      await admin.findPerson(words.personField, '  ')
      const people = page.getByRole('listbox').getByRole('option')
      await expect(people).toHaveCount(0)
      expect(asked).toEqual([])
      for (const text of [words.qualityAssurance, PEOPLE.inspector[language]]) {
        await admin.findPerson(words.personField, text)
        await expect(people.filter({ hasText: PEOPLE.inspector.username })).toBeVisible()
      }
      await expect(people).toHaveCount(1)
      await admin.choosePerson(words.personField, userCode)
      expect(asked).toHaveLength(3)
      await admin.press(words.search)
      await expect(admin.rows).toHaveCount(2)
      await admin.chooseOneOf(words.kind, words.personChanged)
      await admin.press(words.search)
      await expect(admin.rows).toHaveCount(1)
      await expect(admin.rows).toContainText(`${me[language]} (${me.username})`)
      await expect(admin.rows).toContainText(words.inspectorRole)
    })

    await test.step('The details show the person’s new values in words', async () => {
      await admin.choose(admin.rows, words.details)
      await expect(admin.dialog.getByRole('heading', { name: words.personChanged })).toBeVisible()
      await expect(admin.dialog).toContainText(`${words.hasNow}${words.inspectorRole}`)
      await expect(admin.dialog).not.toContainText(/[{}[\]]/)
      await expect(admin.dialog).not.toContainText(words.hadBefore)
      expect(await seriousViolations(page)).toEqual([])
      await admin.closeDialog()
    })

    await test.step('The export has the same words', async () => {
      const downloading = page.waitForEvent('download')
      await admin.press(words.exportRows)
      const file = await readFile(await (await downloading).path(), 'utf8')
      const [, ...lines] = file.trim().split('\r\n')
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain(words.inspectorRole)
    })

    await test.step('An empty period says so and offers to clear the filter', async () => {
      const asked = page.waitForRequest(
        request => request.url().endsWith('/audit/page') && /"from"/.test(request.postData() ?? ''),
      )
      await admin.chooseNextMonth(words.period)
      await admin.press(words.search)
      expect((await asked).postDataJSON().queryCriteria).toMatchObject({
        from: expect.stringMatching(/-15 00:00:00$/),
        to: expect.stringMatching(/-15 23:59:59$/),
      })
      await expect(admin.pane.getByText(words.nothingMatches)).toBeVisible()
      await admin.pane.getByRole('button', { name: words.showAll }).click()
      await expect(admin.rows.filter({ hasText: words.personInvited }).first()).toBeVisible()
    })
  })
})
