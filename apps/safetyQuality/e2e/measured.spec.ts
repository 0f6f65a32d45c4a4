import { expect, test } from '@apron/e2e/harness/fixtures/portal-test'

/** Item 12 of the tool control check: temperature in °C, then humidity. */
const ITEM = 12

test.use({ person: 'inspector' })

test('[UI-02] an invalid measured value stays in its field with an error; a Chinese full stop is accepted', async ({
  checkList,
  checkedResult,
  words,
}) => {
  await checkList.openInProgress()
  await checkedResult.result(ITEM, words.conforming).check()
  const temperature = checkedResult.measured(ITEM).first()
  for (const [typed, normalized] of [
    ['21。5', '21.5'],
    ['25,8', '25.8'],
  ] as const) {
    await temperature.fill(typed)
    await temperature.blur()
    await expect(temperature).toHaveValue(normalized)
    await expect(temperature).not.toHaveAttribute('aria-invalid', 'true')
  }
  for (const typed of ['3 5', '1,234', '21.5mm']) {
    await temperature.fill(typed)
    await temperature.blur()
    await expect(temperature).toHaveValue(typed)
    await expect(temperature).toHaveAttribute('aria-invalid', 'true')
  }
})
