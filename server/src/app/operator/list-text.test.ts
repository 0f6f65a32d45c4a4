import { expect, it } from 'vitest'
import type { SubAppState } from '../../features/sub-apps/list-sub-apps.ts'
import { NO_USAGE } from '../../features/sub-apps/usage.store.ts'
import { listText } from './list-text.ts'

const noon = new Date('2026-05-01T04:00:00Z')

const amm: SubAppState = {
  name: 'amm',
  enabled: false,
  activeVersion: '1.1.0',
  pinned: true,
  chosen: { by: 'terminal:jane', at: noon },
  switched: { by: '100001', at: noon },
  versions: [
    {
      version: '1.1.0',
      fault: null,
      placed: noon,
      inUse: 12,
      loads: 340,
      medianMs: 180,
      p95Ms: 180,
      failures: { loadFailed: 2, crashed: 1, error: 0 },
      lastCause: 'timeout',
      lastSeen: noon,
    },
    { ...NO_USAGE, version: '1.0.0', fault: null, placed: noon },
    {
      ...NO_USAGE,
      version: '0.9.0',
      placed: null,
      fault: { zh: '缺少文件 entry.js', en: 'entry.js is missing' },
    },
  ],
}

it('lists applications with the state of each version, in both languages', () => {
  const { zh, en } = listText([amm])
  expect(en.split('\n').slice(0, 4)).toEqual([
    'amm  disabled (100001, 2026-05-01 12:00)  version chosen by jane, 2026-05-01 12:00',
    '  * 1.1.0  sessions: 12, loads: 340, median about 180 ms, failures: 3 (load failed 2, crashed 1, errors 0, last cause timeout)',
    '    1.0.0  not used',
    '    0.9.0  cannot be used: entry.js is missing',
  ])
  expect(zh.split('\n').slice(0, 4)).toEqual([
    'amm  已停用（100001，2026-05-01 12:00）  版本由 jane 于 2026-05-01 12:00 启用',
    '  * 1.1.0  12 个会话使用中，加载 340 次，加载时间中位数约 180 毫秒，失败 3 次（加载失败 2，崩溃 1，错误 0，最近原因 timeout）',
    '    1.0.0  无使用记录',
    '    0.9.0  不能使用：缺少文件 entry.js',
  ])
})

it('explains what to do without any application', () => {
  expect(listText([]).en).toContain('npm run app -- add')
})
