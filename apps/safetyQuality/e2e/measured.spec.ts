import { expect, test } from '@apron/e2e/harness/portal-test'

/** Item 12 of the tool control check: temperature in °C, then humidity. */
const ITEM = 12

test.use({ person: 'inspector' })

test('[UI-02] a measured value that cannot be read stays in its field and says so; one with a Chinese full stop is read', async ({
  checkList,
  checkedResult,
  page,
  words,
}) => {
  await page.goto('/safetyQuality/checkList')
  await checkList.expectShown()
  await checkList.open(await checkList.numberWithStatus(words.inProgress))
  await checkedResult.result(ITEM, words.conforming).check()
  const temperature = checkedResult.measured(ITEM).first()
  for (const [typed, read] of [
    ['21。5', '21.5'],
    ['25,8', '25.8'],
  ] as const) {
    await temperature.fill(typed)
    await temperature.blur()
    await expect(temperature).toHaveValue(read)
    await expect(temperature).not.toHaveAttribute('aria-invalid', 'true')
  }
  for (const typed of ['3 5', '1,234', '21.5mm']) {
    await temperature.fill(typed)
    await temperature.blur()
    await expect(temperature).toHaveValue(typed)
    await expect(temperature).toHaveAttribute('aria-invalid', 'true')
  }
})
