import { Refusal } from '@apron/contract/errors/refusal'
import { expect, it } from 'vitest'
import { requireDepartments } from './require-departments.ts'

const departments = {
  names: async (codes: readonly string[]) =>
    new Map(codes.filter(code => code === 'D01').map(code => [code, { zh: '一', en: 'One' }])),
  withBelow: async (...codes: string[]) => codes,
}

it('accepts existing departments and an empty list', async () => {
  await expect(requireDepartments(departments, ['D01', '', 'D01'])).resolves.toBeUndefined()
})

it('rejects the code of an unknown department and names it', async () => {
  const refusal = requireDepartments(departments, ['D01', 'D99'])
  await expect(refusal).rejects.toBeInstanceOf(Refusal)
  await expect(refusal).rejects.toMatchObject({ params: { detail: 'D99' } })
})
