import { createHash } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIntegrityCheck, servedName } from './integrity-check.ts'

const nothing = () => {}
const longAfter = () => Date.now() + 60_000

describe('file name on the disk', () => {
  const files = new Set(['a.js', 'pages/b.js', 'c.js.gz'])
  it.each([
    ['a.js', { file: 'a.js', packed: null }],
    ['a.js.br', { file: 'a.js', packed: '.br' }],
    ['pages/b.js.gz', { file: 'pages/b.js', packed: '.gz' }],
    ['c.js.gz', { file: 'c.js.gz', packed: null }],
    ['c.js', null],
    ['a.js.deflate', null],
    ['a.js.br.br', null],
    ['.br', null],
  ])('maps %s to a file of the version: %j', (name, served) => {
    expect(servedName(name, files)).toEqual(served)
  })
})

describe('[APP-15] repeatedly served file', () => {
  const RIGHT = 'export const one = 1'
  const integrity = `sha384-${createHash('sha384').update(RIGHT).digest('base64')}`
  let folder: string
  let path: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apron-check-'))
    path = join(folder, 'one.js')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Reused after the file was replaced, so that only a second read can notice it. */
  const asWritten = async () => {
    const { size, mtimeMs, ctimeMs, ino } = await stat(path)
    return { path, packed: null, stat: { size, mtimeMs, ctimeMs, ino } }
  }

  it('is read once while its size and times are unchanged', async () => {
    await writeFile(path, RIGHT)
    const check = createIntegrityCheck(longAfter)
    const found = await asWritten()
    expect(await check.isSame(found, integrity, nothing)).toBe(true)
    await rm(path)
    expect(await check.isSame(found, integrity, nothing)).toBe(true)
  })

  it.each(['size', 'mtimeMs', 'ctimeMs', 'ino'] as const)('is read again if its %s differs', async part => {
    await writeFile(path, RIGHT)
    const check = createIntegrityCheck(longAfter)
    const found = await asWritten()
    expect(await check.isSame(found, integrity, nothing)).toBe(true)
    await writeFile(path, RIGHT.replace('1', '2'))
    expect(await check.isSame(found, integrity, nothing)).toBe(true)
    const other = { ...found, stat: { ...found.stat, [part]: found.stat[part] + 1 } }
    expect(await check.isSame(other, integrity, nothing)).toBe(false)
  })

  it('is read again if it was just written, since the next change may have the same time', async () => {
    await writeFile(path, RIGHT)
    const check = createIntegrityCheck(Date.now)
    const found = await asWritten()
    expect(await check.isSame(found, integrity, nothing)).toBe(true)
    await writeFile(path, RIGHT.replace('1', '2'))
    expect(await check.isSame(found, integrity, nothing)).toBe(false)
  })

  it('is checked against the checksum of its version, compressed or not', async () => {
    const check = createIntegrityCheck(longAfter)
    await writeFile(path, gzipSync(RIGHT))
    expect(await check.isSame({ ...(await asWritten()), packed: '.gz' }, integrity, nothing)).toBe(true)
    expect(await check.isSame(await asWritten(), `sha384-${'A'.repeat(64)}`, nothing)).toBe(false)
  })

  it('is read again the next time if it cannot be read', async () => {
    await writeFile(path, RIGHT)
    const check = createIntegrityCheck(longAfter)
    const found = await asWritten()
    await rm(path)
    await expect(check.isSame(found, integrity, nothing)).rejects.toThrow('ENOENT')
    await writeFile(path, RIGHT)
    expect(await check.isSame(found, integrity, nothing)).toBe(true)
  })
})
