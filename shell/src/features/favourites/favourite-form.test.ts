import { expect, it } from 'vitest'
import { favouriteProblems } from './favourite-form.ts'

const LONG = 'x'.repeat(200)

it.each([
  ['检查单', '/safetyQuality/checkList', null, null],
  [LONG, `/${LONG.slice(1)}`, null, null],
  ['', '', 'nameMissing', 'urlMissing'],
  ['  ', '/x', 'nameMissing', null],
  [`${LONG}x`, `/${LONG}`, 'nameTooLong', 'urlTooLong'],
])('[FAV-01] checks the name %j and the address %j', (name, url, nameProblem, urlProblem) => {
  expect(favouriteProblems(name, url)).toEqual({ name: nameProblem, url: urlProblem })
})
