import { expect, it } from 'vitest'
import { inlineScriptHashes } from './inline-scripts.ts'

it('hashes what stands in the page, not what it fetches', () => {
  const html = '<script type="module" src="/a.js"></script><script type="importmap">{}</script>'
  expect(inlineScriptHashes(html)).toEqual(["'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='"])
})

it('finds none in a page without', () => {
  expect(inlineScriptHashes('<script src="/a.js"></script>')).toEqual([])
})
