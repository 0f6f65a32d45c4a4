import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deployApp } from '../../../test/support/built-files.ts'
import { placeVersion } from './place-version.ts'

let root: string
let apps: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'apron place '))
  apps = join(root, 'apps')
})
afterAll(() => rm(root, { recursive: true, force: true }))

const build = async (...[name, version, more]: [string, string, Parameters<typeof deployApp>[3]?]) =>
  await deployApp(await mkdtemp(join(root, 'build ')), name, version, more)

it('places the files of the manifest and returns name and version', async () => {
  const folder = await build('amm', '1.0.0', {
    files: { 'entry.js': '1', 'parts/a.js': '2' },
    manifest: { entry: 'entry.js' },
  })
  await writeFile(join(folder, 'notes.txt'), 'not in the manifest')
  expect(await placeVersion(folder, apps)).toEqual({ name: 'amm', version: '1.0.0' })
  const there = await readdir(join(apps, 'amm', '1.0.0'), { recursive: true })
  expect(there.toSorted()).toEqual([
    'entry.js',
    'entry.js.br',
    'manifest.json',
    'manifest.json.br',
    'parts',
    join('parts', 'a.js'),
    join('parts', 'a.js.br'),
  ])
  expect(await readdir(apps)).toEqual(['amm'])
})

it('accepts the same version again, but no other content under its number', async () => {
  expect(await placeVersion(await build('tools', '1.0.0'), apps)).toEqual({ name: 'tools', version: '1.0.0' })
  expect(await placeVersion(await build('tools', '1.0.0'), apps)).toEqual({ name: 'tools', version: '1.0.0' })
  const other = await build('tools', '1.0.0', { files: { 'entry.js': 'other' } })
  await expect(placeVersion(other, apps)).rejects.toThrow('with different content')
  const placed = join(apps, 'tools', '1.0.0', 'entry.js')
  expect(await readFile(placed, 'utf8')).not.toBe('other')
  await writeFile(placed, 'damaged')
  await expect(placeVersion(await build('tools', '1.0.0'), apps)).rejects.toThrow('are damaged (entry.js')
})

it('copies the content of a link, not the link', async () => {
  const folder = await build('supplier', '1.0.0', { files: { 'entry.js': 'linked' } })
  const elsewhere = join(root, 'elsewhere.js')
  await writeFile(elsewhere, 'linked')
  await rm(join(folder, 'entry.js'))
  await symlink(elsewhere, join(folder, 'entry.js'))
  await placeVersion(folder, apps)
  await rm(elsewhere)
  expect(await readFile(join(apps, 'supplier', '1.0.0', 'entry.js'), 'utf8')).toBe('linked')
})

const HASH = `sha384-${'A'.repeat(64)}`

it.each([
  ['with a file that differs', { integrity: { 'entry.js': HASH } }, 'entry.js is not the file of the build'],
  ['with an entry outside', { entry: '../../amm/1.0.0/entry.js' }, 'has no integrity'],
  ['with a file outside', { entry: 'e', integrity: { e: HASH, '../x.js': HASH } }, 'e is missing'],
  [
    'with only a file outside',
    { entry: '../x.js', integrity: { '../x.js': HASH } },
    'not a path inside the folder',
  ],
  [
    'with an absolute file',
    { entry: '/etc/passwd', integrity: { '/etc/passwd': HASH } },
    'not a path inside the folder',
  ],
  ['with a path as its name', { name: '../ipc' }, 'manifest.json/name'],
  ['with a path as its version', { version: '1.0.0/../../x' }, 'manifest.json/version'],
])('rejects a folder %s, and places nothing', async (_what, manifest, words) => {
  const before = await readdir(root, { recursive: true })
  const folder = await build('ipc', '1.0.0', { manifest })
  await expect(placeVersion(folder, apps)).rejects.toThrow(words)
  const after = (await readdir(root, { recursive: true })).filter(path => !path.startsWith('build '))
  expect(after.toSorted()).toEqual(before.filter(path => !path.startsWith('build ')).toSorted())
})

it('rejects a version for another contract', async () => {
  const folder = await build('ipc', '1.0.0')
  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8')
  await writeFile(join(folder, 'manifest.json'), manifest.replace('"contract":1', '"contract":2'))
  await expect(placeVersion(folder, apps)).rejects.toThrow('manifest.json/contract')
})

it('rejects a folder without a manifest', async () => {
  await expect(placeVersion(root, apps)).rejects.toThrow('manifest.json cannot be read')
  await expect(placeVersion(join(root, 'nowhere'), apps)).rejects.toThrow('manifest.json cannot be read')
})
