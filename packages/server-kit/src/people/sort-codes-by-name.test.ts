import { expect, it } from 'vitest'
import type { NameSource } from './names.ts'
import { sortCodesByName } from './sort-codes-by-name.ts'

const NAMES = new Map([
  ['1', { zh: '张伟', en: 'Zhang Wei' }],
  ['2', { zh: '曹建军', en: 'Cao Jianjun' }],
  ['3', { zh: '冯晓岚', en: 'Alice Feng' }],
])

const services: NameSource = {
  people: {
    byCodes: codes =>
      Promise.resolve(
        codes.flatMap(userCode => {
          const name = NAMES.get(userCode)
          return name === undefined ? [] : [{ userCode, name, deptCode: 'D01', posts: [], roles: [] }]
        }),
      ),
  },
  departments: { names: () => Promise.resolve(NAMES) },
}

it.each([
  ['zh', 'people', ['2', '3', '1']],
  ['en', 'people', ['3', '2', '1']],
  ['zh', 'departments', ['2', '3', '1']],
] as const)('[LIST-14] sorts codes by the names shown in %s: %s', async (language, kind, expected) => {
  expect(await sortCodesByName(services, language, kind, ['1', '2', '3', '2'])).toEqual(expected)
})

it('sorts a code without a name by the code itself', async () => {
  expect(await sortCodesByName(services, 'en', 'people', ['1', 'Bb'])).toEqual(['Bb', '1'])
})
