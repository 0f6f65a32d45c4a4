import { VARIANTS } from '@apron/contract/variants/variants'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../harness/portal-test.ts'
import { HIDDEN_WORDS, withPlace } from '../../harness/sample-files.ts'

const { filePaths } = VARIANTS.csn
/** An item of the check in progress that no other test answers. */
const ITEM = 8
const NONCONFORMING = 1

/** A JPEG as large as a telephone takes it, drawn by the browser. */
async function jpeg(page: Page, width: number, height: number): Promise<Buffer> {
  const text = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high })
      const pen = canvas.getContext('2d')
      for (let line = 0; line < 40; line += 1) {
        if (pen) pen.fillStyle = `hsl(${line * 9} 70% 50%)`
        pen?.fillRect((line * wide) / 40, 0, wide / 40, high)
      }
      return canvas.toDataURL('image/jpeg', 0.9)
    },
    [width, height] as const,
  )
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64')
}

/** The sizes of the pictures that are drawn. */
const drawnSizes = (pictures: Locator) =>
  pictures.evaluateAll(all =>
    all.map(each => (each instanceof HTMLImageElement ? [each.naturalWidth, each.naturalHeight] : [])),
  )

/** A file as the server keeps it. */
async function storedFile(page: Page, url: string) {
  return page.evaluate(
    async ({ path, address }) => {
      const token = /Admin-Token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const headers = { Authorization: decodeURIComponent(token) }
      const response = await fetch(`${path}?url=${encodeURIComponent(address)}`, { headers })
      const bytes = [...new Uint8Array(await response.arrayBuffer())]
      return { bytes, named: response.headers.get('content-disposition') ?? '' }
    },
    { path: filePaths.download, address: url },
  )
}

test.describe('photos of an order', () => {
  test.use({ person: 'inspector', viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  test('[PHOTO-01] [PHOTO-02] [PHOTO-08] are taken with the camera, leave nothing but their pixels, are seen by others and printed', async ({
    browser,
    checkList,
    checkedResult,
    language,
    page,
    server,
    sessionOf,
    words,
  }) => {
    test.setTimeout(120_000)
    const photos = checkedResult.photos(ITEM)
    let url = ''
    page.on('response', async response => {
      if (!response.url().includes(filePaths.upload)) return
      const { data }: { data: string } = await response.json()
      url = data
    })

    await test.step('Given an item that does not conform', async () => {
      await page.goto('/safetyQuality/checkList')
      await checkList.expectShown()
      await checkList.open(await checkList.numberWithStatus(words.inProgress))
      await checkedResult.results(ITEM).getByRole('radio').nth(NONCONFORMING).check()
    })

    await test.step('A photo from the camera is a picture, upright and no larger than it need be', async () => {
      const bytes = withPlace(await jpeg(page, 4_000, 3_000))
      await photos.photograph({ name: '张伟 3号机库.jpg', bytes })
      const picture = photos.button('openFile', 'photo-1.jpg').getByRole('img')
      await expect(picture).toBeVisible()
      await expect.poll(() => drawnSizes(picture)).toEqual([[240, 320]])
    })

    await test.step('On the server nothing says who, where and with what', async () => {
      await expect.poll(() => url).toMatch(/^\/file\//)
      const { bytes, named } = await storedFile(page, url)
      const stored = Buffer.from(bytes)
      for (const hidden of ['Exif', HIDDEN_WORDS, '张伟', '机库']) expect(stored.includes(hidden)).toBe(false)
      expect(named).toContain('photo-1.jpg')
      await checkedResult.saveResults()
    })

    await test.step('A manager sees it in small, in an order that is only read', async () => {
      const context = await browser.newContext({
        storageState: await sessionOf('manager', language),
        baseURL: server.origin,
      })
      const other = await context.newPage()
      const address = new URL(page.url())
      await other.goto(`${address.pathname}?id=${address.searchParams.get('id') ?? ''}`)
      const list = other.getByRole('list', { name: words.photosOf.replace('{seq}', String(ITEM)) })
      await list.scrollIntoViewIfNeeded()
      await expect.poll(() => drawnSizes(list.getByRole('img'))).toEqual([[240, 320]])

      await test.step('And prints it in full size once it is there, with who signed', async () => {
        const whole = other.waitForResponse(response => /preview\?url=[^&]+$/.test(response.url()))
        const printed = other.evaluate(
          () =>
            new Promise<boolean[]>(resolve => {
              window.print = () =>
                resolve(
                  [...document.querySelectorAll<HTMLImageElement>('.ap-photo img')].map(
                    ({ complete, naturalHeight }) => complete && naturalHeight === 2_560,
                  ),
                )
            }),
        )
        await other.getByRole('button', { name: words.print }).click()
        await whole
        expect(await printed).toEqual([true])
        await other.emulateMedia({ media: 'print' })
        const signatures = other.getByRole('table', { name: words.signatures })
        await expect(signatures).toBeVisible()
        await expect(signatures.getByRole('row')).toHaveCount(3)
        expect((await list.getByRole('img').boundingBox())?.height).toBeGreaterThan(200)
      })
      await context.close()
    })
  })
})
