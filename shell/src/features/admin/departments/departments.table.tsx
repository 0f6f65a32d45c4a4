import {
  type AdminDepartment,
  DEPARTMENT_KINDS,
  type DepartmentKind,
} from '@apron/contract/entities/admin-organisation'
import { TextField } from '@apron/ui/fields'
import type { MenuAction } from '@apron/ui/menu'
import { SelectField } from '@apron/ui/select'
import type { TableColumn } from '@apron/ui/table'
import type { TFunction } from 'i18next'
import { adminTexts } from '../shared/admin.texts.ts'
import { RowActions } from '../shared/row-actions.tsx'
import styles from './departments.module.css'
import { departmentsTexts } from './departments.texts.ts'

/** What stands in the filter; null and empty mean no condition. */
export interface DepartmentFilter {
  readonly keyword: string
  readonly kind: DepartmentKind | null
}

export const NO_DEPARTMENT_FILTER: DepartmentFilter = { keyword: '', kind: null }

/** The columns of the table. @param actions what can be done with a row; null: nothing */
export function departmentColumns(
  t: TFunction,
  actions: ((row: AdminDepartment) => readonly MenuAction[]) | null,
): TableColumn<AdminDepartment>[] {
  const all: TableColumn<AdminDepartment>[] = [
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
  ]
  if (actions === null) return all
  return [
    ...all,
    {
      id: 'actions',
      labels: adminTexts['admin.actions'],
      cell: row => <RowActions name={row.code} actions={actions(row)} />,
      exported: false,
      width: 132,
      locked: true,
    },
  ]
}

/** The fields of the filter. */
export function departmentFilter(t: TFunction) {
  return (form: DepartmentFilter, change: (part: Partial<DepartmentFilter>) => void) => (
    <>
      <TextField
        label={t('departments.keyword')}
        type="search"
        maxLength={60}
        value={form.keyword}
        onChange={keyword => change({ keyword })}
      />
      <SelectField
        label={t('departments.kind')}
        placeholder={t('admin.all')}
        clearable
        value={form.kind}
        options={DEPARTMENT_KINDS.map(value => ({ value, label: t(`departments.kind.${value}`) }))}
        onChange={value => change({ kind: DEPARTMENT_KINDS.find(kind => kind === value) ?? null })}
      />
    </>
  )
}
