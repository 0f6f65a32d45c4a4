import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { installArguments, isInstalled, needsDevelopment } from './installed.mjs'

interface Entry {
  readonly version: string
  readonly integrity?: string
  readonly optional?: true
  readonly dev?: true
  readonly devOptional?: true
}

const roots: string[] = []
afterEach(() => {
  for (const folder of roots.splice(0)) rmSync(folder, { recursive: true })
})

function folderWith(
  lock: Record<string, Entry> | null,
  present: Record<string, Entry> | string | null,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'apron-lock-'))
  roots.push(folder)
  mkdirSync(join(folder, 'node_modules'))
  const write = (path: string, packages: Record<string, Entry> | string): void =>
    writeFileSync(join(folder, path), typeof packages === 'string' ? packages : JSON.stringify({ packages }))
  if (lock !== null)
    write('package-lock.json', { '': { version: '1' }, 'packages/x': { version: '2' }, ...lock })
  if (present !== null) write('node_modules/.package-lock.json', present)
  return folder
}

const a = { version: '1.0.0', integrity: 'sha512-a' }
const dev = { version: '3.0.0', integrity: 'sha512-d', dev: true } as const
const devOptional = { version: '4.0.0', integrity: 'sha512-e', devOptional: true } as const
const optional = { version: '2.0.0', integrity: 'sha512-o', optional: true } as const

it.each([
  ['the same', { 'node_modules/a': a }, { 'node_modules/a': a }, true],
  [
    'more than the lock file says',
    { 'node_modules/a': a },
    { 'node_modules/a': a, 'node_modules/b': a },
    true,
  ],
  ['another version', { 'node_modules/a': a }, { 'node_modules/a': { ...a, version: '1.0.1' } }, false],
  ['other contents', { 'node_modules/a': a }, { 'node_modules/a': { ...a, integrity: 'sha512-b' } }, false],
  ['a missing library', { 'node_modules/a': a }, {}, false],
  ['a missing library of a workspace', { 'server/node_modules/a': a }, {}, false],
  [
    'a missing optional one',
    { 'node_modules/a': a, 'node_modules/o': optional },
    { 'node_modules/a': a },
    true,
  ],
  [
    'an old optional one',
    { 'node_modules/o': optional },
    { 'node_modules/o': { ...optional, version: '1.9.0' } },
    false,
  ],
  [
    'an optional one without a checksum in the lock file',
    { 'node_modules/o': { version: '2.0.0', optional: true } as const },
    { 'node_modules/o': optional },
    true,
  ],
  ['no own Node', { 'node_modules/own-node': optional }, {}, false],
  ['nothing', { 'node_modules/a': a }, null, false],
  ['a record that was cut short', { 'node_modules/a': a }, '{"packages":', false],
  ['no lock file', null, { 'node_modules/a': a }, false],
])('%s', (_title, lock, present, expected) => {
  const root = folderWith(lock, present)
  expect(isInstalled(root, { development: true, ownNode: 'own-node' })).toBe(expected)
  expect(isInstalled(root, { development: false, ownNode: 'own-node' })).toBe(expected)
})

describe('development libraries', () => {
  const lock = { 'node_modules/a': a, 'node_modules/d': dev, 'node_modules/e': devOptional }

  it.each([
    ['all', lock, true, true],
    ['none', { 'node_modules/a': a }, false, true],
    ['all but one', { 'node_modules/a': a, 'node_modules/e': devOptional }, false, true],
    ['an old one', { ...lock, 'node_modules/d': { ...dev, version: '2.9.0' } }, false, true],
    [
      'an old one that the product may use',
      { ...lock, 'node_modules/e': { ...devOptional, version: '3.9.0' } },
      false,
      false,
    ],
    ['they alone', { 'node_modules/d': dev, 'node_modules/e': devOptional }, false, false],
  ])('%s', (_title, present, all, product) => {
    const root = folderWith(lock, present)
    expect(isInstalled(root, { development: true })).toBe(all)
    expect(isInstalled(root, { development: false })).toBe(product)
  })

  it.each([
    ['asked for', true, null, '--include=dev'],
    ['not asked for, nothing is there', false, null, '--omit=dev'],
    ['not asked for, the product’s are there', false, { 'node_modules/e': devOptional }, '--omit=dev'],
    ['not asked for, there all the same: npm would remove them', false, lock, '--include=dev'],
  ])('%s', (_title, development, present, expected) => {
    const args = installArguments(folderWith(lock, present), development)
    expect(args).toEqual(['install', '--no-save', '--ignore-scripts', expected])
  })

  it.each([
    ['server/src/app/commands/backup.command.ts', false],
    ['tooling/build/build.ts', false],
    ['tooling/check/check.ts', true],
    ['node_modules/vite/bin/vite.js', true],
    [undefined, true],
  ])('%s needs them: %s', (script, expected) => {
    expect(needsDevelopment(script)).toBe(expected)
  })
})
