import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './harness/chromium.ts'
import type { PortalOptions } from './harness/portal-test.ts'

/** Name of the JSON report in reports/, set by the test command: a test run by hand does not replace the last report. */
const report = process.env['TEST_REPORT']
const WIDE = { width: 1366, height: 900 }
const TABLET = { width: 820, height: 1180 }
/** Tests that concern words run in both languages. */
const BOTH = /@both/

const zh = { language: 'zh', locale: 'zh-CN' } as const
const en = { language: 'en', locale: 'en-US' } as const

/** Both languages and both window sizes, every test. */
const MATRIX = [
  { name: 'zh-wide', use: { ...zh, viewport: WIDE } },
  { name: 'zh-tablet', use: { ...zh, viewport: TABLET } },
  { name: 'en-wide', use: { ...en, viewport: WIDE } },
  { name: 'en-tablet', use: { ...en, viewport: TABLET } },
]

const STORY = [
  { name: 'story-zh', use: { ...zh, viewport: WIDE } },
  { name: 'story-en', use: { ...en, viewport: WIDE }, grep: BOTH },
]

export default defineConfig<PortalOptions>({
  testDir: 'tests',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Two cores: a worker is a server, a database and a browser.
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: report ? [['list'], ['json', { outputFile: `../reports/${report}.json` }]] : [['list']],
  use: {
    launchOptions: chromiumOptions(),
    actionTimeout: 20_000,
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: process.env['APRON_MATRIX'] === '1' ? MATRIX : STORY,
})
