import type { Page } from '@playwright/test'
import { testBrowserOptions } from '../../harness/chromium.ts'
import { PEOPLE } from '../../harness/people.ts'
import { test as base, expect } from '../../harness/portal-test.ts'
import { seriousViolations } from '../../harness/serious-violations.ts'
import { SearchDialog } from '../../pages/search-dialog.ts'

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

/** Keys as a scanner sends them: all at once, to what has the focus. @returns whether the Enter at the end is left to it too */
function scan(page: Page, text: string): Promise<boolean> {
  return page.evaluate(
    keys => {
      const target = document.activeElement ?? document.body
      const left = keys.map(key =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      )
      return left.at(-1) === true
    },
    [...Array.from(text), 'Enter'],
  )
}

/** The browser reads codes; what stands before its camera is what the test says. Linux has no reader of its own. */
async function giveReader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { text: '' }
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code']
      detect = async () => (seen.text === '' ? [] : [{ rawValue: seen.text }])
    }
    Object.assign(window, { BarcodeDetector, seen })
  })
}

const hold = (page: Page, text: string) =>
  page.evaluate(held => Object.assign(Reflect.get(window, 'seen'), { text: held }), text)

/** Whether the camera is on, as its video shows it. */
const pictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('video')].map(video => {
      const stream = video.srcObject
      return (
        stream instanceof MediaStream && stream.getTracks().some(({ readyState }) => readyState === 'live')
      )
    }),
  )

test.describe('[FIND-05] a scanner that types like a keyboard', () => {
  test('opens the record of that number wherever one is, and says when there is none @en-tablet @gate', async ({
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

  test('presses no button that has the focus, and opens nothing that is only like the number', async ({
    language,
    page,
    search,
    shell,
    words,
  }) => {
    const number = await search.someNumber()
    await page.goto('/dashboard')
    await shell.expectLoggedIn(PEOPLE.inspector[language])
    const collapse = page.getByRole('button', { name: words.collapseMenu })
    await collapse.focus()
    expect(await scan(page, number.slice(0, -1))).toBe(false)
    await expect(search.options).not.toHaveCount(0)
    await expect(search.dialog.getByText(words.searching)).toHaveCount(0)
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.keyboard.press('Escape')
    await expect(collapse).toBeVisible()
    await expect(search.dialog).toHaveCount(0)
  })

  test('is left to a field that has the focus', async ({ checkList, page, search, words }) => {
    await page.goto('/safetyQuality/checkList')
    await checkList.expectShown()
    const field = checkList.pane.getByRole('searchbox', { name: words.numberOrTitle })
    await field.focus()
    expect(await scan(page, 'CK-1999-0001')).toBe(true)
    await page.keyboard.press('Control+k')
    await expect(search.field).toHaveValue('')
  })
})

test.describe('[FIND-06] the camera', () => {
  test.beforeEach(async ({ language, page, shell }) => {
    await giveReader(page)
    await page.goto('/dashboard')
    await shell.expectLoggedIn(PEOPLE.inspector[language])
  })

  test('reads a number and opens its record, and is off afterwards @en-tablet', async ({
    checkedResult,
    page,
    search,
    words,
  }) => {
    const number = await search.someNumber()
    await search.openByButton()
    await search.dialog.getByRole('button', { name: words.scanCode }).click()
    await expect.poll(() => pictures(page)).toEqual([true])
    expect(await seriousViolations(page)).toEqual([])
    await test.step('what is only like a number opens nothing, and the camera is off all the same', async () => {
      await hold(page, number.slice(0, -1))
      await expect(search.field).toHaveValue(number.slice(0, -1))
      await expect.poll(() => pictures(page)).toEqual([])
      await expect(search.options).not.toHaveCount(0)
      await expect(search.dialog.getByText(words.searching)).toHaveCount(0)
      await expect(search.field).toBeFocused()
    })
    await hold(page, ` ${number} `)
    await search.dialog.getByRole('button', { name: words.scanCode }).click()
    await expect(checkedResult.pane.getByRole('heading', { name: number })).toBeVisible()
    await expect(search.dialog).toHaveCount(0)
    expect(await pictures(page)).toEqual([])
  })

  test('is off when it is stopped, when the dialog closes, and when nobody sees the page', async ({
    page,
    search,
    words,
  }) => {
    await page.evaluate(() => {
      const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
      const tracks: MediaStreamTrack[] = []
      Object.assign(window, { tracks })
      navigator.mediaDevices.getUserMedia = async wish => {
        const stream = await ask(wish)
        tracks.push(...stream.getTracks())
        return stream
      }
    })
    const states = () =>
      page.evaluate(() => {
        const tracks: MediaStreamTrack[] = Reflect.get(window, 'tracks')
        return tracks.map(({ readyState }) => readyState)
      })
    const start = search.dialog.getByRole('button', { name: words.scanCode })
    const stop = search.dialog.getByRole('button', { name: words.stopScan })
    await search.openByButton()
    await start.click()
    await expect.poll(states).toEqual(['live'])
    await stop.last().click()
    await expect.poll(states).toEqual(['ended'])
    await start.click()
    await expect.poll(states).toEqual(['ended', 'live'])
    await page.keyboard.press('Escape')
    await expect(search.dialog).toHaveCount(0)
    await expect.poll(states).toEqual(['ended', 'ended'])
    await search.openByButton()
    await start.click()
    await expect.poll(states).toEqual(['ended', 'ended', 'live'])
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(states).toEqual(['ended', 'ended', 'ended'])
    await expect(start).toBeVisible()
  })

  test('that may not be used is a sentence, and one can still type', async ({ page, search, words }) => {
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await search.openByButton()
    await search.dialog.getByRole('button', { name: words.scanCode }).click()
    await expect(search.dialog.getByRole('alert')).toContainText(words.cameraFailed)
    await search.dialog.getByRole('button', { name: words.stopScan }).last().click()
    await page.keyboard.press('Escape')
    await expect(search.dialog).toHaveCount(0)
  })
})

test('[FIND-06] the camera is for the portal alone: not for the pages of voluntary reporting, whatever is asked there', async ({
  page,
  request,
}) => {
  const allowed = async (path: string) =>
    (await request.get(path, { headers: { accept: 'text/html' } })).headers()['permissions-policy']
  expect(await allowed('/dashboard')).toContain('camera=(self)')
  for (const path of [
    '/safetyQuality/INeedReport',
    '/safetyQuality/voluntaryReportingHome',
    '/password-page',
  ]) {
    expect(await allowed(path)).toContain('camera=()')
  }
  await page.goto('/safetyQuality/INeedReport')
  const refused = await page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'allowed',
      (error: unknown) => String(error),
    ),
  )
  expect(refused).toContain('NotAllowedError')
})

test('[FIND-06] without a reader in the browser there is no button for it', async ({
  language,
  page,
  search,
  shell,
  words,
}) => {
  await page.goto('/dashboard')
  await shell.expectLoggedIn(PEOPLE.inspector[language])
  await search.openByButton()
  await expect(search.dialog.getByRole('button', { name: words.scanCode })).toHaveCount(0)
})
