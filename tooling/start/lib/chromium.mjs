import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'
import { ExpectedError, step } from './terminal.mjs'
import { texts } from './texts.mjs'

// The first is Chromium without windows, which costs a third less of the machine: docs/decisions/0020-test-browser.md
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]
const PLAYWRIGHT = join(ROOT, 'node_modules/playwright/cli.js')

/**
 * Returns the path of a working Chromium or Chrome: the one in CHROMIUM_PATH, an installed one, Playwright's own
 * (downloaded), or the system's package if this user may install it. Prints what it does.
 */
export async function findOrInstallChromium(node) {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (!canStart(configured)) throw new ExpectedError(texts.browserPathWrong(configured))
    return configured
  }
  const found = installed() ?? playwrightChromium(node)
  if (found !== null) return found

  await step(texts.installingBrowser, () => run(node, [PLAYWRIGHT, 'install', 'chromium']))
  const downloaded = playwrightChromium(node)
  if (downloaded !== null) return downloaded

  if (process.getuid?.() === 0 && onPath('apt-get')) {
    await step(texts.installingSystemBrowser, async () => {
      const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      await run('apt-get', ['update', '-qq'], { env: quiet })
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env: quiet })
    })
    const fromPackage = installed()
    if (fromPackage !== null) return fromPackage
  }
  throw new ExpectedError(texts.noBrowser)
}

function installed() {
  return (
    [...NAMES.map(onPath), ...PLACES].find(path => path !== null && existsSync(path) && canStart(path)) ??
    null
  )
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map(folder => join(folder, name)).find(path => existsSync(path)) ?? null
}

function playwrightChromium(node) {
  const ask = "import('playwright').then(({ chromium }) => process.stdout.write(chromium.executablePath()))"
  const path = spawnSync(node, ['-e', ask], { cwd: ROOT, encoding: 'utf8' }).stdout.trim()
  return path !== '' && existsSync(path) && canStart(path) ? path : null
}

/** A downloaded browser may lack system libraries, which only starting it reveals. */
function canStart(path) {
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
}
