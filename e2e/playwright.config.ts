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

// Looks at a portal that tooling/guide/follow-guide.ts has started, step by step.
const GUIDE = process.env['GUIDE_ORIGIN'] === undefined ? ['guide.spec.ts'] : []
/** What goes wrong with applications, and how they are made, looks the same everywhere: one language at each size is enough. */
const ANYWHERE = ['sub-apps-*.spec.ts', 'guests.spec.ts', 'dev.spec.ts', 'new-version.spec.ts']

/** Both languages and both window sizes. */
const MATRIX = [
  { name: 'zh-wide', use: { ...zh, viewport: WIDE } },
  { name: 'zh-tablet', use: { ...zh, viewport: TABLET }, testIgnore: [...GUIDE, ...ANYWHERE] },
  { name: 'en-wide', use: { ...en, viewport: WIDE }, testIgnore: [...GUIDE, ...ANYWHERE] },
  { name: 'en-tablet', use: { ...en, viewport: TABLET } },
]

const STORY = [
  { name: 'story-zh', use: { ...zh, viewport: WIDE } },
  { name: 'story-en', use: { ...en, viewport: WIDE }, grep: BOTH },
]

export default defineConfig<PortalOptions>({
  testDir: 'tests',
  testIgnore: GUIDE,
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
