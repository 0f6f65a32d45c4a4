import { seriousViolations } from '../../harness/checks/serious-violations.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { AdminList } from '../../pages/admin-list.ts'
import { DICTIONARY_WORDS } from '../../pages/words/dictionary-words.ts'

test.use({ person: 'administrator' })

test('[DICT-01] [DICT-02] [DICT-03] [DICT-04] [NAV-02] [UI-07] an administrator maintains the data dictionary @en @tablet @gate @oldest', async ({
  language,
  page,
  words,
}, { workerIndex, retry }) => {
  const labels = DICTIONARY_WORDS[language]
  const list = new AdminList(page, words)
  const tree = page.getByRole('navigation', { name: labels.directories, exact: true })
  const lines = tree.getByRole('listitem')
  /** Shows the directories, which are behind a button on a tablet. */
  const unfold = async () => {
    const fold = tree.getByRole('button', { expanded: false })
    if (await fold.isVisible()) await fold.click()
  }
  const choose = async (name: string) => {
    await unfold()
    await lines.getByRole('button', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) }).click()
  }
  // Unique to this test, as others share the server.
  const mark = `E${workerIndex}${retry}${page.viewportSize()?.width ?? ''}`
  const [first, second] = [`${mark}A`, `${mark}B`]

  await test.step('I see all values, 20 per page, and the directories as a tree', async () => {
    await page.goto('/dataDict')
    await list.expectTitle(labels.title)
    await expect(list.rows).toHaveCount(20)
    await unfold()
    await expect(lines.getByRole('button', { name: labels.all })).toHaveAttribute('aria-current', 'true')
    await choose(labels.units)
    await expect(list.row('EA')).toHaveCount(1)
    await expect(list.row('EA')).toContainText(/2\d{3}-\d\d-\d\d \d\d:\d\d/)
    await expect(list.row('EA')).toContainText('system')
    expect(await seriousViolations(page)).toEqual([])
  })

  await test.step('A value without name, value and sort number is not saved, and I read what is missing', async () => {
    await choose(labels.all)
    await list.press(labels.addValue)
    await list.submit()
    for (const problem of [labels.correctDirectory, labels.enterValue, labels.enterSort]) {
      await expect(list.dialog.getByText(problem, { exact: true })).toBeVisible()
    }
    await expect(list.dialog.getByText(labels.enterName, { exact: true })).toHaveCount(2)
    expect(await seriousViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(list.dialog).toBeHidden()
  })

  await test.step('A sort number above 99 becomes 99', async () => {
    await choose(labels.units)
    await list.press(labels.addValue)
    const sort = list.dialog.getByRole('spinbutton', { name: labels.sort })
    await sort.fill('100')
    await sort.blur()
    await expect(sort).toHaveValue('99')
  })

  await test.step('I add two values to the current directory', async () => {
    await list.fillIn([labels.value, first], [labels.nameZh, '托盘'], [labels.nameEn, 'Pallet'])
    await list.finish()
    await list.press(labels.addValue)
    await list.fillIn([labels.value, second], [labels.nameZh, '木箱'], [labels.nameEn, 'Crate'])
    await list.dialog.getByRole('spinbutton', { name: labels.sort }).fill('98')
    await list.finish()
    await expect(list.row(first)).toContainText('99')
    await expect(list.row(second)).toContainText(language === 'zh' ? '陈启明' : 'Chen Qiming')
  })

  await test.step('I rename one, disable it, and enable it again', async () => {
    await list.choose(list.row(first), words.edit)
    const [name, other] = language === 'zh' ? [labels.nameZh, '木托盘'] : [labels.nameEn, 'Wooden pallet']
    await list.fillIn([name, other])
    await list.finish()
    await expect(list.row(first)).toContainText(other)
    await list.choose(list.row(first), labels.disable)
    await expect(list.row(first)).toContainText(labels.disabled)
    await list.choose(list.row(first), labels.enable)
    await expect(list.row(first)).not.toContainText(labels.disabled)
  })

  await test.step('Deletion asks first and says that it is permanent', async () => {
    await list.choose(list.row(first), labels.delete)
    await expect(list.dialog).toContainText(labels.cannotBeRecovered)
    await page.keyboard.press('Escape')
    await expect(list.dialog).toBeHidden()
    await expect(list.row(first)).toHaveCount(1)
  })

  await test.step('I delete both at once, after the same question', async () => {
    for (const value of [first, second]) await list.row(value).getByRole('checkbox').check()
    await page.getByRole('button', { name: labels.deleteValues, exact: true }).click()
    await expect(list.dialog).toContainText(labels.cannotBeRecovered)
    await list.submit(labels.deleteValues)
    await list.closeDialog()
    await expect(list.row(first)).toHaveCount(0)
    await expect(list.row(second)).toHaveCount(0)
  })

  await test.step('A directory gets a name and a parent in the tree', async () => {
    await tree.getByRole('button', { name: labels.addDirectory }).click()
    await list.fillIn(
      [labels.code, `${mark}D`],
      [labels.nameZh, `目录${mark}`],
      [labels.nameEn, `Directory ${mark}`],
    )
    await list.finish()
    await unfold()
    await expect(lines.getByRole('button', { name: new RegExp(`${mark}$`) })).toBeVisible()
  })

  await test.step('An exchange rate waits for a second administrator', async () => {
    await choose(labels.rates)
    await expect(list.row('HKD')).toHaveCount(1)
    await list.choose(list.row('HKD'), words.edit)
    await expect(list.dialog.getByText(labels.waitsNotice)).toBeVisible()
    await list.fillIn([labels.amount, '0.92'])
    await list.finish()
    await expect(page.getByText(labels.submitted)).toBeVisible()
    await expect(list.row('HKD')).toContainText('0.91')
  })

  await test.step('It is among the waiting changes, with its reason, and I withdraw it', async () => {
    await list.open('changes')
    const change = list.row('FX_RATE:HKD').first()
    await expect(change).toContainText('+0.92 −0.91')
    await expect(change).toContainText(labels.steering)
    await list.chooseAndConfirm(change, words.withdraw)
  })
})
