import { expect, test } from 'vitest'
import type { SubAppConfig } from '../app/sub-app-config.ts'
import { buildManifest } from './build-manifest.ts'

const config = {
  name: 'safetyQuality',
  pages: {
    '/checkList': { title: { zh: '检查单', en: 'Check orders' }, keepAlive: true },
    '/AddEnReport': { title: { zh: '新增报告', en: 'Add report' }, keepAlive: true, confirmClose: true },
    '/checkedLibrary': { title: { zh: '检查项库', en: 'Check library' }, public: true },
  },
} as const satisfies SubAppConfig

const facts = {
  version: '0.1.0-1a2b3c4d',
  entry: 'entry-x.js',
  css: ['entry-x.css'],
  preload: [],
  integrity: { 'entry-x.js': `sha384-${'A'.repeat(64)}` },
  shared: { react: '^19.3.1' },
}

test('[TAB-11] lists paths, titles and flags of the pages with the mount path', () => {
  expect(buildManifest(config, facts)).toEqual({
    name: 'safetyQuality',
    contract: 1,
    kind: 'esm',
    tabs: 'multi',
    minShell: '1',
    titles: {
      '/safetyQuality/checkList': { zh: '检查单', en: 'Check orders' },
      '/safetyQuality/AddEnReport': { zh: '新增报告', en: 'Add report' },
      '/safetyQuality/checkedLibrary': { zh: '检查项库', en: 'Check library' },
    },
    keepAlive: ['/safetyQuality/checkList', '/safetyQuality/AddEnReport'],
    confirmClose: ['/safetyQuality/AddEnReport'],
    public: ['/safetyQuality/checkedLibrary'],
    ...facts,
  })
})

test('rejects a manifest that violates the contract, with every reason', () => {
  const broken = {
    name: 'Bad name',
    pages: { '/x': { title: { zh: '', en: 'x'.repeat(61) } } },
  } satisfies SubAppConfig
  expect(() => buildManifest(broken, { ...facts, version: 'v1' })).toThrow(/\/name [^\n]*\n.*\/version/s)
})
