import { expect, it } from 'vitest'
import { createOrChange } from './create-record.ts'

const create = async () => 'new'
const changed: unknown[] = []
const change = async (seen: unknown) => {
  changed.push(seen)
}

it('creates a record without an id', async () => {
  expect(await createOrChange({ id: null, version: null }, create, change)).toBe('new')
  expect(changed).toEqual([])
})

it('changes a record in the version that the person saw', async () => {
  expect(await createOrChange({ id: 'a', version: 3 }, create, change)).toBe('a')
  expect(changed).toEqual([{ id: 'a', version: 3 }])
})

it('rejects an id without a version', async () => {
  await expect(createOrChange({ id: 'a', version: null }, create, change)).rejects.toThrow('version')
})
