import { expect, it } from 'vitest'
import type { ReportState } from '../../reports/report.values.ts'
import { mayAdd, reportActions, stateAfter } from './report-state.ts'
import type { RiskIndex } from '../occurrences/risk-matrix.ts'

const MINE = '100101'
const OTHER = '100102'

const HANDLER = { userCode: MINE, isDirector: false, may: () => true }
const DIRECTOR = { userCode: '100005', isDirector: true, may: () => true }
const report = (state: ReportState, handler: string | null = MINE) => ({
  state,
  handler,
  submittedBy: null,
  residual: null,
  isExtended: false,
})

it.each<[ReportState, string | null, readonly string[]]>([
  ['RECEIVED', null, ['take']],
  ['TRIAGE', MINE, ['ask', 'feedback', 'redirect', 'merge', 'recuse', 'accept']],
  ['TRIAGE', OTHER, []],
  ['TRIAGE', null, ['take']],
  ['INFO_REQ', MINE, ['feedback', 'recuse']],
  ['INFO_REQ', OTHER, []],
  ['REDIRECTED', MINE, []],
  ['MERGED', MINE, []],
  ['INVESTIGATING', MINE, ['ask', 'feedback', 'recuse', 'saveWork', 'sign', 'act', 'submitClosing']],
  ['INVESTIGATING', OTHER, ['sign']],
  ['ACTION', MINE, ['feedback', 'recuse', 'saveWork', 'sign', 'submitClosing']],
  ['CLOSED', MINE, ['saveWork', 'sign', 'publish']],
  ['PUBLISHED', OTHER, ['withdraw']],
])('[SQ-24] returns the actions on a report in state %s on the desk of %s', (state, handler, actions) => {
  expect(reportActions(report(state, handler), HANDLER)).toEqual(actions)
})

it.each<[string, string, RiskIndex | null, readonly string[]]>([
  ['submitted by oneself', MINE, '1E', []],
  ['with an acceptable risk', OTHER, '1E', ['approveClosing', 'returnClosing']],
  ['with a tolerable risk', OTHER, '3D', []],
])('[SQ-51] returns the actions of a handler on a closing %s', (_, submittedBy, residual, actions) => {
  expect(reportActions({ ...report('CLOSING'), submittedBy, residual }, HANDLER)).toEqual(actions)
})

it('[SQ-51] lets the safety director decide on a tolerable risk, give more time once, and reopen', () => {
  const closing = { ...report('CLOSING'), submittedBy: MINE, residual: '3D' as const }
  expect(reportActions(closing, DIRECTOR)).toEqual(['approveClosing', 'returnClosing'])
  expect(reportActions(report('ACTION'), DIRECTOR)).toEqual(['sign', 'extend'])
  expect(reportActions({ ...report('ACTION'), isExtended: true }, DIRECTOR)).toEqual(['sign'])
  expect(reportActions(report('CLOSED'), DIRECTOR)).toEqual(['sign', 'publish', 'reopen'])
})

it('[SQ-24] rejects actions without their permission', () => {
  expect(reportActions(report('TRIAGE'), { ...HANDLER, may: action => action === 'ask' })).toEqual(['ask'])
})

it('[SQ-24] returns the state after an action, and the same state after feedback', () => {
  expect(stateAfter('take', 'RECEIVED')).toBe('TRIAGE')
  expect(stateAfter('take', 'INVESTIGATING')).toBe('INVESTIGATING')
  expect(stateAfter('ask', 'TRIAGE')).toBe('INFO_REQ')
  expect(stateAfter('feedback', 'INFO_REQ')).toBe('INFO_REQ')
  expect(stateAfter('approveClosing', 'CLOSING')).toBe('CLOSED')
})

it('[SQ-23] lets the holder of the code add text until the report is redirected or closed', () => {
  expect(mayAdd('RECEIVED')).toBe(true)
  expect(mayAdd('INFO_REQ')).toBe(true)
  expect(mayAdd('REDIRECTED')).toBe(false)
  expect(mayAdd('CLOSED')).toBe(false)
})
