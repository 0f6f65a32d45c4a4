import { defineConfig } from '@playwright/test'
import { testBrowserOptions } from './harness/chromium.ts'
import type { PortalOptions } from './harness/portal-test.ts'

/** Name of the JSON report in reports/, set by the test command: a test run by hand does not replace the last report. */
const report = process.env['TEST_REPORT']
const isCi = process.env['CI'] !== undefined
const WIDE = { width: 1366, height: 900 }
const TABLET = { width: 820, height: 1180 }
/** Tests that concern words run in both languages. */
const BOTH = /@both/

const zh = { language: 'zh', locale: 'zh-CN' } as const
const en = { language: 'en', locale: 'en-US' } as const

// Looks at a portal that tooling/guide/follow-guide.ts has started, step by step.
const isGuide = process.env['GUIDE_ORIGIN'] !== undefined
const GUIDE = isGuide ? [] : ['guide.spec.ts']
/** What goes wrong with applications, and how they are made: many tests, few words. */
const APPLICATIONS = ['sub-apps-*.spec.ts', 'guests.spec.ts', 'dev.spec.ts', 'new-version.spec.ts']
/** One part of the shell with all its corners. */
const CORNERS = [
  'admin-audit',
  'admin-more',
  'admin-roles',
  'admin-users',
  'favourites',
  'files',
  'home',
  'hangar',
  'first-start',
  'http-client',
  'language-reach',
  'lazy-parts',
  'live',
  'live-nodes',
  'login-page',
  'login-ways',
  'look',
  'message-centre',
  'messages',
  'missing-files',
  'navigation',
  'parts',
  'password',
  'redirect',
  'refusals',
  'script-in-fields',
  'search',
  'server-gone',
  'session',
  'tab-closing',
  'tab-order',
  'table',
  'variants',
].map(name => `${name}.spec.ts`)
const NOT_APPLICATIONS = [...GUIDE, ...APPLICATIONS]

/** What the test command runs: the stories in Chinese, login and one list in English, and a few tests that stand for the others. */
const STORY = [
  { name: 'story-zh', use: { ...zh, viewport: WIDE }, testIgnore: [...NOT_APPLICATIONS, ...CORNERS] },
  { name: 'samples', use: { ...zh, viewport: WIDE }, testMatch: [...APPLICATIONS, ...CORNERS], grep: BOTH },
  {
    name: 'story-en',
    use: { ...en, viewport: WIDE },
    testMatch: ['login.spec.ts', 'check-orders.spec.ts'],
    grep: BOTH,
  },
]

/**
 * All the rest: other languages and window sizes, applications and corners. With the stories, which ran before, the whole: every test
 * in both languages and both sizes, the stories and what is marked in all four combinations.
 */
const MATRIX = [
  {
    name: 'zh-wide',
    use: { ...zh, viewport: WIDE },
    testMatch: [...APPLICATIONS, ...CORNERS],
    grepInvert: BOTH,
  },
  { name: 'applications-en', use: { ...en, viewport: WIDE }, testMatch: APPLICATIONS, grep: BOTH },
  {
    name: 'applications-tablet',
    use: { ...zh, viewport: TABLET },
    testMatch: APPLICATIONS,
    // Nobody develops on a tablet.
    testIgnore: 'dev.spec.ts',
    grep: BOTH,
  },
  { name: 'zh-tablet', use: { ...zh, viewport: TABLET }, testIgnore: [...NOT_APPLICATIONS, ...CORNERS] },
  { name: 'zh-tablet-samples', use: { ...zh, viewport: TABLET }, testMatch: CORNERS, grep: BOTH },
  { name: 'en-wide', use: { ...en, viewport: WIDE }, testIgnore: [...NOT_APPLICATIONS, ...CORNERS] },
  { name: 'en-wide-samples', use: { ...en, viewport: WIDE }, testMatch: CORNERS, grep: BOTH },
  { name: 'en-tablet', use: { ...en, viewport: TABLET }, testIgnore: NOT_APPLICATIONS },
]

export default defineConfig<PortalOptions>({
  testDir: 'tests',
  testIgnore: GUIDE,
  ...(isGuide ? {} : { globalSetup: './harness/fill-store.ts' }),
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Two cores: a worker is a server, a database and a browser.
  workers: 2,
  // Where all run for an hour; what needed it is named, and more than three count as failed.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  reporter: report ? [['list'], ['json', { outputFile: `../reports/${report}.json` }]] : [['list']],
  use: {
    launchOptions: testBrowserOptions(),
    actionTimeout: 20_000,
    timezoneId: 'Asia/Shanghai',
    // Drawing a trace costs a quarter of the time: where a failed test is tried again, its second try is drawn.
    trace: isCi ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: process.env['APRON_MATRIX'] === '1' ? MATRIX : STORY,
})
