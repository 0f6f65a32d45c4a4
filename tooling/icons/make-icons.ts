// Draws the home screen icons from the product's mark.
// npm run icons
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromiumOptions } from '@apron/e2e/harness/chromium'
import { type Browser, chromium } from '@playwright/test'

const BOOT = resolve(import.meta.dirname, '../../shell/src/boot')
const FOLDER = join(BOOT, 'icons')
const MARK = readFileSync(join(BOOT, 'icon.svg'), 'utf8')
/** Systems crop a maskable icon to their own shape. The content must lie within four fifths of it. */
const MASKABLE = MARK.replace(' rx="7"', '').replace(
  '<path ',
  '<path transform="translate(16 16) scale(.82) translate(-16 -16)" ',
)

const ICONS = [
  { name: 'icon-192.png', size: 192, svg: MARK },
  { name: 'icon-512.png', size: 512, svg: MARK },
  { name: 'maskable-192.png', size: 192, svg: MASKABLE },
  { name: 'maskable-512.png', size: 512, svg: MASKABLE },
] as const

async function draw(browser: Browser, svg: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `)
  await page.setContent(`<body style="margin:0;background:transparent">${sized}</body>`)
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch(chromiumOptions())
for (const { name, size, svg } of ICONS) {
  // oxlint-disable-next-line no-await-in-loop -- one browser draws one after the other
  writeFileSync(join(FOLDER, name), await draw(browser, svg, size))
}
await browser.close()
