import { expect, test } from '@apron/e2e/harness/fixtures/portal-test'

test.use({ person: 'manager' })

test('[SQ-54] saves a figure as a picture, and a bar or its table row links to the orders it counts', async ({
  page,
}) => {
  const chartOf = (name: string) => page.getByRole('figure', { name, exact: true })
  const rows = page.getByRole('table', { name: '整改单列表' }).locator('tbody tr')

  await page.goto('/safetyQuality/figures')
  const chapters = chartOf('按ATA章')
  await expect(chapters.locator('svg .recharts-rectangle').first()).toBeVisible()

  await test.step('The picture is a PNG named after the chart', async () => {
    const download = page.waitForEvent('download')
    await chapters.getByRole('button').click()
    expect((await download).suggestedFilename()).toBe('按ATA章.png')
  })

  await test.step('The table row of hydraulic power links to its orders', async () => {
    await chapters.locator('summary').press('Enter')
    const line = chapters.getByRole('row', { name: /^29 / })
    const count = Number(await line.getByRole('cell').textContent())
    await line.getByRole('link').press('Enter')
    await expect(page).toHaveURL(/\/safetyQuality\/rectificationList/)
    await expect(rows).toHaveCount(count)
  })

  await test.step('A click on a bar does the same', async () => {
    await page.goto('/safetyQuality/figures')
    await chartOf('各部门逾期').locator('svg .recharts-rectangle').first().click()
    await expect(page).toHaveURL(/\/safetyQuality\/rectificationList/)
    await expect(rows).toHaveCount(1)
  })
})
