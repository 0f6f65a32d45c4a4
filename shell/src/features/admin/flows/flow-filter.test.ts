import { expect, it } from 'vitest'
import { type FlowFilter, nodeOption, toFlowCriteria } from './flow-filter.ts'

const NOTHING: FlowFilter = {
  text: '',
  kind: null,
  where: null,
  trouble: null,
  age: null,
  period: [null, null],
}

interface Case {
  readonly what: string
  readonly filled: Partial<FlowFilter>
  readonly expected: object
}

const CASES: readonly Case[] = [
  { what: 'nothing', filled: {}, expected: {} },
  {
    what: 'a node, with its process kind',
    filled: { kind: 'bidApproval', where: nodeOption('prAmount', 'N1') },
    expected: { kind: 'prAmount', node: 'N1' },
  },
  { what: 'a kind', filled: { kind: 'bidApproval' }, expected: { kind: 'bidApproval' } },
  {
    what: 'days from their first second to their last',
    filled: { period: ['2026-03-01', '2026-03-02'] },
    expected: { startTime: '2026-03-01 00:00:00', endTime: '2026-03-02 23:59:59' },
  },
]

it.each(CASES)('[FLOW-34] sends $what', ({ filled, expected }) => {
  expect(toFlowCriteria({ ...NOTHING, ...filled })).toEqual(expected)
})
