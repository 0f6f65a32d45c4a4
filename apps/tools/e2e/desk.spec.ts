import { expect, test } from '@apron/e2e/harness/fixtures/portal-test'

test.use({ person: 'toolKeeper' })

/** Tools in stock in the demo, without lifting tools, due for calibration later than tomorrow. */
const ASSETS = [
  'GN-0102',
  'GN-0104',
  'GN-0106',
  'GN-0108',
  'GN-0110',
  'GN-0112',
  'SP-0102',
  'SP-0103',
  'SP-0104',
  'GS-0101',
]
const MECHANIC = '100306'

test('[APP-05, TL-15] issues ten tools and returns one of them using only the keyboard @gate', async ({
  page,
  shell,
}) => {
  await page.goto('/tools/desk')
  const scanField = shell.pane.getByRole('textbox', { name: /扫描或输入/ })
  await scanField.focus()
  for (const code of [MECHANIC, ...ASSETS]) {
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  await expect(shell.pane.getByRole('row', { name: /GS-0101/ })).toBeVisible()
  await page.keyboard.type('OK')
  await page.keyboard.press('Enter')

  const loan = shell.pane.getByRole('row', { name: /GN-0102 GN-0104/ })
  await expect(loan).toContainText('吴桐')
  await expect(loan).toContainText(/TL-\d{4}-\d{4}/)

  for (const code of ['GN-0102', 'OK']) {
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  await expect(shell.pane.getByRole('row', { name: /GN-0104 GN-0106/ })).toBeVisible()
  await expect(loan).toHaveCount(0)
})
