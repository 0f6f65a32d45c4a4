import { expect, it } from 'vitest'
import { problemTexts } from './field-texts.ts'

it('[ADM-03] says what is wrong by field, the first problem of each, in the language of the page', () => {
  const problems = [
    { field: 'nameZh', problem: 'tooLong', params: { max: '60' } },
    { field: 'nameZh', problem: 'required' },
    { field: 'sites', problem: 'required' },
  ] as const
  expect([...problemTexts(problems, 'en')]).toEqual([
    ['nameZh', 'At most 60 characters'],
    ['sites', 'Must be filled in'],
  ])
  expect(problemTexts(problems, 'zh').get('sites')).toBe('必填')
})
