import { expect, test } from 'vitest'
import { buildReason } from './out-of-date.ts'

const record = { inputs: 'a', outputs: ['dist/x', 'dist/y'] }
const all = () => true

test.each([
  ['nothing was built', null, 'a', all, 'never built'],
  ['nothing changed', record, 'a', all, null],
  ['a source changed', record, 'b', all, 'sources changed'],
  ['an output was deleted', record, 'a', (output: string) => output !== 'dist/y', 'output missing'],
] as const)('%s', (_name, given, inputs, exists, reason) => {
  expect(buildReason(given, inputs, exists)).toBe(reason)
})
