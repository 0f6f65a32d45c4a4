import { deleteAdminDepartment, pageAdminDepartments } from '@apron/contract/calls/admin-department.calls'
import type { AdminDepartment } from '@apron/contract/entities/admin-department'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { deleteAction, editAction } from '../shared/actions-column.tsx'
import { AddButton } from '../shared/add-button.tsx'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useConfirmedWrite } from '../shared/use-confirmed-write.ts'
import { useRecordDialog } from '../shared/use-record-dialog.ts'
import { DepartmentDialog } from './department-dialog.tsx'
import {
  type DepartmentFilter,
  departmentColumns,
  departmentFilter,
  NO_DEPARTMENT_FILTER,
} from './departments.table.tsx'
import { departmentsTexts } from './departments.texts.ts'

export const texts = { ...adminTexts, ...departmentsTexts }

const DEFAULTS = ['code', 'nameZh', 'nameEn', 'kind', 'people', 'actions']

/** Departments in their tree, and the enterprises of external users. */
export default function DepartmentsPage({ services }: OwnPageProps) {
  const { http, language } = services
  const { t } = useTranslation()
  const mayEdit = services.can(ADMIN_RIGHTS.departments.edit)
  const list = useAdminList<AdminDepartment, DepartmentFilter>({
    name: 'departments',
    noFilter: NO_DEPARTMENT_FILTER,
    ask: (position, { keyword, kind }, signal) =>
      http.call(pageAdminDepartments, {
        body: { ...position, queryCriteria: { text: keyword, ...(kind === null ? {} : { kind }) } },
        ...(signal === undefined ? {} : { signal }),
      }),
  })
  const dialog = useRecordDialog<{ readonly department: AdminDepartment | null }>(list.reload)
  const askAndWrite = useConfirmedWrite(services, list.reload)

  const remove = ({ code, version, nameZh, nameEn }: AdminDepartment) => {
    const name = language === 'zh' ? nameZh : nameEn
    return askAndWrite(
      {
        title: t('departments.deleteTitle'),
        message: t('departments.deleteQuestion', { code, name }),
        confirmLabel: t('admin.delete'),
      },
      () => http.call(deleteAdminDepartment, { body: { code, version } }),
      t('admin.deleted'),
    )
  }

  const columns = departmentColumns(
    t,
    mayEdit
      ? row => [
          editAction(t, () => dialog.open({ department: row })),
          deleteAction(t, () => void remove(row)),
        ]
      : null,
  )

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
            <AddButton label={t('departments.add')} onClick={() => dialog.open({ department: null })} />
          )
        }
      />
      {dialog.opened && <DepartmentDialog services={services} {...dialog.opened} onClose={dialog.close} />}
    </>
  )
}
