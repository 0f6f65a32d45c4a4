import { expect, test } from '@apron/e2e/harness/portal-test'
import { FIGURES_TEXTS } from '../web/figures/figures.texts.ts'
import { RO_TEXTS } from '../web/rectification/rectification.texts.ts'

test.use({ person: 'manager' })

test('[SQ-54] figures are saved as a picture, and a bar or its line in the table opens the orders it counts', async ({
  language,
  page,
}) => {
  const chartOf = (id: keyof typeof FIGURES_TEXTS.chart) =>
    page.getByRole('figure', { name: FIGURES_TEXTS.chart[id][language], exact: true })
  const rows = page.getByRole('table', { name: RO_TEXTS.table[language] }).locator('tbody tr')

  await page.goto('/safetyQuality/figures')
  const chapters = chartOf('chapters')
  await expect(chapters.locator('svg .recharts-rectangle').first()).toBeVisible()

  await test.step('The picture is a PNG named after the chart', async () => {
    const download = page.waitForEvent('download')
    await chapters.getByRole('button').click()
    expect((await download).suggestedFilename()).toBe(`${FIGURES_TEXTS.chart.chapters[language]}.png`)
  })

  await test.step('The line of hydraulic power in the table leads to its orders', async () => {
    await chapters.locator('summary').press('Enter')
    const line = chapters.getByRole('row', { name: /^29 / })
    const count = Number(await line.getByRole('cell').textContent())
    await line.getByRole('link').press('Enter')
    await expect(page).toHaveURL(/\/safetyQuality\/rectificationList/)
    await expect(rows).toHaveCount(count)
  })

  await test.step('A click on a bar does the same', async () => {
    await page.goto('/safetyQuality/figures')
    await chartOf('overdue').locator('svg .recharts-rectangle').first().click()
    await expect(page).toHaveURL(/\/safetyQuality\/rectificationList/)
    await expect(rows).toHaveCount(1)
  })
})
