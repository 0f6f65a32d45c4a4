import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

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

/** How every script of the project starts a browser: the installed one, else the one that Playwright installed. */
export function chromiumOptions(extra: readonly string[] = []): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] ?? PLACES.find(path => existsSync(path))
  const isRoot = process.getuid?.() === 0
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...QUIET, ...(isRoot ? ['--no-sandbox'] : []), ...extra],
  }
}
