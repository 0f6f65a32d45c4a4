/**
 * Takes pictures of the built gallery and runs axe on each: `node take-pictures.ts <folder> [filter]`. Needs `vite
 * build` first.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { preview } from 'vite'

const SIZES = [
  { width: 1366, height: 900 },
  { width: 820, height: 1180 },
] as const
/** Steps that open a part before its picture is taken. */
const OPENING_STEPS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'parts-dialog': page => page.locator('#open-dialog').click(),
  'parts-menu': page => page.getByRole('button', { name: /^(语言|Language)$/ }).click(),
  'parts-confirm': async page => {
    await page.locator('.ap-button-danger').first().click()
    await page.getByRole('dialog').waitFor()
  },
  'parts-toast': page => page.locator('#show-toast').click(),
  'list-columns': async page => {
    await page.getByRole('button', { name: /^(显示列|Columns)$/ }).click()
    await page.getByRole('dialog').waitFor()
  },
  'list-select': async page => {
    await page.getByRole('combobox').first().click()
    await page.getByRole('listbox').waitFor()
  },
  'list-dates': async page => {
    await page.getByRole('button', { name: /^(到期日|Due) / }).click()
    await page.getByRole('dialog').waitFor()
  },
}
const VIEWS = [
  'list',
  'select',
  'wide',
  'empty',
  'loading',
  'failed',
  'detail',
  'parts',
  ...Object.keys(OPENING_STEPS),
]

interface AxeFinding {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[]
}

const folder = process.argv[2] ?? 'pictures'
const filter = process.argv[3] ?? ''
mkdirSync(folder, { recursive: true })
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const server = await preview({ configFile: join(import.meta.dirname, 'vite.config.ts') })
const browser = await chromium.launch({
  ignoreDefaultArgs: ['--hide-scrollbars'],
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
})

let findings = 0
for (const size of SIZES)
  for (const theme of ['light', 'dark'])
    for (const lang of ['zh', 'en'])
      for (const view of VIEWS) {
        const name = `${view}-${lang}-${theme}-${size.width}`
        if (!name.includes(filter)) continue
        const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' })
        page.setDefaultTimeout(5000)
        page.on('pageerror', error => report(name, `page error: ${error.message}`))
        page.on('console', message => {
          if (message.type() === 'error' || message.type() === 'warning') report(name, message.text())
        })
        await page.goto(
          `http://localhost:3151/?view=${view.split('-')[0] ?? view}&lang=${lang}&theme=${theme}`,
        )
        await page.locator('h1').waitFor()
        await OPENING_STEPS[view]?.(page)
        await page.waitForFunction(() =>
          document.getAnimations().every(animation => animation.playState !== 'running'),
        )
        await page.screenshot({ path: join(folder, `${name}.png`), fullPage: view === 'parts' })
        await runAxe(page, name)
        await page.close()
      }
await browser.close()
await server.close()
process.stdout.write(`${findings} findings\n`)
process.exitCode = findings === 0 ? 0 : 1

async function runAxe(page: Page, name: string): Promise<void> {
  await page.evaluate(axeSource)
  const violations = await page.evaluate<AxeFinding[]>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'], rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } } }).then(result => result.violations)`,
  )
  for (const { id, impact, nodes } of violations)
    for (const node of nodes.slice(0, 3))
      report(name, `${id} (${impact}) ${node.target.join(' ')}: ${node.failureSummary}`)
}

function report(name: string, text: string): void {
  findings += 1
  process.stdout.write(`${name}: ${text}\n`)
}
