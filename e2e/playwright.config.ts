import { defineConfig, type ViewportSize } from '@playwright/test'
import { GUIDE_SPEC, isPart, PARTS, SPEC_FILES, titlesOf, type View } from './browser-runs.ts'
import { testBrowserOptions } from './harness/chromium.ts'
import type { PortalOptions } from './harness/fixtures/portal-test.ts'

/**
 * Name of the JSON report in reports/, set by the test command, so that a manual run does not replace the last report.
 */
const report = process.env['TEST_REPORT']
const WIDE = { width: 1366, height: 900 }
const TABLET = { width: 820, height: 1180 }
const zh = { language: 'zh', locale: 'zh-CN' } as const
const en = { language: 'en', locale: 'en-US' } as const

/** Runs to make; all by default. */
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
  // Tests of an application are in its folder.
  testDir: '..',
  respectGitIgnore: true,
  testMatch: isGuide ? `**/${GUIDE_SPEC}` : SPEC_FILES.map(files => new RegExp(`/${files}$`)),
  ...(isGuide ? {} : { globalSetup: './harness/servers/fill-store.ts' }),
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // For two cores: each worker runs a server, a database and a browser.
  workers: 2,
  // The test command tolerates a slow moment of the machine; it names tests that passed on a retry.
  retries: report ? 2 : 0,
  forbidOnly: report !== undefined,
  reporter: report ? [['list'], ['json', { outputFile: `../reports/${report}.json` }]] : [['list']],
  use: {
    launchOptions: testBrowserOptions(),
    actionTimeout: 20_000,
    timezoneId: 'Asia/Shanghai',
    // Dialogs and menus open without a fade, which keeps a core busy without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    // The service worker would hide requests that a test aborts, answers or counts; its own tests, and one story, allow
    // it.
    serviceWorkers: 'block',
    // A trace costs a quarter of the time: the test command records one on the first retry only, a manual run keeps
    // those of failures.
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
