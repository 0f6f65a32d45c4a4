import { deleteAdminDepartment, pageAdminDepartments } from '@apron/contract/calls/admin-department.calls'
import { queryDataSource } from '@apron/contract/calls/data-source.calls'
import { type AdminDepartment, DEPARTMENT_SORT_KEYS } from '@apron/contract/entities/admin-department'
import { ADMIN_RIGHTS } from '@apron/contract/rules/rights/admin-rights'
import {
  AddButton,
  criteriaOf,
  deleteAction,
  editAction,
  ListPage,
  ROW_TEXTS,
  useList,
  useRecordDialog,
} from '@apron/pages/list'
import { fillText, useHost, useLanguage, usePermission, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { adminTexts } from '../shared/admin.texts.ts'
import { CutNote } from './cut-note.tsx'
import { DepartmentDialog } from './department-dialog.tsx'
import { DEPARTMENT_FILTER, DepartmentFields, useDepartmentColumns } from './departments.table.tsx'
import { departmentsTexts } from './departments.texts.ts'

const DEFAULTS = ['code', 'nameZh', 'nameEn', 'kind', 'people', 'actions']

/** Departments in their tree, and the enterprises of external users. */
export default function DepartmentsPage() {
  const t = useTexts(departmentsTexts)
  const common = useTexts(adminTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  const host = useHost()
  const language = useLanguage()
  const mayEdit = usePermission(ADMIN_RIGHTS.departments.edit)
  const list = useList({
    whole: true,
    code: 'AQ_shell_departments',
    call: pageAdminDepartments,
    filter: DEPARTMENT_FILTER,
    sortKeys: DEPARTMENT_SORT_KEYS,
    criteria: criteriaOf,
  })
  const dialog = useRecordDialog<{ readonly department: AdminDepartment | null }>(list.reload)
  const deleting = useAction(deleteAdminDepartment, {
    done: common.deleted,
    invalidates: [pageAdminDepartments, queryDataSource],
  })

  const remove = async ({ code, version, nameZh, nameEn }: AdminDepartment) => {
    const message = fillText(t.deleteQuestion, { code, name: language === 'zh' ? nameZh : nameEn })
    const sure = await host.confirm({ title: t.deleteTitle, message, confirmLabel: rowTexts.delete })
    if (sure) await deleting.run({ body: { code, version } })
  }
  const actionsOf = (department: AdminDepartment) => [
    editAction(rowTexts, () => dialog.open({ department })),
    deleteAction(rowTexts, () => void remove(department)),
  ]
  const isWhole = list.page.total <= list.page.size
  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        note={isWhole || list.sort !== null || list.filtered ? null : <CutNote rows={list.rows} />}
        columns={useDepartmentColumns(mayEdit ? actionsOf : null, list.sort === null)}
        defaults={DEFAULTS}
        rowKey={row => row.code}
        renderFilter={(form, change) => <DepartmentFields form={form} change={change} />}
        actions={mayEdit && <AddButton label={t.add} onClick={() => dialog.open({ department: null })} />}
      />
      {dialog.opened && <DepartmentDialog {...dialog.opened} onClose={dialog.close} />}
    </>
  )
}
