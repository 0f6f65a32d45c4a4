import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import { formUserByCode } from '@apron/contract/organisation/user.calls'
import { useAppQuery } from '@apron/sdk/query'
import { SelectField, type SelectFieldProps } from '@apron/ui/select'

const DEPARTMENTS = { body: { dataSourceId: 'department' } }

/** Field for a single department. */
export function DepartmentField(field: Omit<SelectFieldProps, 'options' | 'searchable' | 'clearable'>) {
  const { data } = useAppQuery(queryDataSource, DEPARTMENTS)
  const options = (data ?? []).map(({ id, sourceName }) => ({ value: id, label: `${id} ${sourceName}` }))
  return <SelectField {...field} options={options} searchable clearable />
}

/** Shows a department by name, or by code until the name has loaded. */
export function DepartmentName({ code }: { readonly code: string }) {
  const { data } = useAppQuery(queryDataSource, DEPARTMENTS)
  const name = data?.find(({ id }) => id === code)?.sourceName
  return <>{name === undefined ? code : `${code} ${name}`}</>
}

/** Shows a person by name and number, or by number alone if they no longer exist. */
export function PersonName({ code }: { readonly code: string }) {
  const { data } = useAppQuery(formUserByCode, { query: { userCode: code } })
  return <>{data === undefined ? code : `${data.name} ${code}`}</>
}
