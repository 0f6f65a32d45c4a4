import type { Page } from '@playwright/test'
import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { testBrowserOptions } from '../../../harness/chromium.ts'
import { test as base, expect } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { SearchDialog } from '../../../pages/search-dialog.ts'

const test = base.extend<{ search: SearchDialog }>({
  search: async ({ page, words }, use) => use(new SearchDialog(page, words)),
})
const browser = testBrowserOptions()
test.use({
  person: 'inspector',
  launchOptions: {
    ...browser,
    args: [...(browser.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

/** Sends keys as a scanner does: all at once, to the focused element. */
function scan(page: Page, text: string): Promise<void> {
  return page.evaluate(
    keys => {
      const target = document.activeElement ?? document.body
      for (const key of keys) {
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      }
    },
    [...Array.from(text), 'Enter'],
  )
}

/** Gives the browser a barcode detector, which Linux lacks, that reads the code set by the test. */
async function installBarcodeDetector(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { text: '' }
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code']
      detect = async () => (seen.text === '' ? [] : [{ rawValue: seen.text }])
    }
    Object.assign(window, { BarcodeDetector, seen })
  })
}

const showCode = (page: Page, text: string) =>
  page.evaluate(held => Object.assign(Reflect.get(window, 'seen'), { text: held }), text)

/** Returns whether the camera is on, according to its video. */
const cameraStates = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('video')].map(video => {
      const stream = video.srcObject
      return (
        stream instanceof MediaStream && stream.getTracks().some(({ readyState }) => readyState === 'live')
      )
    }),
  )

test.describe('[FIND-05] a scanner that types like a keyboard', () => {
  test('opens the record of that number from anywhere, or says that there is none @en-tablet', async ({
    checkedResult,
    language,
    page,
    search,
    shell,
    words,
  }) => {
    const number = await search.someNumber()
    await page.goto('/dashboard')
    await shell.expectLoggedIn(PEOPLE.inspector[language])
    await scan(page, number)
    await expect(checkedResult.pane.getByRole('heading', { name: number })).toBeVisible()
    await expect(search.dialog).toHaveCount(0)

    await scan(page, 'CK-1999-0001')
    await expect(search.field).toHaveValue('CK-1999-0001')
    await expect(search.dialog.getByText(words.noPageMatches)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search.dialog).toHaveCount(0)
  })
})

test.describe('[FIND-06] the camera', () => {
  test.beforeEach(async ({ language, page, shell }) => {
    await installBarcodeDetector(page)
    await page.goto('/dashboard')
    await shell.expectLoggedIn(PEOPLE.inspector[language])
  })

  test('reads a number, opens its record and is then off @en-tablet', async ({
    checkedResult,
    page,
    search,
    words,
  }) => {
    const number = await search.someNumber()
    await search.openByButton()
    await search.dialog.getByRole('button', { name: words.scanCode }).click()
    await expect.poll(() => cameraStates(page)).toEqual([true])
    expect(await seriousViolations(page)).toEqual([])
    await test.step('a text that only resembles a number opens nothing, and the camera is off too', async () => {
      await showCode(page, number.slice(0, -1))
      await expect(search.field).toHaveValue(number.slice(0, -1))
      await expect.poll(() => cameraStates(page)).toEqual([])
      await expect(search.options).not.toHaveCount(0)
      await expect(search.dialog.getByText(words.searching)).toHaveCount(0)
      await expect(search.field).toBeFocused()
    })
    await showCode(page, ` ${number} `)
    await search.dialog.getByRole('button', { name: words.scanCode }).click()
    await expect(checkedResult.pane.getByRole('heading', { name: number })).toBeVisible()
    await expect(search.dialog).toHaveCount(0)
    expect(await cameraStates(page)).toEqual([])
  })
})
