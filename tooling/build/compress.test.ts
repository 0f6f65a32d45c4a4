import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFolder } from './compress.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('compresses text files only, and nothing on a second run', async () => {
  writeFileSync(join(folder, 'a.js'), 'let a = 1\n'.repeat(100))
  writeFileSync(join(folder, 'b.png'), 'x')
  expect(await compressFolder(folder)).toBe(1)
  expect(readdirSync(folder).toSorted()).toEqual(['a.js', 'a.js.br', 'b.png'])
  expect(String(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))))).toBe('let a = 1\n'.repeat(100))
  expect(await compressFolder(folder)).toBe(0)
})

test('compresses a changed file again, even if it is older than before', async () => {
  const file = join(folder, 'index.html')
  writeFileSync(file, 'one')
  await compressFolder(folder)
  writeFileSync(file, 'two')
  utimesSync(file, 1, 1)
  expect(await compressFolder(folder)).toBe(1)
  expect(String(brotliDecompressSync(readFileSync(`${file}.br`)))).toBe('two')
})

test('accepts a missing folder', async () => {
  expect(await compressFolder(join(folder, 'none'))).toBe(0)
})
