import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** Headless Chromium: the same rendering and scripts for a third less of the machine. */
const HEADLESS = ['/usr/bin/chromium-headless-shell']
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Launch options for measuring scripts: the installed Chromium, as people use it, else the one of Playwright. */
export const chromiumOptions = (extra: readonly string[] = []): LaunchOptions => browserOptions(PLACES, extra)

/** Launch options for tests: headless Chromium if installed. */
export const testBrowserOptions = (): LaunchOptions => browserOptions([...HEADLESS, ...PLACES])

function browserOptions(places: readonly string[], extra: readonly string[] = []): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] ?? places.find(path => existsSync(path))
  const isRoot = process.getuid?.() === 0
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...QUIET, ...(isRoot ? ['--no-sandbox'] : []), ...extra],
  }
}
