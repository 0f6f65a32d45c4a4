import { expect, it } from 'vitest'
import { buildOfDocument, filesOfApp } from './build-files.ts'

const HASH = `sha384-${'A'.repeat(64)}`

it.each([
  ['<meta name="apron-build" content="1a2b" /><meta name="other" content="x" />', '1a2b'],
  ['<title>Log in to the network</title>', null],
])('[OFF-03] reads the build of %s as %s', (html, build) => {
  expect(buildOfDocument(html)).toBe(build)
})

it('[OFF-02] lists the files of an application from its manifest, without the pages of voluntary reports', () => {
  const integrity = { 'entry.js': HASH, 'list.js': HASH, 'add-en-report.page.js': HASH, 'wrong.js': 7 }
  const manifest = { integrity, notKept: ['add-en-report.page.js'] }
  expect(filesOfApp(manifest, '/apps/amm/1.8.2/')).toEqual([
    { url: '/apps/amm/1.8.2/entry.js', integrity: HASH },
    { url: '/apps/amm/1.8.2/list.js', integrity: HASH },
  ])
})

it.each([null, 7, {}, { integrity: 'x' }])('[OFF-02] caches nothing of the invalid manifest %j', manifest => {
  expect(filesOfApp(manifest, '/apps/amm/1.8.2/')).toEqual([])
})
