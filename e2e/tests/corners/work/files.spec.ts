import { readFile } from 'node:fs/promises'
import { VARIANTS } from '@apron/contract/variants/variants'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { noisePng, twoPages } from '../../../harness/sample-files.ts'
import { startTcpProxy } from '../../../harness/servers/tcp-proxy.ts'
import { logInAtEveryOrigin } from '../../../harness/sign-in.ts'
import { CheckListPage } from '../../../pages/check-list-page.ts'
import { CheckedResultPage } from '../../../pages/checked-result-page.ts'
import { LoginPage } from '../../../pages/sign-in/login-page.ts'

const { inspector } = PEOPLE
const { csn, gameco } = VARIANTS
/** An item of the check in progress that no other test uses. */
const ITEM = 10
const NONCONFORMING = 1
const CHOSEN = { name: 'crib 1.png', bytes: noisePng(400) }
/** Name of the item in the portal. */
const PHOTO = { name: 'photo-1.png' }
/** Larger than the network buffers. */
const LARGE = { name: 'large.png', bytes: noisePng(2_300) }

test.describe('photos of a check', () => {
  test.use({ person: 'inspector' })

  test('[UI-03] [API-04] show progress, can be cancelled, rejected and retried, and are shown @en-tablet', async ({
    checkedResult,
    checkList,
    page,
    server,
    words,
  }) => {
    test.setTimeout(120_000)
    const { hostname, port } = new URL(server.origin)
    const network = await startTcpProxy({ host: hostname, port: Number(port) })
    const photos = checkedResult.photos(ITEM)

    await test.step('Given an item that does not conform', async () => {
      await logInAtEveryOrigin(page.context())
      await page.goto(`http://${hostname}:${network.port}/safetyQuality/checkList`)
      await checkList.expectShown()
      await checkList.open(await checkList.numberWithStatus(words.inProgress))
      await checkedResult.results(ITEM).getByRole('radio').nth(NONCONFORMING).check()
    })

    await test.step('A file of another kind is rejected', async () => {
      await photos.choose({ name: 'run.exe', bytes: Buffer.from('MZ') })
      await expect(photos.field.getByText(words.wrongFormat)).toBeVisible()
    })

    await test.step('An unreadable file is not sent: it shows the reason and can be removed', async () => {
      await photos.choose({ name: 'script.png', bytes: Buffer.from('<script>1</script>') })
      const failure = photos.field.getByRole('alert')
      await expect(failure).toContainText(words.unreadablePicture)
      await expect(photos.button('uploadAgain', 'script.png')).toBeVisible()
      await photos.button('removeFile', 'script.png').click()
      await expect(failure).toHaveCount(0)
    })

    await test.step('A pending upload shows its progress and can be cancelled', async () => {
      // Held once sent: calls held earlier would use up all connections.
      const paused = Promise.withResolvers<void>()
      await page.route(
        `**${csn.filePaths.upload}?*`,
        async route => {
          network.pauseIncoming()
          await route.continue()
          paused.resolve()
        },
        { times: 1 },
      )
      await photos.choose(LARGE)
      await paused.promise
      const share = async () => Number(await photos.progress(LARGE.name).getAttribute('value'))
      // A picture of this size is scaled down first.
      await expect(photos.progress(LARGE.name)).toBeVisible({ timeout: 60_000 })
      expect(await share()).toBeLessThan(1)
      await photos.button('cancelUpload', LARGE.name).click()
      await expect(photos.field.getByText(LARGE.name)).toHaveCount(0)
      network.resumeIncoming()
    })

    await test.step('A photo is uploaded, shown, and saved with the check', async () => {
      await photos.choose(CHOSEN)
      await expect(page.getByText(words.uploaded, { exact: true })).toBeVisible()
      await photos.button('openFile', PHOTO.name).click()
      const dialog = page.getByRole('dialog', { name: PHOTO.name })
      const picture = dialog.getByRole('img', { name: PHOTO.name })
      await expect(picture).toBeVisible()
      expect(await picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth)).toBe(
        400,
      )
      await dialog.getByRole('button', { name: words.zoomIn }).click()
      await expect(dialog.getByRole('button', { name: '150%' })).toBeVisible()

      const download = page.waitForEvent('download')
      await dialog.getByRole('button', { name: words.download, exact: true }).click()
      expect((await download).suggestedFilename()).toBe(PHOTO.name)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await checkedResult.saveResults()
    })

    await test.step('And it is there after a reload', async () => {
      await page.reload()
      await photos.button('openFile', PHOTO.name).click()
      await expect(page.getByRole('img', { name: PHOTO.name })).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('Five fit, not counting one that failed', async () => {
      await photos.choose({ name: 'script.png', bytes: Buffer.from('<script>1</script>') })
      await expect(photos.field.getByRole('alert')).toBeVisible()
      // The failed one keeps its number, as it can be retried.
      const more = ['3', '4', '5', '6']
      await photos.choose(...more.map(n => ({ name: `crib ${n}.png`, bytes: noisePng(20) })))
      for (const n of more) await expect(photos.button('openFile', `photo-${n}.png`)).toBeVisible()
      await expect(photos.field.getByRole('button', { name: words.chooseFiles })).toBeDisabled()
      await photos.button('removeFile', 'photo-6.png').click()
      await photos.button('removeFile', 'script.png').click()
    })

    await test.step('An upload after the end of the session shows the server’s message and opens the alert', async () => {
      const json = { code: 50014, msg: '其他客户端登录', data: null, success: false }
      await page.route('**/file/upload?*', route => route.fulfill({ json }))
      await photos.choose({ name: 'late.png', bytes: noisePng(20) })
      await expect(page.getByRole('dialog')).toContainText(words.sessionOver)
      await expect(page.getByRole('dialog').getByText('其他客户端登录')).toBeVisible()
    })
    await page.close()
    await network.cut()
  })

  test('[I18N-02] a link of the portal to a PDF shows its pages @en-tablet @oldest', async ({
    page,
    shell,
    language,
    words,
  }) => {
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
    const bytes = [...twoPages()]
    await page.evaluate(
      async ({ paths, content }) => {
        const token = /Admin-Token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
        const form = new FormData()
        form.set('file', new Blob([new Uint8Array(content)]), '手册.pdf')
        const init = { method: 'POST', headers: { Authorization: decodeURIComponent(token) }, body: form }
        const body: { data: string } = await (await fetch(paths.upload, init)).json()
        const link = Object.assign(document.createElement('a'), {
          href: `${paths.preview}?url=${encodeURIComponent(body.data)}`,
          textContent: 'the manual',
        })
        document.querySelector('#content section, #content div')?.prepend(link)
      },
      { paths: csn.filePaths, content: bytes },
    )
    await page.getByRole('link', { name: 'the manual', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '手册.pdf' })
    for (const number of [1, 2]) {
      const name = words.pdfPage.replace('{page}', String(number)).replace('{count}', '2')
      const paper = dialog.getByRole('img', { name })
      await paper.scrollIntoViewIfNeeded()
      await expect(paper).toHaveAttribute('data-drawn', 'true')
      expect(await paper.evaluate(hasDarkPixels)).toBe(true)
    }
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: words.download, exact: true }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('手册.pdf')
    expect([...(await readFile(await saved.path()))]).toEqual(bytes)
  })
})

/** Returns true if something dark is drawn on a page. */
function hasDarkPixels(element: Element): boolean {
  if (!(element instanceof HTMLCanvasElement)) return false
  const points = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? []
  return points.some((value, index) => index % 4 === 0 && value < 100)
}

test.describe('at GAMECO', () => {
  test.use({ ownEnv: { VARIANT: 'gameco' } })

  test('[VAR-06] files use its own paths', async ({ ownServer, page, words }) => {
    test.setTimeout(120_000)
    const requestedPaths: string[] = []
    page.on('request', request => requestedPaths.push(new URL(request.url()).pathname))
    await new LoginPage(page, words).open(`${ownServer.origin}/login?redirect=%2FsafetyQuality%2FcheckList`)
    await new LoginPage(page, words).logIn(inspector.username, ownServer.password)
    const checkList = new CheckListPage(page, words)
    const checkedResult = new CheckedResultPage(page, words)
    await checkList.expectShown()
    await checkList.open(await checkList.numberWithStatus(words.inProgress))
    await checkedResult.results(ITEM).getByRole('radio').nth(NONCONFORMING).check()
    await checkedResult.photos(ITEM).choose(CHOSEN)
    await checkedResult.photos(ITEM).button('openFile', PHOTO.name).click()
    await expect(page.getByRole('img', { name: PHOTO.name })).toBeVisible()
    const files = requestedPaths.filter(path => path.includes('/api/file/'))
    expect([...new Set(files)]).toEqual([gameco.filePaths.upload, gameco.filePaths.preview])
  })
})
