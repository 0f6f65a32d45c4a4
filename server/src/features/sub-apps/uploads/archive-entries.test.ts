import { expect, it } from 'vitest'
import { type ArchiveEntry, entriesProblem } from './archive-entries.ts'

const UNIX = 3 << 8
const entry = (fileName: string, more: Partial<ArchiveEntry> = {}): ArchiveEntry => ({
  fileName,
  uncompressedSize: 10,
  versionMadeBy: UNIX,
  externalFileAttributes: 0,
  generalPurposeBitFlag: 0,
  ...more,
})
const mode = (bits: number) => ({ externalFileAttributes: (bits << 16) >>> 0 })
const archive = (...more: ArchiveEntry[]) => [entry('manifest.json'), entry('signature.json'), ...more]
const MB = 1024 * 1024

it.each<[string, ArchiveEntry[]]>([
  ['plain files', archive(entry('entry-1a2b.js', mode(0o100644)), entry('assets/a_b.css'))],
  ['200 MB', archive(entry('a.js', { uncompressedSize: 200 * MB - 20 }))],
  ['2,000 files', archive(...Array.from({ length: 1998 }, (_, index) => entry(`a${index}.js`)))],
  // These bits have another meaning in archives of other systems.
  ['file attributes of another system', archive(entry('a.js', { ...mode(0o120777), versionMadeBy: 0 }))],
])('[ADM-80] accepts %s', (_what, entries) => {
  expect(entriesProblem(entries)).toBeNull()
})

it.each<[string, ArchiveEntry[], string]>([
  ['a way up', archive(entry('../entry.js')), 'name that is not allowed'],
  ['a way up in between', archive(entry('a/../../entry.js')), 'name that is not allowed'],
  ['an absolute path', archive(entry('/etc/cron')), 'name that is not allowed'],
  ['a path of Windows', archive(entry('C:/a.js')), 'name that is not allowed'],
  ['a backslash', archive(entry('a\\b.js')), 'name that is not allowed'],
  ['a folder', archive(entry('assets/')), 'name that is not allowed'],
  ['a twin', archive(entry('entry.js.br')), 'name that is not allowed'],
  ['a device', archive(entry('assets/nul')), 'name that is not allowed'],
  ['a device with an ending', archive(entry('COM1.js')), 'name that is not allowed'],
  ['a name that Windows shortens', archive(entry('entry.js.')), 'name that is not allowed'],
  ['a name that turns round', archive(entry('a\u202Esj.js')), 'name that is not allowed'],
  ['an endless name', archive(entry('a'.repeat(201))), 'name that is not allowed'],
  ['a link', archive(entry('a.js', mode(0o120777))), 'a link'],
  ['a device file', archive(entry('a.js', mode(0o060644))), 'a link'],
  ['an encrypted file', archive(entry('a.js', { generalPurposeBitFlag: 1 })), 'encrypted'],
  ['one name twice', archive(entry('a.js'), entry('A.JS')), 'twice'],
  ['no manifest', [entry('signature.json')], 'not signed'],
  [
    'a huge manifest',
    [entry('manifest.json', { uncompressedSize: 2 * MB }), entry('signature.json')],
    'too large',
  ],
  ['more than 200 MB', archive(entry('a.js', { uncompressedSize: 200 * MB })), 'more than 200 MB'],
  [
    'more than 2,000 files',
    archive(...Array.from({ length: 1999 }, (_, i) => entry(`a${i}.js`))),
    '2000 files',
  ],
])('[ADM-80] rejects %s', (_what, entries, reason) => {
  expect(entriesProblem(entries)?.en).toContain(reason)
})
