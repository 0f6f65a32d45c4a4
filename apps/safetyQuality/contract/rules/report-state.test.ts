import { expect, it } from 'vitest'
import type { ReportState } from '../report.values.ts'
import { mayAdd, reportActions, stateAfter } from './report-state.ts'

const MINE = '100101'
const OTHER = '100102'

it.each<[ReportState, string | null, readonly string[]]>([
  ['RECEIVED', null, ['take']],
  ['TRIAGE', MINE, ['ask', 'feedback', 'redirect']],
  ['TRIAGE', OTHER, []],
  ['INFO_REQ', MINE, ['feedback']],
  ['INFO_REQ', OTHER, []],
  ['REDIRECTED', MINE, []],
])('[SQ-24] of a report that is %s on the desk of %s', (state, handler, actions) => {
  expect(reportActions({ state, handler }, MINE)).toEqual(actions)
})

it('[SQ-24] an action leads to its state, feedback leaves it', () => {
  expect(stateAfter('take', 'RECEIVED')).toBe('TRIAGE')
  expect(stateAfter('ask', 'TRIAGE')).toBe('INFO_REQ')
  expect(stateAfter('feedback', 'INFO_REQ')).toBe('INFO_REQ')
  expect(stateAfter('redirect', 'TRIAGE')).toBe('REDIRECTED')
})

it('[SQ-23] lets the holder of the code add text until the report is passed on', () => {
  expect(mayAdd('RECEIVED')).toBe(true)
  expect(mayAdd('INFO_REQ')).toBe(true)
  expect(mayAdd('REDIRECTED')).toBe(false)
})
