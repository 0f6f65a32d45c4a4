import type {
  AdminDepartment,
  AdminDepartmentSave,
  DepartmentKind,
} from '@apron/contract/entities/admin-department'
import { DEPARTMENT_CODE } from '@apron/contract/rules/admin-formats'

export interface DepartmentForm {
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
  readonly kind: DepartmentKind
  /** Null at the top. */
  readonly parentCode: string | null
}

export const NEW_DEPARTMENT: DepartmentForm = {
  code: '',
  nameZh: '',
  nameEn: '',
  kind: 'department',
  parentCode: null,
}

/** @param department to be changed; null for a new one */
export function departmentForm(department: AdminDepartment | null): DepartmentForm {
  if (department === null) return NEW_DEPARTMENT
  const { code, nameZh, nameEn, kind, parentCode } = department
  return { code, nameZh, nameEn, kind, parentCode: parentCode === '' ? null : parentCode }
}

/** What is wrong, by field: the key of its text. */
export type DepartmentFaults = Readonly<
  Partial<Record<keyof DepartmentForm, 'admin.required' | 'departments.codeWrong'>>
>

export function departmentFaults({ code, nameZh, nameEn }: DepartmentForm): DepartmentFaults {
  return {
    ...(DEPARTMENT_CODE.test(code) ? {} : { code: 'departments.codeWrong' }),
    ...(nameZh.trim() === '' ? { nameZh: 'admin.required' } : {}),
    ...(nameEn.trim() === '' ? { nameEn: 'admin.required' } : {}),
  }
}

/** @param before the department that is changed; null for a new one */
export function toDepartmentSave(form: DepartmentForm, before: AdminDepartment | null): AdminDepartmentSave {
  return {
    ...form,
    // An enterprise stands for itself.
    parentCode: form.kind === 'department' ? (form.parentCode ?? '') : '',
    version: before?.version ?? null,
  }
}
