import { defineConfig, type ViewportSize } from '@playwright/test'
import { GUIDE_SPEC, isPart, PARTS, SPEC_FILES, titlesOf, type View } from './browser-runs.ts'
import { testBrowserOptions } from './harness/chromium.ts'
import type { PortalOptions } from './harness/fixtures/portal-test.ts'

/** Name of the JSON report in reports/, set by the test command: a test run by hand does not replace the last report. */
const report = process.env['TEST_REPORT']
const WIDE = { width: 1366, height: 900 }
const TABLET = { width: 820, height: 1180 }
const zh = { language: 'zh', locale: 'zh-CN' } as const
const en = { language: 'en', locale: 'en-US' } as const

/** The runs to make: all of them unless the environment names a part. */
const wanted = process.env['BROWSER_RUNS'] ?? 'all'
if (!isPart(wanted)) throw new Error(`BROWSER_RUNS is ${wanted}; it can be ${PARTS.join(', ')}`)
const part = wanted
const isGuide = process.env['GUIDE_ORIGIN'] !== undefined

const project = (name: View, viewport: ViewportSize, language: typeof zh | typeof en) => ({
  name,
  use: { ...language, viewport },
  grep: titlesOf(name, part),
})

export default defineConfig<PortalOptions>({
  // The tests of an application are in its folder.
  testDir: '..',
  respectGitIgnore: true,
  testMatch: isGuide ? `**/${GUIDE_SPEC}` : SPEC_FILES.map(files => new RegExp(`/${files}$`)),
  ...(isGuide ? {} : { globalSetup: './harness/servers/fill-store.ts' }),
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // Two cores: a worker is a server, a database and a browser.
  workers: 2,
  // A slow moment of the machine fails no run of the test command; a test that passed on a retry is named at its end.
  retries: report ? 2 : 0,
  forbidOnly: report !== undefined,
  reporter: report ? [['list'], ['json', { outputFile: `../reports/${report}.json` }]] : [['list']],
  use: {
    launchOptions: testBrowserOptions(),
    actionTimeout: 20_000,
    timezoneId: 'Asia/Shanghai',
    // Dialogs and menus open at once: without a graphics card, fading them in keeps a core busy.
    contextOptions: { reducedMotion: 'reduce' },
    // What a test aborts or answers itself, and what it counts, goes past the browser's own copy of the portal; the tests of that copy, and one story, allow it.
    serviceWorkers: 'block',
    // Drawing a trace costs a quarter of the time: the test command draws a second try alone, a test run by hand is drawn.
    trace: report ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    project('zh-wide', WIDE, zh),
    project('en-wide', WIDE, en),
    project('zh-tablet', TABLET, zh),
    project('en-tablet', TABLET, en),
  ],
})
