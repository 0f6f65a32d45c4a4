import { expect, it } from 'vitest'
import { roleProblems } from './role-fields.ts'

it.each([
  [{}, []],
  [{ code: '' }, ['code required']],
  [{ code: 'night crew' }, ['code roleCode']],
  [{ code: 'x'.repeat(33) }, ['code roleCode']],
  [{ nameZh: ' ', nameEn: 'x'.repeat(61) }, ['nameZh required', 'nameEn tooLong']],
])('[ADM-06] %o has the problems %j', (part, problems) => {
  const role = { code: 'NIGHT_CREW', nameZh: '夜班', nameEn: 'Night crew', ...part }
  expect(roleProblems(role).map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems)
})
