import { expect, test } from '@apron/e2e/harness/fixtures/portal-test'
import { ConfirmPassword } from '@apron/e2e/pages/sign-in/confirm-password'

test.use({ person: 'mechanic' })

test('[WC-16, APP-07] a mechanic starts a card, signs its steps with the password and reads the signatures @gate', async ({
  language,
  page,
  server,
  shell,
}) => {
  const { pane } = shell
  const confirm = new ConfirmPassword(page, language)

  await test.step('the mechanic finds the card among their own', async () => {
    await page.goto('/workCard/cardList')
    await pane.getByRole('link', { name: '我的' }).click()
    const row = pane.getByRole('row', { name: '起落架支柱勤务' })
    await expect(row).toContainText('已分配')
    await row.getByRole('link').first().click()
    await expect(pane.getByRole('article')).toContainText('清洁并检查支柱，无渗漏')
  })

  await test.step('starts it and signs the first step with the password', async () => {
    await pane.getByRole('button', { name: '开工' }).click()
    await pane.getByRole('button', { name: '签署', exact: true }).click()
    await expect(confirm.root).toBeVisible()
    await confirm.submit(server.password)
    await expect(pane.getByText('已完成 1 / 3 步')).toBeVisible()
  })

  await test.step('a value outside the limits leads to a non-routine', async () => {
    await pane.getByRole('spinbutton', { name: /实测值/ }).fill('9.9')
    await pane.getByRole('spinbutton', { name: /实测值/ }).blur()
    await expect(pane.getByText('超出限值 8.2–8.6 MPa，需提交非例行')).toBeVisible()
    await expect(pane.getByRole('article').getByRole('link', { name: '提交非例行' })).toBeVisible()
  })

  await test.step('a value within the limits is signed, and shown on the card with name and stamp', async () => {
    await pane.getByRole('spinbutton', { name: /实测值/ }).fill('8.4')
    await pane.getByRole('button', { name: '签署', exact: true }).click()
    await expect(pane.getByText('已完成 2 / 3 步')).toBeVisible()
    await pane.getByRole('button', { name: /测量支柱充气压力/ }).click()
    const step = pane.getByRole('article')
    await expect(step).toContainText('8.4 MPa')
    await expect(step).toContainText('李泽 M-0305')
  })
})
