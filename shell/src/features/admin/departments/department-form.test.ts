import { expect, it } from 'vitest'
import { type DepartmentForm, departmentFaults, NEW_DEPARTMENT, toDepartmentSave } from './department-form.ts'

const GOOD: DepartmentForm = {
  code: 'D04',
  nameZh: '库房',
  nameEn: 'Stores',
  kind: 'department',
  parentCode: 'D02',
}

it.each<[string, DepartmentForm, object]>([
  ['all is well', GOOD, {}],
  ['a code in small letters', { ...GOOD, code: 'd04' }, { code: 'departments.codeWrong' }],
  ['a code that is too long', { ...GOOD, code: 'D'.repeat(21) }, { code: 'departments.codeWrong' }],
  [
    'names of spaces',
    { ...GOOD, nameZh: ' ', nameEn: '' },
    { nameZh: 'admin.required', nameEn: 'admin.required' },
  ],
  [
    'nothing yet',
    NEW_DEPARTMENT,
    { code: 'departments.codeWrong', nameZh: 'admin.required', nameEn: 'admin.required' },
  ],
])('[ADM-20] %s', (_what, form, faults) => {
  expect(departmentFaults(form)).toEqual(faults)
})

it('[ADM-20] an enterprise is saved without a department above, a change with the version that was seen', () => {
  expect(toDepartmentSave({ ...GOOD, kind: 'customer' }, null)).toEqual({
    ...GOOD,
    kind: 'customer',
    parentCode: '',
    version: null,
  })
  const before = { ...GOOD, parentCode: '', level: 1, people: 0, below: 0, version: 7 }
  expect(toDepartmentSave(GOOD, before)).toMatchObject({ code: 'D04', version: 7 })
})
