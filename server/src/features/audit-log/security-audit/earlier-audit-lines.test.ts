import { expect, it } from 'vitest'
import { toCurrentTerms } from './earlier-audit-lines.ts'

it.each([
  ['department D01 saved', 'department changed', 'D01', ''],
  ['department D01 deleted', 'department deleted', 'D01', ''],
  ['airport CAN saved', 'site changed', 'CAN', ''],
  ['airport CAN made a site', 'site opened', 'CAN', ''],
  ['airport CAN no site any more', 'site closed', 'CAN', ''],
  ['translation a.b saved', 'translation changed', 'a.b', ''],
  ['translation a.b deleted', 'translation deleted', 'a.b', ''],
  ['notice 7 saved', 'notice changed', '7', ''],
  ['notice 7 published', 'notice published', '7', ''],
  ['notice 7 withdrawn', 'notice withdrawn', '7', ''],
  ['notice 7 deleted', 'notice deleted', '7', ''],
  ['sub-application amm enabled', 'application enabled', 'amm', ''],
  ['sub-application amm disabled', 'application disabled', 'amm', ''],
  ['sub-application amm: 1.9.0 -> 2.0.0', 'application version chosen', 'amm', '1.9.0 → 2.0.0'],
  ['sub-application amm: none -> 2.0.0', 'application version chosen', 'amm', '2.0.0'],
  ['something of another version', 'administration', '', 'something of another version'],
])("[ADM-31] reads a line of an earlier version in today's terms: %s", (sentence, event, target, change) => {
  const old = { event: 'administration', target: '', change: sentence } as const
  expect(toCurrentTerms(old)).toEqual({ event, target, change })
})

it('[ADM-31] reads application, version and name of a changed file from lines of any version', () => {
  const event = 'changed file refused'
  const sentence = 'sub-application amm 2.0.0: list.js is not the file of the build'
  const now = { event, target: 'amm 2.0.0', change: 'list.js' } as const
  expect(toCurrentTerms({ event, target: '', change: sentence })).toEqual(now)
  expect(toCurrentTerms(now)).toEqual(now)
})

it('[ADM-31] leaves a line of this version unchanged', () => {
  const line = { event: 'department changed', target: 'D01', change: 'airport CAN saved' } as const
  expect(toCurrentTerms(line)).toBe(line)
})
