import * as field from '@apron/contract/records/fields'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, it } from 'vitest'
import { codesInOrder } from './codes-in-order.ts'

const label = { zh: '字段', en: 'Field' }
const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: known => new PostgresIntrospector(known),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const dictionaries = {
  valuesOf: async (_db: Kysely<unknown>, [directory = '']: readonly string[]) =>
    ['B', 'A'].map(value => ({ directory, value, name: label, enabled: true })),
}

it.each([
  ['a state in the order of its process', field.state({ OPEN: label, DONE: label }, label), ['OPEN', 'DONE']],
  ['a dictionary value in the order of its directory', field.dictionary('KIND', label), ['B', 'A']],
  ['a department by name', field.department(label), ['D2', 'D1']],
  ['a number by its value', field.count(label), null],
  ['no field', undefined, null],
])('[LIST-14] sorts %s', async (_what, described, codes) => {
  expect(await codesInOrder({ db, dictionaries }, described, async () => ['D2', 'D1'])).toEqual(codes)
})
