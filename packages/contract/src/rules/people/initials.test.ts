import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['张伟', '伟'],
  ['欧阳明月', '月'],
  ['Li Na', 'LN'],
  ['Maria del Carmen Ruiz', 'MR'],
  ['Ada', 'A'],
  ['', ''],
])('shows %j as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
