import * as field from '@apron/contract/records/fields'
import { expect, it } from 'vitest'
import { codesInOrder } from './codes-in-order.ts'

const label = { zh: '字段', en: 'Field' }
const services: Parameters<typeof codesInOrder>[0] = {
  get db(): never {
    throw new Error('Nothing here needs the database')
  },
  dictionaries: { valuesOf: async () => [] },
}

it.each([
  ['a state in the order of its process', field.state({ OPEN: label, DONE: label }, label), ['OPEN', 'DONE']],
  ['a department by name', field.department(label), ['D2', 'D1']],
  ['a number by its value', field.count(label), null],
  ['no field', undefined, null],
])('[LIST-14] sorts %s', async (_what, described, codes) => {
  expect(await codesInOrder(services, described, async () => ['D2', 'D1'])).toEqual(codes)
})
