import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { AdminList } from '../../../pages/admin-list.ts'
import { DelegationsPage } from '../../../pages/delegations-page.ts'
import { DELEGATION_WORDS } from '../../../pages/words/delegation-words.ts'

test.describe('an administrator enters a delegation for another person', () => {
  test.use({ person: 'administrator' })

  test('[ADM-97, DEL-02] it waits, a second administrator confirms it, and both people have it in their lists', async ({
    browser,
    language,
    page,
    server,
    sessionOf,
    words,
  }) => {
    const delegationWords = DELEGATION_WORDS[language]
    const list = new DelegationsPage(page, words, delegationWords)
    const windowOf = async (person: 'secondAdministrator' | 'purchaseHead') => {
      const context = await browser.newContext({
        baseURL: server.origin,
        locale: language === 'zh' ? 'zh-CN' : 'en-GB',
        storageState: await sessionOf(person, language),
      })
      return await context.newPage()
    }

    await test.step('The form offers the chosen delegator’s roles, and says that the delegation waits', async () => {
      await list.visit()
      await list.begin()
      await expect(list.dialog.getByRole('combobox', { name: delegationWords.delegator })).toHaveValue(
        `${PEOPLE.administrator[language]} ${PEOPLE.administrator.username}`,
      )
      await list.choosePersonInForm(delegationWords.delegator, PEOPLE.purchaseHead.username)
      await expect(list.dialog.getByText(delegationWords.second)).toBeVisible()
      await list.choosePersonInForm(delegationWords.delegate, PEOPLE.purchaseHead.username)
      await list.submit()
      await expect(list.dialog.getByText(delegationWords.self)).toBeVisible()
      await list.fillInForm()
      expect(await seriousViolations(page)).toEqual([])
      await list.finish()
      await expect(page.getByText(delegationWords.proposed)).toBeVisible()
      // The demo delegation of 谭勇 has the same name.
      const given = list.row(delegationWords.training).filter({ hasText: PEOPLE.purchaseHead[language] })
      await expect(given).toHaveCount(0)
    })

    await test.step('The second one confirms it', async () => {
      const other = await windowOf('secondAdministrator')
      const changes = new AdminList(other, words)
      await changes.open('changes')
      await expect(changes.row('100401')).toContainText(delegationWords.why)
      await changes.choose(changes.row('100401'), words.lookAtChange)
      await expect(changes.dialog).toContainText('MANAGER')
      await changes.finish(words.confirmChange)
      await expect(changes.row('100401')).toContainText(words.changeConfirmed)
      await other.context().close()
    })

    await test.step('The delegator has it and may revoke it', async () => {
      const head = await windowOf('purchaseHead')
      const mine = new DelegationsPage(head, words, delegationWords)
      await mine.visit()
      const row = mine.row(delegationWords.training)
      await expect(row).toContainText(delegationWords.state.active)
      await mine.choose(row, delegationWords.edit)
      await mine.dialog
        .getByRole('textbox', { name: delegationWords.name, exact: true })
        .fill(delegationWords.longer)
      await mine.finish()
      await expect(mine.row(delegationWords.longer)).toBeVisible()
      await mine.choose(mine.row(delegationWords.longer), delegationWords.revoke)
      await head.getByRole('button', { name: delegationWords.revoke, exact: true }).last().click()
      await expect(mine.row(delegationWords.longer)).toContainText(delegationWords.state.revoked)
      await head.context().close()
    })
  })
})

test.describe('a person who follows a link', () => {
  test.use({ person: 'buyer' })

  test('[NAV-08] [NAV-14] the page opens for everybody logged in, with their own delegations only', async ({
    language,
    page,
    words,
  }) => {
    const delegationWords = DELEGATION_WORDS[language]
    const list = new DelegationsPage(page, words, delegationWords)
    await list.visit()
    // 丁悦 received one that has ended.
    await expect(list.rows).toHaveCount(1)
    await expect(list.rows.first()).toContainText(PEOPLE.buyer[language])
    await expect(list.rows.first().getByRole('button')).toHaveCount(1)
  })
})
