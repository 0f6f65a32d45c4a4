import { expect, it } from 'vitest'
import { nameProblem } from './name-problem.ts'

it.each([
  ['', [{ field: 'nameZh', problem: 'required' }]],
  ['  ', [{ field: 'nameZh', problem: 'required' }]],
  ['厂', []],
  ['x'.repeat(60), []],
  ['x'.repeat(61), [{ field: 'nameZh', problem: 'tooLong', params: { max: '60' } }]],
])('[ADM-06] reports for the name %j %j', (name, problems) => {
  expect(nameProblem('nameZh', name)).toEqual(problems)
})
