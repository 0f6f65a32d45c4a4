import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inputHash } from './input-hash.ts'

let root = ''
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const hash = () => inputHash(root, ['package-lock.json', 'src'])

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'input-hash-'))
  mkdirSync(join(root, 'src/deep'), { recursive: true })
  write('package-lock.json', '{}')
  write('src/a.ts', '1')
  write('src/deep/b.ts', '2')
})
afterEach(() => rmSync(root, { recursive: true }))

test('is equal for equal files', () => {
  const before = hash()
  write('src/a.ts', '1')
  expect(hash()).toBe(before)
})

test.each([
  ['a changed byte', () => write('src/deep/b.ts', '3')],
  ['a new file', () => write('src/c.ts', '')],
  ['a renamed file', () => renameSync(join(root, 'src/a.ts'), join(root, 'src/z.ts'))],
  ['a changed lock file', () => write('package-lock.json', '{ }')],
  ['a file that is gone', () => rmSync(join(root, 'package-lock.json'))],
])('changes with %s', (_name, change) => {
  const before = hash()
  change()
  expect(hash()).not.toBe(before)
})

test('ignores tests, documents and installed packages', () => {
  const before = hash()
  write('src/a.test.ts', 'x')
  write('src/README.md', 'x')
  mkdirSync(join(root, 'src/node_modules'))
  write('src/node_modules/x.ts', 'x')
  expect(hash()).toBe(before)
})

test('ignores other folders', () => {
  const before = hash()
  mkdirSync(join(root, 'other'))
  write('other/x.ts', 'x')
  expect(hash()).toBe(before)
})
