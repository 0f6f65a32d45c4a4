import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import { Value } from 'typebox/value'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sha384 } from '../vite/version-folder.ts'
import type { GuestBuild } from './guest-build.ts'
import { readGuestConfig } from './read-guest-config.ts'
import { writeGuestManifest } from './write-guest-manifest.ts'

const CLI = join(import.meta.dirname, 'cli.ts')

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guest '))
  put('build/js/app.js', 'window["tools-app"] = {}')
  put('build/css/app.css', '@charset "utf-8"; body { margin: 0 } .title { *zoom: 1; color: red }')
  put('build/css/lazy.css', '.lazy { background: url(../img/a.png) }')
})
afterEach(() => rmSync(root, { recursive: true }))

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const guest = (): GuestBuild => ({
  name: 'tools',
  version: '2.4.0',
  kind: 'qiankun',
  folder: join(root, 'build'),
  outDir: join(root, 'apps'),
  entry: 'js/app.js',
  css: ['css/app.css'],
  pages: { '/ledger': { title: { zh: '工具台账', en: 'Ledger' }, keepAlive: true } },
  qiankun: { global: 'tools-app' },
})

function settings(): object {
  const { version: _version, ...rest } = guest()
  return { ...rest, folder: 'build', outDir: '../elsewhere' }
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

describe('a finished legacy build', () => {
  test('becomes a version whose manifest names every file', () => {
    const { folder, version } = writeGuestManifest(guest())
    expect(version).toMatch(/^2\.4\.0-[0-9a-f]{8}$/)
    expect(folder).toBe(join(root, 'apps/tools', version))
    const manifest: unknown = JSON.parse(read(folder, 'manifest.json'))
    expect(Value.Check(SubAppManifest, manifest)).toBe(true)
    expect(manifest).toMatchObject({
      name: 'tools',
      version,
      kind: 'qiankun',
      tabs: 'single',
      entry: 'js/app.js',
      css: ['css/app.css'],
      titles: { '/tools/ledger': { zh: '工具台账', en: 'Ledger' } },
      keepAlive: ['/tools/ledger'],
      qiankun: { global: 'tools-app' },
      integrity: {
        'js/app.js': sha384(Buffer.from('window["tools-app"] = {}')),
        'css/app.css': sha384(readFileSync(join(folder, 'css/app.css'))),
        'css/lazy.css': sha384(readFileSync(join(folder, 'css/lazy.css'))),
      },
    })
    expect(JSON.parse(read(join(root, 'apps/tools'), 'newest.json'))).toEqual({ version })
  })

  test('scopes all its style sheets, including lazy ones, and drops what no browser reads', () => {
    const { folder } = writeGuestManifest(guest())
    const flat = (file: string) => read(folder, file).replaceAll(/\s+/g, ' ').trim()
    expect(flat('css/app.css')).toBe(
      '@scope ([data-mf="tools"]) { :scope { margin: 0; } .title { color: red; } }',
    )
    expect(flat('css/lazy.css')).toMatch(/^@scope \(\[data-mf="tools"\]\) \{ \.lazy \{ background: url/)
  })

  test('is unchanged, and the same content yields the same version', () => {
    const before = readdirSync(join(root, 'build'), { recursive: true })
    const first = writeGuestManifest(guest())
    expect(writeGuestManifest(guest())).toEqual(first)
    expect(readdirSync(join(root, 'build'), { recursive: true })).toEqual(before)
    put('build/js/app.js', 'window["tools-app"] = { mount() {} }')
    expect(writeGuestManifest(guest()).version).not.toBe(first.version)
  })

  test('drops files that would be invalid in the version', () => {
    put('build/manifest.json', '{"short_name":"Tools"}')
    put('build/css/app.css.gz', 'packed')
    put('build/js/app.js.br', 'packed')
    const { folder } = writeGuestManifest(guest())
    expect(read(folder, 'manifest.json')).toContain('"kind": "qiankun"')
    expect(readdirSync(folder, { recursive: true }).filter(file => /\.(gz|br)$/.test(String(file)))).toEqual(
      [],
    )
  })

  test.each<[string, Partial<GuestBuild>, string]>([
    ['a missing entry', { entry: 'js/main.js' }, 'js/main.js is missing'],
    ['a missing sheet', { css: ['css/gone.css'] }, 'css/gone.css is missing'],
    ['a name that is not a path', { name: 'Tools app' }, '/name'],
    ['a legacy build without its global', { qiankun: { global: 'a.b' } }, '/qiankun/global'],
    ['one frame for several tabs', { kind: 'frame', tabs: 'single' }, 'tabs must be multi'],
  ])('rejects %s', (_name, change, reason) => {
    expect(() => writeGuestManifest({ ...guest(), ...change })).toThrow(reason)
  })

  test('rejects kind qiankun without its settings', () => {
    const { qiankun: _left, ...without } = guest()
    expect(() => writeGuestManifest(without)).toThrow('qiankun.global')
  })

  test('rejects a file that browsers request by another name', () => {
    put('build/img/工具.png', '')
    expect(() => writeGuestManifest(guest())).toThrow('img/工具.png')
  })
})

test.each(['@scope ([data-mf="tools"]) {\n.x{color:red}}', '@scope([data-mf=tools]){.x{color:red}}'])(
  '%s is scoped already',
  css => {
    put('build/css/app.css', css)
    const { folder } = writeGuestManifest(guest())
    expect(read(folder, 'css/app.css')).toBe(css)
  },
)

test('leaves a frame’s style sheets unchanged', () => {
  put('build/index.html', '<!doctype html>')
  const { qiankun: _left, ...frame } = guest()
  const { folder } = writeGuestManifest({ ...frame, kind: 'frame', entry: 'index.html', css: [] })
  expect(read(folder, 'css/app.css')).toContain('*zoom: 1')
})

describe('a settings file', () => {
  test('has paths relative to itself and takes the version of its package', () => {
    put('package.json', '{"version":"2.4.0"}')
    put('guest.config.json', JSON.stringify(settings()))
    const config = readGuestConfig(join(root, 'guest.config.json'), join(root, 'apps'))
    expect(config).toEqual(guest())
    expect(readGuestConfig(join(root, 'guest.config.json')).outDir).toBe(join(dirname(root), 'elsewhere'))
  })

  test.each([
    ['a missing title', { pages: { '/ledger': { keepAlive: true } } }, '/pages/~1ledger'],
    ['a misspelt setting', { keepalive: [] }, 'guest.config.json is not a guest'],
    ['an unknown kind', { kind: 'umd' }, '/kind'],
  ])('rejects %s with the reason', (_name, change, reason) => {
    put('guest.config.json', JSON.stringify({ ...settings(), version: '1.0.0', ...change }))
    expect(() => readGuestConfig(join(root, 'guest.config.json'))).toThrow(reason)
  })

  test('is sufficient for the command line, which prints the folder', () => {
    put('guest.config.json', JSON.stringify({ ...settings(), version: '2.4.0' }))
    const args = [CLI, join(root, 'guest.config.json'), join(root, 'apps')]
    const printed = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()
    expect(readdirSync(printed)).toContain('manifest.json')
  })
})
