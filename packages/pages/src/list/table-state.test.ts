import { expect, test } from 'vitest'
import { tableState } from './table-state.ts'

test.each([
  ['no response yet', undefined, null, 'loading'],
  ['a response', [], null, 'ready'],
  ['a failure', undefined, new Error('gone'), 'failed'],
  ['a failure after a response', [], new Error('gone'), 'failed'],
])('returns the state for %s', (_what, data, error, state) => {
  const tableProps = tableState({ data, error, refetch: () => undefined })
  expect(tableProps.state).toBe(state)
  expect('errorText' in tableProps).toBe(error !== null)
})
