import { expect, it } from 'vitest'
import { nodeState } from './node-states.ts'

const TRACKED_NODES = {
  current: ['N2', 'N4'],
  passed: ['start', 'N1', 'N4'],
  rejected: ['N3'],
  isRefused: false,
}

it.each([
  ['N1', 'passed'],
  ['N2', 'current'],
  ['N3', 'rejected'],
  ['N5', 'notReached'],
  ['N4', 'current'],
])('[FLOW-02] marks the node %s of the diagram as %s', (id, state) => {
  expect(nodeState(id, TRACKED_NODES)).toBe(state)
})

it('[FLOW-06] marks the node of a refusal as refused, not rejected', () => {
  expect(nodeState('N3', { ...TRACKED_NODES, isRefused: true })).toBe('refused')
  expect(nodeState('N1', { ...TRACKED_NODES, isRefused: true })).toBe('passed')
})
