import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PHOTO_EDGE } from '@apron/contract/limits/files'
import { chromiumOptions } from '@apron/e2e/harness/chromium'
import { PEOPLE } from '@apron/e2e/harness/people'
import { startPortalServer } from '@apron/e2e/harness/servers/portal-server'
import { signIn } from '@apron/e2e/harness/sign-in'
import { CheckListPage } from '@apron/e2e/pages/check-list-page'
import { CheckedResultPage } from '@apron/e2e/pages/checked-result-page'
import { WORDS } from '@apron/e2e/pages/words/words'
import { type Browser, chromium, expect } from '@playwright/test'
import { machine } from '../machine.ts'
import { type MeasuredPage, measurePage } from '../shell/measured-page.ts'
import { median, medians } from '../statistics.ts'
import { measureBareDrawing } from './bare-drawing.ts'
import { writePhotos } from './camera-photos.ts'
import { countUploads, installPhotoRecorder, type PhotoRecord, readPhotoRecord } from './photo-recorder.ts'

const CHINESE = WORDS.zh
/** Maximum photos of one item; ten items make fifty. */
const PER_ITEM = 5
const ITEMS = 10
const NONCONFORMING = 1
const MB = 1024 * 1024

interface Figures {
  uploaded: number
  chosenMb: number
  sentMb: number
  drawnMs: number
  bareMs: number
  longestTaskMs: number
  /** Including the first item's photos, which load the code. */
  firstTaskMs: number
  /** Growth of the page's objects, per photo after those of the first item. */
  growthKb: number
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
/** The browser reports no tasks below 50 ms. */
const taskText = (ms: number) => (ms === 0 ? 'under 50 ms' : `${ms.toFixed(0)} ms`)

/** Attaches fifty photos to the check in progress, item by item, and saves. */
async function measureOnce(browser: Browser, folder: string): Promise<Figures> {
  const server = await startPortalServer()
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: 'zh-CN',
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    isMobile: true,
    storageState: await signIn(server.origin, PEOPLE.inspector.username, server.password, 'zh'),
  })
  try {
    const drawingPage = await context.newPage()
    const paths = await writePhotos(drawingPage, folder, PER_ITEM)
    const bareTimes: number[] = []
    for (const path of paths) bareTimes.push(await measureBareDrawing(drawingPage, path, PHOTO_EDGE))
    const page = await context.newPage()
    await installPhotoRecorder(page)
    const measuredPage = await measurePage(page)
    const { first, rest, growthMb } = await attachAll(measuredPage, paths)
    for (const path of paths) bareTimes.push(await measureBareDrawing(drawingPage, path, PHOTO_EDGE))
    const sizes = await Promise.all(paths.map(async path => (await stat(path)).size))
    return {
      uploaded: first.uploaded + rest.uploaded,
      chosenMb: (sum(sizes) * ITEMS) / MB,
      sentMb: sum([...first.sentBytes, ...rest.sentBytes]) / MB,
      drawnMs: median([...first.drawnMs, ...rest.drawnMs]),
      bareMs: median(bareTimes),
      longestTaskMs: Math.max(0, ...rest.longTasks),
      firstTaskMs: Math.max(0, ...first.longTasks),
      growthKb: (growthMb * 1024) / (PER_ITEM * (ITEMS - 1)),
    }
  } finally {
    await context.close()
    await server.dispose()
  }
}

async function attachAll(
  measuredPage: MeasuredPage,
  paths: readonly string[],
): Promise<{ first: PhotoRecord; rest: PhotoRecord; growthMb: number }> {
  const { page } = measuredPage
  const list = new CheckListPage(page, CHINESE)
  const order = new CheckedResultPage(page, CHINESE)
  await page.goto('/safetyQuality/checkList')
  await list.expectShown()
  await list.open(await list.numberWithStatus(CHINESE.inProgress))
  for (let item = 1; item <= ITEMS; item += 1) {
    await order.results(item).getByRole('radio').nth(NONCONFORMING).check()
  }
  async function attach(item: number, before: number): Promise<void> {
    const chooser = page.waitForEvent('filechooser')
    await order.photos(item).field.getByRole('button', { name: CHINESE.chooseFiles }).click()
    await (await chooser).setFiles([...paths])
    await expect.poll(() => countUploads(page), { timeout: 120_000 }).toBe(before + paths.length)
  }
  await page.waitForLoadState('networkidle')
  await readPhotoRecord(page)
  await attach(1, 0)
  const first = await readPhotoRecord(page)
  const before = await measuredPage.objectsMb()
  await readPhotoRecord(page)
  for (let item = 2; item <= ITEMS; item += 1) {
    await attach(item, (item - 2) * paths.length)
  }
  const rest = await readPhotoRecord(page)
  const growthMb = (await measuredPage.objectsMb()) - before
  await order.saveResults()
  return { first, rest, growthMb }
}

/** Attaches photos to a record and prints the cost. Resolves with true if all were uploaded and scaled down. */
export async function benchPhotos(runs: number): Promise<boolean> {
  const browser = await chromium.launch(chromiumOptions(['--enable-precise-memory-info']))
  const folder = await mkdtemp(join(tmpdir(), 'apron-photos-'))
  try {
    const results: Figures[] = []
    for (let run = 1; run <= runs; run += 1) {
      process.stderr.write(`run ${run} of ${runs}\n`)
      results.push(await measureOnce(browser, folder))
    }
    const figures = medians(results.map(result => ({ ...result })))
    process.stdout.write(`${machine(browser)}\nMedians of ${runs} runs\n\n${photoTable(figures)}\n`)
    return results.every(
      ({ uploaded, sentMb, chosenMb }) => uploaded === PER_ITEM * ITEMS && sentMb < chosenMb,
    )
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function photoTable(figures: Figures): string {
  const { uploaded, chosenMb, sentMb, drawnMs, bareMs, longestTaskMs, firstTaskMs, growthKb } = figures
  const rows = [
    ['photos that arrived', String(uploaded), ''],
    ['chosen', `${chosenMb.toFixed(1)} MB`, '1.00'],
    ['sent', `${sentMb.toFixed(1)} MB`, (sentMb / chosenMb).toFixed(2)],
    ['decoding and encoding alone, one photo', `${bareMs.toFixed(0)} ms`, '1.00'],
    [
      'the portal, one photo with its small picture',
      `${drawnMs.toFixed(0)} ms`,
      (drawnMs / bareMs).toFixed(2),
    ],
    ['longest task of the page, first five photos', taskText(firstTaskMs), ''],
    ['longest task of the page, the other 45', taskText(longestTaskMs), ''],
    ['objects of the page per photo', `${growthKb.toFixed(1)} KB`, ''],
  ]
  const head = ['figure', 'median', 'multiple']
  return [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
}
