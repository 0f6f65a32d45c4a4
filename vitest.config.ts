import { defineConfig } from 'vitest/config'
import { inputHash } from './tooling/build/input-hash.ts'

/** Tests of the server that measure time or load: side by side with others they would measure those. */
const MEASURING = ['flood', 'limits', 'login-time', 'reconnect', 'rolling-restart', 'seed'].map(
  name => `server/test/http/**/${name}.test.ts`,
)
/** Tests with a document. */
const PAGE_TESTS = ['**/*.test.tsx']
/** Tests that build, which sets the environment of their process: each file has a process of its own. */
const OWN_PROCESS = [
  '{bench,e2e,tooling}/**/*.test.ts',
  'shell/build/**/*.test.ts',
  'packages/sdk/src/vite/**/*.test.ts',
]
/** Tests that read the whole repository. They belong to `npm run check`; `npm test` leaves them out. */
const REPOSITORY = ['tooling/{check,imports}/**/*.test.ts', 'packages/sdk/api/**/*.test.ts']
/** Tests that start the whole server and talk HTTP to it. */
const HTTP_TESTS = ['server/test/**/*.test.ts', 'apps/*/server/test/**/*.test.ts']
// Projects below that npm test leaves to a part of `npm run test:all`.
const inServerTests = (folder: string) => [
  `server/test/${folder}/**/*.test.ts`,
  `apps/*/server/test/${folder}/**/*.test.ts`,
]
/** Start the server or a command as a process of its own, kill it, take its disk away: seconds each. */
const PROCESSES = inServerTests('processes')
/** The database or a gateway is away, hangs or comes back: they wait for time limits. */
const OUTAGES = inServerTests('outages')
/** Files reports on a real server and searches everything it keeps for the reporters. Takes minutes. */
const REPORTING = inServerTests('reporting')
/** Every call and many generated histories. */
const GENERATED = inServerTests('generated')
/** Open stores of older versions. */
const UPGRADE = ['server/test/upgrade/**/*.test.ts']
/** Makes an application with the generator and checks its types. */
const MADE = ['tooling/new-sub-app/made-application.test.ts']
const NEVER = [
  '**/node_modules/**',
  '**/dist/**',
  '.cache/**',
  '.data/**',
  'reports/**',
  // A server with an application that there is not yet: the test that makes one runs them.
  'tooling/new-sub-app/inside/server/**',
]

/** Sources of a migrated and filled store. Tests copy the cached store until one of them changes. */
const STORE_SOURCES = [
  'server/src',
  'server/test/support/stores/demo-store.ts',
  'packages/contract/src',
  'packages/server-kit/src',
  'apps',
  'package-lock.json',
]

/** Each file owns a server and a store; modules are loaded, and compiled, once for all files of a worker. */
const OWN_SERVER = { isolate: false, maxWorkers: 2, testTimeout: 30_000, hookTimeout: 60_000 }
const SAME_ENVIRONMENT = './tooling/same-environment.ts'

/** Name of the JSON report in reports/, set by the test command: a test run by hand does not replace the last report. */
const report = process.env['TEST_REPORT']

export default defineConfig({
  test: {
    provide: { storeSources: inputHash(import.meta.dirname, STORE_SOURCES) },
    reporters: report ? ['default', ['json', { outputFile: `reports/${report}.json` }]] : ['default'],
    tags: [
      { name: 'postgres', description: 'On PostgreSQL: npm test leaves out what has no other tag.' },
      { name: 'at-once', description: 'Races: several calls at the same moment.' },
      { name: 'sql', description: 'Statements that the embedded store and PostgreSQL may read differently.' },
    ],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...NEVER, ...HTTP_TESTS, ...PAGE_TESTS, ...OWN_PROCESS, ...REPOSITORY],
          isolate: false,
          maxWorkers: 2,
          setupFiles: [SAME_ENVIRONMENT],
        },
      },
      {
        test: {
          name: 'unit-own-process',
          include: OWN_PROCESS,
          exclude: [...NEVER, ...HTTP_TESTS, ...MADE, ...REPOSITORY],
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'repository',
          include: REPOSITORY,
          exclude: NEVER,
          maxWorkers: 2,
          // They read every file while the linter and the compiler work beside them.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'unit-pages',
          include: PAGE_TESTS,
          exclude: NEVER,
          environment: 'happy-dom',
          setupFiles: ['./tooling/shared-document.ts'],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'http',
          include: HTTP_TESTS,
          setupFiles: [SAME_ENVIRONMENT],
          exclude: [...NEVER, ...MEASURING, ...PROCESSES, ...OUTAGES, ...REPORTING, ...GENERATED, ...UPGRADE],
          ...OWN_SERVER,
          sequence: { groupOrder: 1 },
        },
      },
      ...Object.entries({
        'http-processes': PROCESSES,
        'http-outages': OUTAGES,
        'http-reporting': REPORTING,
        'http-generated': GENERATED,
        'http-upgrade': UPGRADE,
      }).map(([name, include]) => ({
        test: {
          name,
          include,
          setupFiles: [SAME_ENVIRONMENT],
          exclude: NEVER,
          ...OWN_SERVER,
          sequence: { groupOrder: 1 },
        },
      })),
      { test: { name: 'made', include: MADE, exclude: NEVER, sequence: { groupOrder: 1 } } },
      {
        test: {
          name: 'http-load',
          include: MEASURING,
          setupFiles: [SAME_ENVIRONMENT],
          exclude: NEVER,
          isolate: false,
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
