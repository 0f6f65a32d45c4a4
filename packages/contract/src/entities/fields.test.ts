import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { text } from './fields.ts'

it.each([
  ['', true, false],
  [' ', true, false],
  ['\u200B\u200B\u200B', true, false],
  ['\u202E\n\t', true, false],
  ['a', true, true],
  ['左\u200B发', true, true],
  ['one\ntwo', true, true],
  ['a\u0000', false, false],
])(
  '[LIST-12] accepts %j as optional text: %j, as required text: %j',
  (value, acceptedAsOptional, acceptedAsRequired) => {
    expect([Value.Check(text(20), value), Value.Check(text(20, 1), value)]).toEqual([
      acceptedAsOptional,
      acceptedAsRequired,
    ])
  },
)
