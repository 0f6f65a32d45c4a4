import {
  type AdminDepartment,
  DEPARTMENT_KINDS,
  type DepartmentKind,
} from '@apron/contract/entities/admin-department'
import type { TableColumn } from '@apron/ui/table'
import type { TFunction } from 'i18next'
import { type ActionsOf, actionsColumn } from '../shared/actions-column.tsx'
import { adminTexts } from '../shared/admin.texts.ts'
import { KeywordField, OneOfField } from '../shared/filter-fields.tsx'
import styles from './departments.module.css'
import { departmentsTexts } from './departments.texts.ts'

/** What stands in the filter; null and empty mean no condition. */
export interface DepartmentFilter {
  readonly keyword: string
  readonly kind: DepartmentKind | null
}

export const NO_DEPARTMENT_FILTER: DepartmentFilter = { keyword: '', kind: null }

/** The columns of the table. */
export function departmentColumns(
  t: TFunction,
  actions: ActionsOf<AdminDepartment>,
): TableColumn<AdminDepartment>[] {
  return [
    {
      id: 'code',
      labels: adminTexts['admin.code'],
      cell: row => (
        <span className={styles['code']} data-level={row.level}>
          {row.code}
        </span>
      ),
      text: row => row.code,
      width: 140,
      mono: true,
      locked: true,
    },
    { id: 'nameZh', labels: adminTexts['admin.nameZh'], cell: row => row.nameZh, minWidth: 140 },
    { id: 'nameEn', labels: adminTexts['admin.nameEn'], cell: row => row.nameEn, minWidth: 160 },
    {
      id: 'kind',
      labels: departmentsTexts['departments.kind'],
      cell: row => t(`departments.kind.${row.kind}`),
      width: 116,
    },
    {
      id: 'parentCode',
      labels: departmentsTexts['departments.parent'],
      cell: row => row.parentCode || '–',
      width: 132,
      mono: true,
    },
    {
      id: 'people',
      labels: departmentsTexts['departments.people'],
      cell: row => row.people,
      width: 92,
      align: 'end',
    },
    {
      id: 'below',
      labels: departmentsTexts['departments.below'],
      cell: row => row.below,
      width: 116,
      align: 'end',
    },
    ...actionsColumn(actions, row => row.code),
  ]
}

/** The fields of the filter. */
export function departmentFilter(t: TFunction) {
  return (form: DepartmentFilter, change: (part: Partial<DepartmentFilter>) => void) => (
    <>
      <KeywordField
        label={t('departments.keyword')}
        value={form.keyword}
        onChange={keyword => change({ keyword })}
      />
      <OneOfField
        label={t('departments.kind')}
        value={form.kind}
        options={DEPARTMENT_KINDS.map(value => ({ value, label: t(`departments.kind.${value}`) }))}
        onChange={kind => change({ kind })}
      />
    </>
  )
}
