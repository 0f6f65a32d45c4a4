import { VARIANTS } from '@apron/contract/variants/variants'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { METADATA_TEXT, withMetadata } from '../../../harness/sample-files.ts'
import { DraftsPart } from '../../../pages/drafts-part.ts'
import { OfflinePart } from '../../../pages/offline-part.ts'

const { filePaths } = VARIANTS.csn
/** An item of the check in progress that no other test uses. */
const ITEM = 8
const OTHER_ITEM = 9
const NONCONFORMING = 1

/** Makes a JPEG as large as a phone's, drawn by the browser. */
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

/** A fully transparent picture. */
async function clearPng(page: Page): Promise<Buffer> {
  const text = await page.evaluate(() =>
    Object.assign(document.createElement('canvas'), { width: 40, height: 30 }).toDataURL('image/png'),
  )
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64')
}

/** Returns red, green and blue of the first pixel of a picture; null until it is loaded. */
const firstPixelOf = (picture: Locator) =>
  picture.evaluate(image => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0 || pen === null) return null
    pen.drawImage(image, 0, 0)
    return Array.from(pen.getImageData(0, 0, 1, 1).data).slice(0, 3)
  })

/** Returns the sizes of the pictures shown. */
const pictureSizes = (pictures: Locator) =>
  pictures.evaluateAll(all =>
    all.map(each => (each instanceof HTMLImageElement ? [each.naturalWidth, each.naturalHeight] : [])),
  )

/** Fetches a file as the server stores it. */
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

  test('[PHOTO-01] [PHOTO-02] [PHOTO-08] are taken with the camera, contain only pixels, are shown to others and printed', async ({
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
      url ||= data
    })

    await test.step('Given an item that does not conform', async () => {
      await checkList.openInProgress()
      await checkedResult.results(ITEM).getByRole('radio').nth(NONCONFORMING).check()
    })

    await test.step('A photo from the camera is shown upright and scaled down', async () => {
      const bytes = withMetadata(await jpeg(page, 4_000, 3_000))
      await photos.photograph({ name: '张伟 3号机库.jpg', bytes })
      const picture = photos.button('openFile', 'photo-1.jpg').getByRole('img')
      await expect(picture).toBeVisible()
      await expect.poll(() => pictureSizes(picture)).toEqual([[240, 320]])
    })

    await test.step('A transparent picture gets a white background; once removed it is gone', async () => {
      await photos.photograph({ name: 'sketch.png', bytes: await clearPng(page) })
      const picture = photos.button('openFile', 'photo-2.png').getByRole('img')
      await expect.poll(() => firstPixelOf(picture)).toEqual([255, 255, 255])
      await photos.button('removeFile', 'photo-2.png').click()
      await expect(picture).toHaveCount(0)
    })

    await test.step('The server stores no author, place or device', async () => {
      await expect.poll(() => url).toMatch(/^\/file\//)
      const { bytes, named } = await storedFile(page, url)
      const stored = Buffer.from(bytes)
      for (const hidden of ['Exif', METADATA_TEXT, '张伟', '机库'])
        expect(stored.includes(hidden)).toBe(false)
      expect(named).toContain('photo-1.jpg')
      await checkedResult.saveResults()
    })

    await test.step('A manager sees thumbnails in a read-only order', async () => {
      const context = await browser.newContext({
        storageState: await sessionOf('manager', language),
        baseURL: server.origin,
      })
      const other = await context.newPage()
      const address = new URL(page.url())
      await other.goto(`${address.pathname}?id=${address.searchParams.get('id') ?? ''}`)
      const list = other.getByRole('list', { name: words.photosOf.replace('{seq}', String(ITEM)) })
      await list.scrollIntoViewIfNeeded()
      await expect.poll(() => pictureSizes(list.getByRole('img'))).toEqual([[240, 320]])

      await test.step('And prints it in full size once loaded, with the signatures', async () => {
        const fullSizeResponse = other.waitForResponse(response => /preview\?url=[^&]+$/.test(response.url()))
        const printed = other.evaluate(
          () =>
            new Promise<boolean[]>(resolve => {
              window.print = () =>
                resolve(
                  [...document.querySelectorAll<HTMLImageElement>('.ap-photo img')].map(
                    ({ complete, naturalHeight }) => complete && naturalHeight > 320,
                  ),
                )
            }),
        )
        await other.getByRole('button', { name: words.print }).click()
        await fullSizeResponse
        const areLoaded = await printed
        expect(areLoaded.length).toBeGreaterThan(0)
        expect(areLoaded).not.toContain(false)
        await other.emulateMedia({ media: 'print' })
        const signatures = other.getByRole('table', { name: words.signatures })
        await expect(signatures).toBeVisible()
        await expect(signatures.getByRole('row')).toHaveCount(3)
        expect((await list.getByRole('img').boundingBox())?.height).toBeGreaterThan(200)
      })
      await context.close()
    })
  })

  test('[PHOTO-06] [PHOTO-07] taken offline stay on the device, encrypted, across a reload, and are uploaded before the save that refers to them', async ({
    checkList,
    checkedResult,
    context,
    page,
    words,
  }) => {
    test.setTimeout(120_000)
    const photos = checkedResult.photos(OTHER_ITEM)
    const drafts = new DraftsPart(page, words)
    const openOrder = async () => {
      await checkList.openInProgress()
      await expect(checkedResult.results(OTHER_ITEM).first()).toBeVisible()
    }
    const upload = `**${filePaths.upload}?*`
    const waitingNotice = photos.field.getByText(words.notUploaded)
    const picture = (name: string) => photos.button('openFile', name).getByRole('img')
    const completedPaths: string[] = []
    page.on('response', response => {
      const { pathname } = new URL(response.url())
      if (pathname === filePaths.upload || pathname.endsWith('/saveResult')) completedPaths.push(pathname)
    })

    await test.step('A photo that cannot be uploaded is shown and waits', async () => {
      await openOrder()
      // Without its key the device can store nothing.
      await new OfflinePart(page, words).expectReady(1)
      await checkedResult.results(OTHER_ITEM).getByRole('radio').nth(NONCONFORMING).check()
      await page.route(upload, route => route.abort())
      await photos.photograph({ name: 'a.jpg', bytes: await jpeg(page, 1_200, 900) })
      await expect(waitingNotice).toBeVisible({ timeout: 20_000 })
      await expect.poll(() => pictureSizes(picture('photo-1.jpg'))).toEqual([[320, 240]])
      await expect(page.getByText(words.uploaded, { exact: true })).toHaveCount(0)
      await drafts.expectCached(1)
    })

    await test.step('On the device it is unreadable', async () => {
      const rows = await page.evaluate(readPhotoRows)
      expect(rows.map(({ database }) => database).toSorted()).toEqual(['apron-photo-bytes', 'apron-photos'])
      for (const { text } of rows) {
        for (const planted of ['photo-1', 'JFIF', 'image/jpeg']) expect(text).not.toContain(planted)
      }
    })

    await test.step('Its databases are those of every version', async () => {
      expect(await page.evaluate(databaseLayouts)).toEqual([
        'apron 1 rows by name',
        'apron-key 1 keys',
        'apron-photo-bytes 1 rows by name, lastDay',
        'apron-photos 1 rows by name',
        'apron-read 1 rows by name',
      ])
    })

    await test.step('After a reload it is there with its draft', async () => {
      await page.reload()
      await drafts.takeOver()
      await expect(waitingNotice).toBeVisible()
      await photos.field.scrollIntoViewIfNeeded()
      await expect.poll(() => pictureSizes(picture('photo-1.jpg'))).toEqual([[1_200, 900]])
      await photos.button('openFile', 'photo-1.jpg').click()
      await expect(page.getByRole('dialog').getByRole('img', { name: 'photo-1.jpg' })).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('A save is not sent without it; once online it is uploaded first', async () => {
      await checkedResult.pane.getByRole('button', { name: words.save, exact: true }).click()
      await expect(checkedResult.pane.getByText(words.resultsWait)).toBeVisible()
      expect(completedPaths).toEqual([])
      await page.unroute(upload)
      await test.step('also before later edits', async () => {
        await checkedResult.addRemark(OTHER_ITEM).click()
        await checkedResult.remark(OTHER_ITEM).fill('见照片')
        await checkedResult.saveResults()
      })
      await expect(checkedResult.pane.getByText(words.resultsWait)).toHaveCount(0)
      const [first, ...later] = completedPaths
      expect(first).toBe(filePaths.upload)
      expect(later.length).toBeGreaterThan(0)
      expect(later).not.toContain(filePaths.upload)
      await expect(waitingNotice).toHaveCount(0)
      expect(await page.evaluate(readPhotoRows)).toEqual([])
    })

    await test.step('A photo taken offline is uploaded by itself once online', async () => {
      await context.setOffline(true)
      await photos.photograph({ name: 'b.jpg', bytes: await jpeg(page, 300, 200) })
      await expect(waitingNotice).toBeVisible()
      await context.setOffline(false)
      await expect(waitingNotice).toHaveCount(0)
      await expect(picture('photo-2.jpg')).toBeVisible()
      await checkedResult.saveResults()
      await openOrder()
      await photos.field.scrollIntoViewIfNeeded()
      await expect(picture('photo-2.jpg')).toBeVisible()
    })
  })
})

/** Returns name, version, stores, keys and indexes of each database: later versions must find the data there. */
async function databaseLayouts(): Promise<string[]> {
  const found: string[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const opening = indexedDB.open(name)
    await new Promise(resolve => opening.addEventListener('success', resolve))
    const { version, objectStoreNames } = opening.result
    for (const each of objectStoreNames) {
      const { keyPath, indexNames } = opening.result.transaction(each).objectStore(each)
      const keys = [keyPath ?? [], ...indexNames].flat().join(', ')
      found.push(`${name} ${version} ${each}${keys === '' ? '' : ` by ${keys}`}`)
    }
    opening.result.close()
  }
  return found.toSorted()
}

/** Returns the browser's stored photo data, with bytes as letters. */
async function readPhotoRows(): Promise<{ database: string; text: string }[]> {
  const found: { database: string; text: string }[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.startsWith('apron-photo')) continue
    const opening = indexedDB.open(name)
    await new Promise(resolve => opening.addEventListener('success', resolve))
    const reading = opening.result.transaction('rows').objectStore('rows').getAll()
    await new Promise(resolve => reading.addEventListener('success', resolve))
    const rows: { bytes: ArrayBuffer }[] = reading.result
    opening.result.close()
    for (const row of rows) {
      const text = JSON.stringify(row) + new TextDecoder('latin1').decode(row.bytes)
      found.push({ database: name, text })
    }
  }
  return found
}
