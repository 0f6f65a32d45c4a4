import { expect, it } from 'vitest'
import type { SubAppConfig } from '../app/sub-app-config.ts'
import { notKept } from './not-kept.ts'

const title = { zh: '报告', en: 'Report' }
const config = {
  name: 'safetyQuality',
  pages: { '/checkList': { title }, '/AddEnReport': { title }, '/INeedReport': { title, public: true } },
} as const satisfies SubAppConfig

const chunk = (name: string, imports: readonly string[] = [], dynamicImports: readonly string[] = []) => ({
  type: 'chunk',
  fileName: `${name}.js`,
  facadeModuleId: `/web/${name}.tsx`,
  isEntry: name === 'entry',
  imports,
  dynamicImports,
})

/** Creates the parts of a finished build that are inspected. */
function createBundle(...chunks: ReturnType<typeof chunk>[]): Parameters<typeof notKept>[1] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a real build would be needed otherwise
  return Object.fromEntries(chunks.map(each => [each.fileName, each])) as unknown as Parameters<
    typeof notKept
  >[1]
}

const REPORTS = ['add-en-report.page', 'i-need-report.page']
const entry = chunk('entry', ['app.js'], ['check-list.page.js', ...REPORTS.map(name => `${name}.js`)])
const pages = [
  chunk('app'),
  chunk('check-list.page', ['app.js']),
  ...REPORTS.map(name => chunk(name, ['app.js', 'report-form.js'])),
  chunk('report-form'),
]

it('[OFF-02] excludes pages for voluntary reports and files that only they need', () => {
  expect(notKept(config, createBundle(entry, ...pages))).toEqual([
    'add-en-report.page.js',
    'i-need-report.page.js',
    'report-form.js',
  ])
})

it('[OFF-02] excludes no pages with such a name in other applications', () => {
  expect(notKept({ ...config, name: 'amm' }, createBundle(entry, ...pages))).toEqual([])
})

it('[OFF-02] fails the build if the module of a report page is unknown', () => {
  const others = pages.filter(({ fileName }) => fileName !== 'i-need-report.page.js')
  expect(() => notKept(config, createBundle(entry, ...others))).toThrow('i-need-report.page.tsx')
})
