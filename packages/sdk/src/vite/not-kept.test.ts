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

/** A finished build, as far as it is looked at. */
function bundleOf(...chunks: ReturnType<typeof chunk>[]): Parameters<typeof notKept>[1] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no build is made for a table
  return Object.fromEntries(chunks.map(one => [one.fileName, one])) as unknown as Parameters<
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

it('[OFF-02] of an application the pages for voluntary reports are not kept, nor what they alone need', () => {
  expect(notKept(config, bundleOf(entry, ...pages))).toEqual([
    'add-en-report.page.js',
    'i-need-report.page.js',
    'report-form.js',
  ])
})

it('[OFF-02] of another application pages of such a name are as all others', () => {
  expect(notKept({ ...config, name: 'amm' }, bundleOf(entry, ...pages))).toEqual([])
})

it('[OFF-02] a page for reports whose module is not known is no build', () => {
  const others = pages.filter(({ fileName }) => fileName !== 'i-need-report.page.js')
  expect(() => notKept(config, bundleOf(entry, ...others))).toThrow('i-need-report.page.tsx')
})
