import { expect, it } from 'vitest'
import type { ReportClosing } from '../../reports/report.entities.ts'
import { closingProblem, isPublishable, isSignable } from './report-closing.ts'
import { EMPTY_CARD } from './report-findings.ts'
import { isWorse, type RiskIndex } from '../occurrences/risk-matrix.ts'

const CLOSING: ReportClosing = {
  residual: '2D',
  residualNote: '',
  noAction: '',
  feedback: { zh: '已增加翼尖观察员的复核。', en: '' },
}
const NO_ACTION = '现有程序已经覆盖该情况，班组已再次培训，无需新措施。'

it.each<[string, Partial<ReportClosing>, string | null]>([
  ['complete', {}, null],
  ['without feedback', { feedback: { zh: ' ', en: 'Done' } }, 'feedbackMissing'],
  ['without a residual risk', { residual: null }, 'residualMissing'],
  ['with an intolerable risk', { residual: '4B' }, 'residualIntolerable'],
  ['with a worse risk', { residual: '3C' }, 'residualWorse'],
  ['with a worse risk that is explained', { residual: '3C', residualNote: '重新评估' }, null],
])('[SQ-51] after actions, judges a closing %s', (_, change, problem) => {
  const context = { language: 'zh', initial: '3D', hasActions: true } as const
  expect(closingProblem({ ...CLOSING, ...change }, context)).toBe(problem)
})

it.each<[string, Partial<ReportClosing>, RiskIndex, string | null]>([
  ['with a reason', { noAction: NO_ACTION }, '2D', null],
  ['without a reason', {}, '2D', 'noActionMissing'],
  ['with another risk', { noAction: NO_ACTION }, '3D', 'residualDiffers'],
])('[SQ-51] without actions, judges a closing %s', (_, change, initial, problem) => {
  const context = { language: 'zh', initial, hasActions: false } as const
  expect(closingProblem({ ...CLOSING, ...change }, context)).toBe(problem)
})

it('[SQ-50] lets a card be signed with title and event in the language of the report', () => {
  const card = { ...EMPTY_CARD, title: { zh: '翼尖观察员缺位', en: '' }, happened: { zh: '经过', en: '' } }
  expect(isSignable(card, 'zh')).toBe(true)
  expect(isSignable(card, 'en')).toBe(false)
})

it('[SQ-52] lets a card be published with all texts in both languages and its month', () => {
  const both = { zh: '中', en: 'E' }
  const card = {
    month: '2026-05',
    ata: null,
    title: both,
    setting: both,
    happened: both,
    why: both,
    changed: both,
    lesson: both,
  }
  expect(isPublishable(card)).toBe(true)
  expect(isPublishable({ ...card, month: '' })).toBe(false)
  expect(isPublishable({ ...card, lesson: { zh: '中', en: ' ' } })).toBe(false)
})

it.each<[RiskIndex, RiskIndex, boolean]>([
  ['3C', '3D', true],
  ['4D', '3D', true],
  ['2D', '3D', false],
  ['3D', '3D', false],
  ['1A', '5E', true],
  ['4B', '1A', true],
])('[SQ-51] decides whether %s is worse than %s: %s', (index, other, worse) => {
  expect(isWorse(index, other)).toBe(worse)
})
