import { queryDepartments } from '@apron/contract/organisation/department.calls'
import { useAppQuery } from '@apron/sdk/query'
import { SelectField, type SelectFieldProps } from '@apron/ui/select'
import { useMemo } from 'react'

export type DepartmentFieldProps = Omit<SelectFieldProps, 'options' | 'searchable'>

/** Returns the departments of the company as options with their codes. */
export function useDepartmentOptions(): readonly { readonly value: string; readonly label: string }[] {
  const { data } = useAppQuery(queryDepartments, { body: { kind: 'department' } })
  return useMemo(
    () =>
      (data ?? []).map(({ deptCode, deptName }) => ({ value: deptCode, label: `${deptCode} ${deptName}` })),
    [data],
  )
}

/** A field for one department of the company, found by code or name. */
export function DepartmentField(field: DepartmentFieldProps) {
  return <SelectField {...field} searchable options={useDepartmentOptions()} />
}
