import type { SubAppStatus } from '@apron/contract/entities/sub-app'
import { expect, it } from 'vitest'
import { type VersionRow, versionActions, versionRows, windowsInUse } from './version-rows.ts'

const version = (number: string, more: Partial<VersionRow['version']> = {}): VersionRow['version'] => ({
  version: number,
  fault: null,
  placed: null,
  inUse: 0,
  loads: 0,
  medianMs: null,
  p95Ms: null,
  failures: { loadFailed: 0, crashed: 0, error: 0 },
  lastCause: null,
  lastSeen: null,
  ...more,
})

const amm: SubAppStatus = {
  name: 'amm',
  enabled: true,
  activeVersion: '1.1.0',
  pinned: false,
  chosen: null,
  switched: null,
  versions: [version('1.2.0', { fault: 'broken' }), version('1.1.0', { inUse: 3 }), version('1.0.0')],
}
const tools: SubAppStatus = { ...amm, name: 'tools', activeVersion: null, versions: [version('1.0.0')] }

const shown = (apps: readonly SubAppStatus[], keyword = '') =>
  versionRows(apps, keyword).map(row => [row.app.name, row.version.version, row.state, versionActions(row)])

it('[ADM-24] a line per version says how it stands and what can be done', () => {
  expect(shown([amm, tools])).toEqual([
    ['amm', '1.2.0', 'broken', []],
    ['amm', '1.1.0', 'active', ['disable']],
    ['amm', '1.0.0', 'usable', ['use']],
    ['tools', '1.0.0', 'usable', ['use']],
  ])
  expect(shown([amm, tools], ' TOO ').map(([name]) => name)).toEqual(['tools'])
})

it('[ADM-24] a chosen version can be let go, an application switched on again', () => {
  const off = { ...amm, enabled: false, pinned: true, versions: [version('1.1.0')] }
  expect(shown([off])).toEqual([['amm', '1.1.0', 'off', ['enable', 'follow']]])
})

it('[ADM-24] an active version that is broken can still be switched off', () => {
  const broken = { ...amm, versions: [version('1.1.0', { fault: 'broken' })] }
  expect(shown([broken])).toEqual([['amm', '1.1.0', 'broken', ['disable']]])
})

it('[ADM-24] the windows of the active version are counted', () => {
  expect([windowsInUse(amm), windowsInUse(tools)]).toEqual([3, 0])
})
