import type { Language } from '@apron/contract/dictionary/language'
import type { AuditLine } from '@apron/contract/operations/admin-audit'
import { pickTexts } from '@apron/sdk'
import { expect, it } from 'vitest'
import { auditTexts } from './audit.texts.ts'
import { actorText, purposeText, summaryText, targetText } from './format-audit.ts'

const textsIn = (language: Language) => pickTexts(auditTexts, language)

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

it('[ADM-46] shows people by name and number, and unknown accounts by the start of their hash', () => {
  const t = textsIn('en')
  const unknown = `unknown ${'0a1b2c3d'.repeat(8)}`
  expect([
    actorText(LINE, t),
    actorText({ userCode: unknown, userName: '' }, t),
    actorText({ userCode: 'operator', userName: '' }, t),
    targetText(LINE),
    targetText({ target: '/amm/list', targetName: '' }),
    targetText({ target: '', targetName: '' }),
  ]).toEqual(['陈启明 (100001)', 'Unknown account 0a1b2c3d', 'operator', '冯晓岚 (100104)', '/amm/list', ''])
})

it('[ADM-46] summarises all details of an entry in one line', () => {
  const inspector = { code: 'INSPECTOR', name: '检验员' }
  const full: AuditLine = {
    ...LINE,
    given: [inspector, { code: 'GONE', name: '' }],
    taken: [inspector],
    change: '1.2.0 → 1.3.0',
    reason: '密码过于简单',
    purpose: 'login',
    site: 'CAN',
    count: 0,
  }
  const t = textsIn('zh')
  expect(summaryText(full, t, 'zh')).toBe(
    '增加 检验员 (INSPECTOR)、GONE；收回 检验员 (INSPECTOR)；1.2.0 → 1.3.0；密码过于简单；登录；CAN；0 项',
  )
  expect(summaryText(LINE, t, 'zh')).toBe('')
  expect(summaryText(full, textsIn('en'), 'en')).toContain('检验员 (INSPECTOR), GONE; ')
})

it('[ADM-46] shows the purpose of a verification code', () => {
  const t = textsIn('en')
  expect(['login', 'password', 'lunch'].map(purpose => purposeText(purpose, t))).toEqual([
    'Login',
    'Password reset',
    'lunch',
  ])
})
