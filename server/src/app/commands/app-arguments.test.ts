import { expect, it } from 'vitest'
import { type AppCommand, readAppCommand } from './app-arguments.ts'

it.each<[string, AppCommand | null]>([
  ['list', { do: 'list' }],
  ['list amm', null],
  ['use amm 1.8.1', { do: 'use', name: 'amm', version: '1.8.1' }],
  ['use amm newest', { do: 'follow', name: 'amm' }],
  ['use amm', null],
  ['use amm 1.8.1 now', null],
  ['enable amm', { do: 'switch', name: 'amm', enabled: true }],
  ['disable amm', { do: 'switch', name: 'amm', enabled: false }],
  ['disable', null],
  ['add ./dist', { do: 'add', folder: './dist' }],
  ['add', null],
  ['new-key release-2026', { do: 'new-key', name: 'release-2026' }],
  ['new-key ../release', null],
  ['new-key', null],
  ['sign ./dist --key release.key', { do: 'sign', folder: './dist', key: 'release.key' }],
  ['sign --key=release.key ./dist', { do: 'sign', folder: './dist', key: 'release.key' }],
  ['sign ./dist', null],
  ['sign ./dist ./more --key release.key', null],
  ['sign ./dist --kee release.key', null],
  ['menu amm --roles inspector', { do: 'menu', name: 'amm', roles: ['inspector'], title: null }],
  [
    'menu --roles=inspector,admin amm',
    { do: 'menu', name: 'amm', roles: ['inspector', 'admin'], title: null },
  ],
  [
    'menu amm --roles inspector --zh 手册 --en Manual',
    { do: 'menu', name: 'amm', roles: ['inspector'], title: { zh: '手册', en: 'Manual' } },
  ],
  ['menu amm --roles inspector --zh 手册', null],
  ['menu amm', null],
  ['menu amm --roles ,', null],
  ['menu amm --rolls inspector', null],
  ['menu amm tools --roles inspector', null],
  ['menu --roles inspector', null],
  ['remove amm', null],
  ['toString', null],
  ['', null],
])('npm run app -- %s', (line, command) => {
  expect(readAppCommand(line === '' ? [] : line.split(' '))).toEqual(command)
})
