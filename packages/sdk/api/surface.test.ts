import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicSurface } from './surface.ts'

test('the public surface is the one checked in; run "npm run sdk-surface" after an intended change', () => {
  expect(publicSurface()).toBe(readFileSync(join(import.meta.dirname, 'sdk.api.md'), 'utf8'))
})
