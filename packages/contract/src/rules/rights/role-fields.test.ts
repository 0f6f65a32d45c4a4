import { expect, it } from 'vitest'
import { roleProblems } from './role-fields.ts'

it.each([
  [{}, []],
  [{ code: '' }, ['code required']],
  [{ code: 'night crew' }, ['code roleCode']],
  [{ code: 'x'.repeat(33) }, ['code roleCode']],
  [{ nameZh: ' ', nameEn: 'x'.repeat(61) }, ['nameZh required', 'nameEn tooLong']],
  [{ descriptionZh: ' ', descriptionEn: '' }, ['descriptionZh required', 'descriptionEn required']],
  [{ descriptionZh: '', descriptionEn: 'x'.repeat(201), version: 3 }, ['descriptionEn tooLong']],
])('[ADM-06, ADM-75] %o has the problems %j', (part, problems) => {
  const role = { code: 'NIGHT_CREW', nameZh: '夜班', nameEn: 'Night crew', version: null, ...part }
  expect(roleProblems(role).map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems)
})
