import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './new-id.ts'

const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const { crypto } = globalThis

afterEach(() => vi.unstubAllGlobals())

/** Simulates plain HTTP, where only random numbers are available. */
function plainHttp(fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array) {
  vi.stubGlobal('crypto', { getRandomValues: fill })
}

test('are random UUIDs', () => {
  plainHttp(bytes => crypto.getRandomValues(bytes))
  const ids = Array.from({ length: 100 }, () => newId())
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(UUID_4)
})

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0x2f, '2f2f2f2f-2f2f-4f2f-af2f-2f2f2f2f2f2f'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('turns bytes of %i into %s', (byte, id) => {
  plainHttp(bytes => bytes.fill(byte))
  expect(newId()).toBe(id)
})
