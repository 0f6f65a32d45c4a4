import { expect, it } from 'vitest'
import { plugin } from '../plugin.ts'

const DIRECTORIES = plugin.dictionaries ?? []

it.each([
  ['CHECK_CAT', 6],
  ['CHECK_RESULT', 5],
  ['FINDING_LEVEL', 3],
  ['ROOT_CAUSE_CAT', 10],
  ['RCA_METHOD', 5],
  ['VSR_CATEGORY', 12],
  ['VSR_STATUS', 10],
  ['VSR_IDENTITY', 3],
  ['TIME_BAND', 5],
  ['AREA_TYPE', 8],
  ['DISCOVERY', 9],
  ['OUTCOME', 8],
  ['HF_TAG', 12],
])('contains %s with %i values', (code, count) => {
  expect(DIRECTORIES.find(directory => directory.code === code)?.values).toHaveLength(count)
})

it('contains no value twice and no Chinese in an English name', () => {
  const values = DIRECTORIES.flatMap(({ code, values: directoryValues }) =>
    directoryValues.map(({ value }) => `${code}:${value}`),
  )
  expect(new Set(values).size).toBe(values.length)
  const names = [
    ...DIRECTORIES.map(({ name }) => name),
    ...DIRECTORIES.flatMap(({ values: directoryValues }) => directoryValues).map(({ name }) => name),
  ]
  expect(names.filter(({ zh, en }) => zh === '' || en === '' || /\p{Script=Han}/u.test(en))).toEqual([])
})
