import { adminDepartments, deleteDepartment } from '@apron/contract/calls/admin-organisation.calls'
import type { AdminDepartment } from '@apron/contract/entities/admin-organisation'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { Button } from '@apron/ui/button'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useQuickWrite } from '../shared/use-write.ts'
import { DepartmentDialog } from './department-dialog.tsx'
import {
  type DepartmentFilter,
  departmentColumns,
  departmentFilter,
  NO_DEPARTMENT_FILTER,
} from './departments.table.tsx'
import { departmentsTexts } from './departments.texts.ts'

export const texts = { ...adminTexts, ...departmentsTexts }

/** So many that what can be done with a row is in sight on a tablet. */
const DEFAULTS = ['code', 'nameZh', 'nameEn', 'kind', 'people', 'actions']

/** Departments in their tree, and the enterprises of external users. */
export default function DepartmentsPage({ services }: OwnPageProps) {
  const { http, language } = services
  const { t } = useTranslation()
  const mayEdit = services.can(ADMIN_RIGHTS.departments.edit)
  const [open, setOpen] = useState<{ readonly department: AdminDepartment | null } | null>(null)
  const write = useQuickWrite()
  const list = useAdminList<AdminDepartment, DepartmentFilter>({
    name: 'departments',
    noFilter: NO_DEPARTMENT_FILTER,
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

  const columns = useMemo(
    () =>
      departmentColumns(
        t,
        mayEdit
          ? row => [
              { id: 'edit', label: t('admin.edit'), onSelect: () => setOpen({ department: row }) },
              { id: 'delete', label: t('admin.delete'), danger: true, onSelect: () => void remove(row) },
            ]
          : null,
      ),
    [mayEdit, remove, t],
  )

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
        defaults={DEFAULTS}
        rowKey={row => row.code}
        renderFilter={departmentFilter(t)}
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
