import { queryDataSource } from '@apron/contract/calls/data-source.calls'
import { formUserByCode } from '@apron/contract/calls/user.calls'
import { useAppQuery } from '@apron/sdk/query'
import { SelectField, type SelectFieldProps } from '@apron/ui/select'

const DEPARTMENTS = { body: { dataSourceId: 'department' } }

/** One department. */
export function DepartmentField(field: Omit<SelectFieldProps, 'options' | 'searchable' | 'clearable'>) {
  const { data } = useAppQuery(queryDataSource, DEPARTMENTS)
  const options = (data ?? []).map(({ id, sourceName }) => ({ value: id, label: `${id} ${sourceName}` }))
  return <SelectField {...field} options={options} searchable clearable />
}

/** A department by its name; by its code while nobody has said the name. */
export function DepartmentName({ code }: { readonly code: string }) {
  const { data } = useAppQuery(queryDataSource, DEPARTMENTS)
  const name = data?.find(({ id }) => id === code)?.sourceName
  return <>{name === undefined ? code : `${code} ${name}`}</>
}

/** A person by name and number; by the number alone where there is nobody with it any more. */
export function PersonName({ code }: { readonly code: string }) {
  const { data } = useAppQuery(formUserByCode, { query: { userCode: code } })
  return <>{data === undefined ? code : `${data.name} ${code}`}</>
}
