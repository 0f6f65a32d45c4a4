import { expect, it } from 'vitest'
import { cacheControl } from './served-files.ts'

it.each([
  ['/index.html', 'no-cache'],
  ['/apps/registry.json', 'no-cache'],
  ['/apps/alpha/0.1.0-a1cdb427/manifest.json', 'public, max-age=31536000, immutable'],
  ['/assets/index-KWR9bP7i.js', 'public, max-age=31536000, immutable'],
])('%s: %s', (path, header) => {
  expect(cacheControl(path)).toBe(header)
})
