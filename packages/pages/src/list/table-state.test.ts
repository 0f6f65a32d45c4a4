import { expect, test } from 'vitest'
import { tableState } from './table-state.ts'

test.each([
  ['no answer yet', undefined, null, 'loading'],
  ['an answer', [], null, 'ready'],
  ['a failure', undefined, new Error('gone'), 'failed'],
  ['a failure after an answer', [], new Error('gone'), 'failed'],
])('returns the state for %s', (_what, data, error, state) => {
  const tableProps = tableState({ data, error, refetch: () => undefined })
  expect(tableProps.state).toBe(state)
  expect('errorText' in tableProps).toBe(error !== null)
})
