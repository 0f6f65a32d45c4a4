import { type AdminDepartment, DEPARTMENT_KINDS } from '@apron/contract/entities/admin-department'
import { OneOfField } from '@apron/pages/fields'
import {
  type ActionsOf,
  actionsColumn,
  type FilterFieldsProps,
  type FilterOf,
  KeywordField,
  oneOf,
  text,
} from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import type { TableColumn } from '@apron/ui/table'
import { adminTexts } from '../shared/admin.texts.ts'
import styles from './departments.module.css'
import { departmentsTexts } from './departments.texts.ts'

/** The conditions of the filter. */
export const DEPARTMENT_FILTER = { text: text(), kind: oneOf(DEPARTMENT_KINDS) }
type DepartmentFilter = FilterOf<typeof DEPARTMENT_FILTER>

/** The columns of the table. @param isTree its rows stand in the order of the tree, each level further in */
export function useDepartmentColumns(
  actions: ActionsOf<AdminDepartment>,
  isTree: boolean,
): TableColumn<AdminDepartment>[] {
  const t = useTexts(departmentsTexts)
  return [
    {
      id: 'code',
      labels: adminTexts.code,
      cell: row => (
        <span className={styles['code']} data-level={isTree ? row.level : 1}>
          {row.code}
        </span>
      ),
      text: row => row.code,
      width: 140,
      mono: true,
      locked: true,
    },
    { id: 'nameZh', labels: adminTexts.nameZh, cell: row => row.nameZh, minWidth: 140 },
    { id: 'nameEn', labels: adminTexts.nameEn, cell: row => row.nameEn, minWidth: 160 },
    {
      id: 'kind',
      labels: departmentsTexts.kind,
      cell: row => t[`kind.${row.kind}` as const],
      width: 116,
    },
    {
      id: 'parentCode',
      labels: departmentsTexts.parent,
      formerLabels: ['Department above'],
      cell: row => row.parentCode || '–',
      width: 132,
      mono: true,
    },
    {
      id: 'people',
      labels: departmentsTexts.people,
      cell: row => row.people,
      width: 92,
      align: 'end',
    },
    {
      id: 'below',
      labels: departmentsTexts.below,
      formerLabels: ['Departments below'],
      cell: row => row.below,
      width: 116,
      align: 'end',
    },
    ...actionsColumn(actions, row => row.code),
  ]
}

/** The fields of the filter. */
export function DepartmentFields({ form, change }: FilterFieldsProps<DepartmentFilter>) {
  const t = useTexts(departmentsTexts)
  return (
    <>
      <KeywordField label={t.keyword} value={form.text} onChange={wanted => change({ text: wanted })} />
      <OneOfField
        label={t.kind}
        value={form.kind}
        options={DEPARTMENT_KINDS.map(value => ({ value, label: t[`kind.${value}` as const] }))}
        onChange={kind => change({ kind })}
      />
    </>
  )
}
