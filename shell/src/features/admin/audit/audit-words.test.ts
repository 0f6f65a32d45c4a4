import type { AuditLine } from '@apron/contract/entities/admin-audit'
import type { Language } from '@apron/contract/entities/language'
import { expect, it } from 'vitest'
import { createI18n } from '../../../platform/i18n/create-i18n.ts'
import { auditTexts } from './audit.texts.ts'
import { changeWords, doerWords, purposeWords, summaryWords, targetWords } from './audit-words.ts'

const textsIn = async (language: Language) => (await createI18n(language, auditTexts)).t

const LINE: AuditLine = {
  id: 1,
  time: '2026-03-02 09:00:00',
  event: 'user changed',
  userCode: '100001',
  userName: '陈启明',
  address: '',
  target: '100104',
  targetName: '冯晓岚',
  given: [],
  taken: [],
  change: '',
  reason: '',
  purpose: '',
  site: '',
  count: null,
  bound: null,
  sessionId: '',
}

it.each([
  ['department D01 saved', '保存部门 D01', 'Department D01 saved'],
  ['department D01 deleted', '删除部门 D01', 'Department D01 deleted'],
  ['airport CAN saved', '保存机场 CAN', 'Airport CAN saved'],
  ['airport CAN made a site', '将机场 CAN 设为航站', 'Airport CAN made a site'],
  ['airport CAN no site any more', '机场 CAN 不再是航站', 'Airport CAN no longer a site'],
  ['translation a.b saved', '保存翻译 a.b', 'Translation a.b saved'],
  ['translation a.b deleted', '删除翻译 a.b', 'Translation a.b deleted'],
  ['notice 7 saved', '保存公告 7', 'Notice 7 saved'],
  ['notice 7 published', '发布公告 7', 'Notice 7 published'],
  ['notice 7 withdrawn', '撤回公告 7', 'Notice 7 withdrawn'],
  ['notice 7 deleted', '删除公告 7', 'Notice 7 deleted'],
  ['sub-application amm enabled', '启用子应用 amm', 'Sub-application amm enabled'],
  ['sub-application amm disabled', '停用子应用 amm', 'Sub-application amm disabled'],
  [
    'sub-application amm: 1.9.0 -> 2.0.0',
    '子应用 amm 的版本由 1.9.0 变为 2.0.0',
    'Sub-application amm: version 1.9.0 became 2.0.0',
  ],
  [
    'sub-application amm: none -> 2.0.0',
    '子应用 amm 启用版本 2.0.0',
    'Sub-application amm: version 2.0.0 from none',
  ],
  [
    'sub-application amm 2.0.0: list.js is not the file of the build',
    '子应用 amm 2.0.0 的文件 list.js 与构建不符',
    'Sub-application amm 2.0.0: the file list.js is not the one of the build',
  ],
  ['something of another version', 'something of another version', 'something of another version'],
  ['', '', ''],
])('[ADM-46] a change is read as words: %s', async (change, zh, en) => {
  expect([changeWords(change, await textsIn('zh')), changeWords(change, await textsIn('en'))]).toEqual([
    zh,
    en,
  ])
})

it('[ADM-46] people are read by name and number, who is none by the beginning of the hash', async () => {
  const t = await textsIn('en')
  const unknown = `unknown ${'0a1b2c3d'.repeat(8)}`
  expect([
    doerWords(LINE, t),
    doerWords({ userCode: unknown, userName: '' }, t),
    doerWords({ userCode: 'operator', userName: '' }, t),
    targetWords(LINE),
    targetWords({ target: '/amm/list', targetName: '' }),
    targetWords({ target: '', targetName: '' }),
  ]).toEqual(['陈启明 (100001)', 'Unknown account 0a1b2c3d', 'operator', '冯晓岚 (100104)', '/amm/list', ''])
})

it('[ADM-46] one line of the table says all that is there besides', async () => {
  const inspector = { code: 'INSPECTOR', name: '检验员' }
  const full: AuditLine = {
    ...LINE,
    given: [inspector, { code: 'GONE', name: '' }],
    taken: [inspector],
    change: 'airport CAN saved',
    reason: '密码过于简单',
    purpose: 'login',
    site: 'CAN',
    count: 0,
  }
  const t = await textsIn('zh')
  expect(summaryWords(full, t, 'zh')).toBe(
    '增加 检验员 (INSPECTOR)、GONE；收回 检验员 (INSPECTOR)；保存机场 CAN；密码过于简单；登录；CAN；0 项',
  )
  expect(summaryWords(LINE, t, 'zh')).toBe('')
  expect(summaryWords(full, await textsIn('en'), 'en')).toContain('检验员 (INSPECTOR), GONE; ')
})

it('[ADM-46] what a code was asked for is said', async () => {
  const t = await textsIn('en')
  expect(['login', 'password', 'lunch'].map(purpose => purposeWords(purpose, t))).toEqual([
    'Logging in',
    'A new password',
    'lunch',
  ])
})
