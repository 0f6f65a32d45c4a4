import { expect, it } from 'vitest'
import { fillText } from './fill-text.ts'

it.each([
  ['{a} of {b}', { a: 1, b: 'two' }, '1 of two'],
  ['{a} and {a}', { a: '' }, ' and '],
  ['{gap} stays', { a: 0 }, '{gap} stays'],
  ['nothing to fill', {}, 'nothing to fill'],
])('%s', (text, values, filled) => {
  expect(fillText(text, values)).toBe(filled)
})
