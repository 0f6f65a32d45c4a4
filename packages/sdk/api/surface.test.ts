import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicSurface } from './surface.ts'

test('matches the checked-in public surface; run "npm run sdk-surface" after an intended change', () => {
  expect(publicSurface()).toBe(readFileSync(join(import.meta.dirname, 'sdk.api.md'), 'utf8'))
})
