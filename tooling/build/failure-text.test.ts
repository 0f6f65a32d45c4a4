import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'
import { BuildFailure } from './run-stages.ts'

test('contains target, reason, place and lines', () => {
  const reason = Object.assign(new Error('"x" is not exported'), {
    loc: { file: '/a/b.ts', line: 3, column: 7 },
    frame: '3 | import { x }',
  })
  expect(failureText(new BuildFailure('ui', reason))).toBe(
    'ui could not be built\n"x" is not exported\n/a/b.ts:3:7\n3 | import { x }',
  )
})

test('drops a stack inside a message', () => {
  expect(
    failureText(new Error('Build failed\nError: a.css: no\n    at f (x.ts:1:1)\n    at g (y.ts:1:1)')),
  ).toBe('Build failed\nError: a.css: no')
})

test('accepts any thrown value', () => {
  expect(failureText('no space left')).toBe('no space left')
})
