import { expect, test } from 'vitest'
import type { RoDetail } from '../../contract/rectifications/rectification.entities.ts'
import type { RoHistoryAction } from '../../contract/rectifications/rectification.values.ts'
import { roSignaturesOf } from './valid-signatures.ts'

/** Builds a history, newest first, as calls return it. */
const history = (...actions: readonly RoHistoryAction[]): RoDetail['history'] =>
  actions.map((action, index) => ({
    at: `2026-03-0${9 - index} 09:00:00`,
    by: { code: `10010${index}`, name: action },
    action,
    fromStatus: null,
    toStatus: 'CLOSED',
    remark: '',
  }))
const signatureNames = (level: RoDetail['level'], ...actions: readonly RoHistoryAction[]) =>
  roSignaturesOf({ level, history: history(...actions) }).map(({ part, name }) => `${part}:${name}`)

test.each([
  ['3', ['verify', 'report', 'issue'], ['issue:issue', 'report:report', 'verify:verify']],
  ['2', ['report', 'issue'], ['issue:issue', 'report:report', 'verify:', 'effective:']],
  [
    '1',
    ['countersign', 'effective', 'verify', 'report', 'issue'],
    ['issue:issue', 'report:report', 'verify:verify', 'effective:effective', 'countersign:countersign'],
  ],
  ['2', ['reject', 'report', 'issue'], ['issue:issue', 'report:', 'verify:', 'effective:']],
  [
    '2',
    ['report', 'ineffective', 'verify', 'report', 'issue'],
    ['issue:issue', 'report:report', 'verify:', 'effective:'],
  ],
] as const)('[SQ-16] returns the signatures of level %s after %j: %j', (level, actions, expected) => {
  expect(signatureNames(level, ...actions)).toEqual(expected)
})
