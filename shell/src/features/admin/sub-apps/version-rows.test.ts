import type { AdminSubAppUpload } from '@apron/contract/sub-apps/admin-sub-app'
import type { SubAppStatus } from '@apron/contract/sub-apps/sub-app'
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
  title: '维修手册',
  enabled: true,
  activeVersion: '1.1.0',
  pinned: false,
  chosen: null,
  switched: null,
  versions: [version('1.2.0', { fault: 'broken' }), version('1.1.0', { inUse: 3 }), version('1.0.0')],
}
const tools: SubAppStatus = {
  ...amm,
  name: 'tools',
  title: '工具',
  activeVersion: null,
  versions: [version('1.0.0')],
}

const upload = (overrides: Partial<AdminSubAppUpload>): AdminSubAppUpload => ({
  id: 1,
  name: 'amm',
  version: '1.0.0',
  keyId: 'release',
  signedAt: '2026-03-02 08:00:00',
  digest: 'sha384-',
  files: 1,
  bytes: 1,
  against: '1.1.0',
  pagesAdded: [],
  pagesRemoved: [],
  publicAdded: [],
  uploadedBy: { code: 'ann', name: 'Ann' },
  uploadedAt: '2026-03-02 08:00:00',
  until: '2026-03-09 08:00:00',
  state: 'installed',
  decidedBy: null,
  decidedAt: null,
  hindrance: 'over',
  ...overrides,
})

interface Options {
  readonly uploads?: AdminSubAppUpload[]
  readonly keyword?: string
  readonly mayUpload?: boolean
  readonly userCode?: string
}

function listRows(
  apps: readonly SubAppStatus[],
  { uploads = [], keyword = '', mayUpload = true, userCode = 'ann' }: Options = {},
) {
  return versionRows(apps, uploads, keyword).map(row => [
    row.app.name,
    row.version.version,
    row.state,
    versionActions(row, { mayUpload, userCode }),
  ])
}

it('[ADM-24] lists each version with its state and actions', () => {
  expect(listRows([amm, tools])).toEqual([
    ['amm', '1.2.0', 'broken', []],
    ['amm', '1.1.0', 'active', ['disable']],
    ['amm', '1.0.0', 'usable', ['use']],
    ['tools', '1.0.0', 'usable', ['use']],
  ])
  for (const keyword of [' TOO ', '工']) {
    expect(listRows([amm, tools], { keyword }).map(([name]) => name)).toEqual(['tools'])
  }
})

it('[ADM-86] lists pending versions first, also for new applications; the uploader can withdraw, others can decide', () => {
  const waiting = upload({ version: '1.3.0', state: 'waiting' })
  const newApp = upload({ name: 'brandNew', state: 'waiting' })
  const uploads = [waiting, newApp, upload({ version: '1.2.9', state: 'refused' })]
  const first = (overrides: Options) => listRows([amm], { uploads, ...overrides })[0]
  expect(first({})).toEqual(['amm', '1.3.0', 'waiting', ['look', 'withdraw']])
  expect(first({ userCode: 'bob' })).toEqual(['amm', '1.3.0', 'waiting', ['look', 'refuse']])
  expect(first({ mayUpload: false })).toEqual(['amm', '1.3.0', 'waiting', ['look']])
  expect(listRows([amm], { uploads }).at(-1)?.slice(0, 3)).toEqual(['brandNew', '1.0.0', 'waiting'])
  expect(listRows([amm], { uploads })).toHaveLength(5)
})

it('[ADM-86] shows a version that was just confirmed once, whichever response arrives first', () => {
  const uploads = [upload({ version: '1.0.0', state: 'waiting' })]
  expect(listRows([amm], { uploads }).filter(([, number]) => number === '1.0.0')).toEqual([
    ['amm', '1.0.0', 'usable', ['use', 'look', 'remove']],
  ])
})

it('[ADM-86] removes an unused uploaded version', () => {
  const uploads = [upload({})]
  const last = (overrides: Options, app = amm) => listRows([app], { uploads, ...overrides }).at(-1)
  expect(last({})).toEqual(['amm', '1.0.0', 'usable', ['use', 'look', 'remove']])
  const used = { ...amm, versions: [version('1.1.0'), version('1.0.0', { inUse: 1 })] }
  expect(last({}, used)).toEqual(['amm', '1.0.0', 'usable', ['use', 'look']])
  expect(last({ uploads: [upload({ version: '1.1.0' })] }, { ...amm, versions: [version('1.1.0')] })).toEqual(
    ['amm', '1.1.0', 'active', ['disable', 'look']],
  )
})

it('[ADM-24] stops pinning a chosen version, and enables an application again', () => {
  const off = { ...amm, enabled: false, pinned: true, versions: [version('1.1.0')] }
  expect(listRows([off])).toEqual([['amm', '1.1.0', 'off', ['enable', 'follow']]])
})

it('[ADM-24] can disable a broken active version', () => {
  const broken = { ...amm, versions: [version('1.1.0', { fault: 'broken' })] }
  expect(listRows([broken])).toEqual([['amm', '1.1.0', 'broken', ['disable']]])
})

it('[ADM-24] counts the windows running the active version', () => {
  expect([windowsInUse(amm), windowsInUse(tools)]).toEqual([3, 0])
})
