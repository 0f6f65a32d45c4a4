import { expect, it } from 'vitest'
import { inlineScriptHashes } from './inline-scripts.ts'

it('hashes inline scripts, not external ones', () => {
  const html = '<script type="module" src="/a.js"></script><script type="importmap">{}</script>'
  expect(inlineScriptHashes(html)).toEqual(["'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='"])
})

it('returns none for a page without inline scripts', () => {
  expect(inlineScriptHashes('<script src="/a.js"></script>')).toEqual([])
})
