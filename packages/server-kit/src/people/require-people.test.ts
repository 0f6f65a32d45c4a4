import { refusal } from '@apron/contract/errors/catalogue'
import { expect, it } from 'vitest'
import { requirePeople } from './require-people.ts'

const UNKNOWN = refusal(2001, '人员“{code}”不存在', 'The person “{code}” does not exist')
const person = { name: { zh: '李', en: 'Li' }, deptCode: 'D01', posts: [], roles: [] }
const people = {
  byCodes: async (codes: readonly string[]) =>
    codes.filter(code => code === '100305').map(userCode => Object.assign({ userCode }, person)),
}

it('accepts people, an empty number and an empty list', async () => {
  await expect(requirePeople(people, ['100305', '', '100305'], UNKNOWN)).resolves.toBeUndefined()
  await expect(requirePeople(people, [], UNKNOWN)).resolves.toBeUndefined()
})

it('rejects an employee number without a person and names it', async () => {
  await expect(requirePeople(people, ['100305', '999999'], UNKNOWN)).rejects.toThrow('“999999”')
})
