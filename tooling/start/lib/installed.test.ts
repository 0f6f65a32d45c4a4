import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { isInstalled } from './installed.mjs'

interface Entry {
  readonly version: string
  readonly integrity?: string
  readonly optional?: true
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
    'an optional one whose checksum the lock file does not know',
    { 'node_modules/o': { version: '2.0.0', optional: true } as const },
    { 'node_modules/o': optional },
    true,
  ],
  ['no own Node', { 'node_modules/own-node': optional }, {}, false],
  ['nothing', { 'node_modules/a': a }, null, false],
  ['a record that was cut short', { 'node_modules/a': a }, '{"packages":', false],
  ['no lock file', null, { 'node_modules/a': a }, false],
])('%s', (_title, lock, present, expected) => {
  expect(isInstalled(folderWith(lock, present), 'own-node')).toBe(expected)
})
