import { expect, test } from 'vitest'
import { problemTexts } from './problem-texts.ts'

const PROBLEMS = [
  { field: 'name', problem: 'tooLong', params: { max: '5' } },
  { field: 'name', problem: 'required' },
  { field: 'code', problem: 'form' },
  { field: 'link', problem: 'form' },
  { field: 'day', text: 'Choose a day' },
] as const

test.each([
  ['zh', '最多 5 个字符', '格式不正确'],
  ['en', 'At most 5 characters', 'Not in the correct format'],
] as const)(
  'returns in %s the first problem of each field, with its own text for a wrong format',
  (lang, long, form) => {
    expect([...problemTexts(PROBLEMS, lang, { code: 'Three letters', name: 'No' })]).toEqual([
      ['name', long],
      ['code', 'Three letters'],
      ['link', form],
      ['day', 'Choose a day'],
    ])
  },
)
