import { adminDepartments, deleteDepartment } from '@apron/contract/calls/admin-organisation.calls'
import {
  type AdminDepartment,
  DEPARTMENT_KINDS,
  type DepartmentKind,
} from '@apron/contract/entities/admin-organisation'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { Button } from '@apron/ui/button'
import { TextField } from '@apron/ui/fields'
import { SelectField } from '@apron/ui/select'
import type { TableColumn } from '@apron/ui/table'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { RowActions } from '../shared/row-actions.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useQuickWrite } from '../shared/use-write.ts'
import { DepartmentDialog } from './department-dialog.tsx'
import styles from './departments.module.css'
import { departmentsTexts } from './departments.texts.ts'

export const texts = { ...adminTexts, ...departmentsTexts }

interface Filter {
  readonly keyword: string
  readonly kind: DepartmentKind | null
}

const NO_FILTER: Filter = { keyword: '', kind: null }

/** Departments in their tree, and the enterprises of external users. */
export default function DepartmentsPage({ services }: OwnPageProps) {
  const { http, language } = services
  const { t } = useTranslation()
  const mayEdit = services.can(ADMIN_RIGHTS.departments.edit)
  const [open, setOpen] = useState<{ readonly department: AdminDepartment | null } | null>(null)
  const write = useQuickWrite()
  const list = useAdminList<AdminDepartment, Filter>({
    name: 'departments',
    noFilter: NO_FILTER,
    ask: (position, { keyword, kind }, signal) =>
      http.call(adminDepartments, {
        body: { ...position, queryCriteria: { keyword, ...(kind === null ? {} : { kind }) } },
        ...(signal === undefined ? {} : { signal }),
      }),
  })
  const { reload } = list

  const remove = useCallback(
    async ({ code, version, nameZh, nameEn }: AdminDepartment) => {
      const name = language === 'zh' ? nameZh : nameEn
      const yes = await services.confirm({
        title: t('departments.deleteTitle'),
        message: t('departments.deleteQuestion', { code, name }),
        confirmLabel: t('admin.delete'),
      })
      if (!yes) return
      await write(() => http.call(deleteDepartment, { body: { id: code, version } }), t('admin.deleted'))
      await reload()
    },
    [http, language, reload, services, t, write],
  )

  const columns = useMemo((): TableColumn<AdminDepartment>[] => {
    const all: TableColumn<AdminDepartment>[] = [
      {
        id: 'code',
        labels: texts['admin.code'],
        cell: row => (
          <span className={styles['code']} data-level={row.level}>
            {row.code}
          </span>
        ),
        text: row => row.code,
        width: 168,
        mono: true,
        locked: true,
      },
      { id: 'nameZh', labels: texts['admin.nameZh'], cell: row => row.nameZh, minWidth: 140 },
      { id: 'nameEn', labels: texts['admin.nameEn'], cell: row => row.nameEn, minWidth: 180 },
      {
        id: 'kind',
        labels: texts['departments.kind'],
        cell: row => t(`departments.kind.${row.kind}`),
        width: 116,
      },
      {
        id: 'parentCode',
        labels: texts['departments.parent'],
        cell: row => row.parentCode || '–',
        width: 132,
        mono: true,
      },
      { id: 'people', labels: texts['departments.people'], cell: row => row.people, width: 92, align: 'end' },
      { id: 'below', labels: texts['departments.below'], cell: row => row.below, width: 116, align: 'end' },
    ]
    if (!mayEdit) return all
    return [
      ...all,
      {
        id: 'actions',
        labels: texts['admin.actions'],
        cell: row => (
          <RowActions
            name={row.code}
            actions={[
              { id: 'edit', label: t('admin.edit'), onSelect: () => setOpen({ department: row }) },
              { id: 'delete', label: t('admin.delete'), danger: true, onSelect: () => void remove(row) },
            ]}
          />
        ),
        exported: false,
        width: 132,
        locked: true,
      },
    ]
  }, [mayEdit, remove, t])

  const close = () => {
    setOpen(null)
    void reload()
  }
  return (
    <>
      <AdminPage
        services={services}
        title={t('departments.title')}
        customCode="AQ_shell_departments"
        list={list}
        columns={columns}
        rowKey={row => row.code}
        filter={(form, change) => (
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
        )}
        actions={
          mayEdit && (
            <Button kind="primary" onClick={() => setOpen({ department: null })}>
              {t('departments.add')}
            </Button>
          )
        }
      />
      {open && <DepartmentDialog services={services} department={open.department} onClose={close} />}
    </>
  )
}
