import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentHash, filesBelow, placeVersion, sha384 } from './version-folder.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'version-folder-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Creates a finished build with one file. */
function createBuild(text: string): string {
  const folder = join(root, '.building')
  mkdirSync(join(folder, 'deep'), { recursive: true })
  writeFileSync(join(folder, 'deep/entry.js'), text)
  return folder
}

test('moves a new version to its folder', () => {
  placeVersion(createBuild('one'), join(root, 'amm/1.0.0'))
  expect(readFileSync(join(root, 'amm/1.0.0/deep/entry.js'), 'utf8')).toBe('one')
  expect(existsSync(join(root, '.building'))).toBe(false)
})

test('leaves the version unchanged for the same content, apart from compressed copies', () => {
  const version = join(root, 'amm/1.0.0')
  placeVersion(createBuild('one'), version)
  writeFileSync(join(version, 'deep/entry.js.br'), 'packed')
  placeVersion(createBuild('one'), version)
  expect(existsSync(join(root, '.building'))).toBe(false)
  expect(existsSync(join(version, 'deep/entry.js.br'))).toBe(true)
})

test('rejects other content under the same version and keeps the version', () => {
  const version = join(root, 'amm/1.0.0')
  placeVersion(createBuild('one'), version)
  expect(() => placeVersion(createBuild('two'), version)).toThrow('A version is never overwritten')
  expect(readFileSync(join(version, 'deep/entry.js'), 'utf8')).toBe('one')
})

test('hashes only names and bytes', () => {
  const one = contentHash(createBuild('one'))
  expect(one).toMatch(/^[0-9a-f]{8}$/)
  expect(contentHash(createBuild('one'))).toBe(one)
  expect(contentHash(createBuild('two'))).not.toBe(one)
  expect(filesBelow(join(root, '.building'))).toEqual(['deep/entry.js'])
})

test('returns integrity in the format of browsers', () => {
  expect(sha384(Buffer.from('alert("hi")'))).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/)
  expect(sha384(Buffer.from(''))).toBe(
    'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
  )
})
