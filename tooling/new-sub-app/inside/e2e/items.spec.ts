import { expect, test } from '@apron/e2e/harness/fixtures/portal-test'

test.use({ person: 'administrator' })

test('writes a handover item, finds it in the list and closes it', async ({ page, shell }) => {
  const title = `TYRE ${Date.now()}`
  await page.goto('/sampleApp/list')
  await shell.pane.getByRole('link', { name: '新建' }).click()
  await shell.pane.getByRole('textbox', { name: /^事项/ }).fill(title)
  await shell.pane.getByRole('button', { name: '保存' }).click()

  await expect(page).toHaveURL(/\/sampleApp\/item\?.*id=/)
  await expect(shell.pane.getByRole('textbox', { name: /^事项/ })).toHaveValue(title)
  await shell.pane.getByText('已关闭', { exact: true }).click()
  await shell.pane.getByRole('button', { name: '保存' }).click()

  await shell.tab('交接事项').click()
  const row = shell.pane.getByRole('row', { name: title })
  await expect(row).toContainText('已关闭')
  await expect(row).toContainText(/HO-\d{4}-\d{4}/)
})
