import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import type { AdminDepartment } from '@apron/contract/organisation/admin-department'
import {
  deleteAdminDepartment,
  pageAdminDepartments,
} from '@apron/contract/organisation/admin-department.calls'
import { adminDepartment } from '@apron/contract/organisation/admin-department.fields'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import {
  AddButton,
  actionsColumn,
  deleteAction,
  editAction,
  ListPage,
  ROW_TEXTS,
  useRecordDialog,
} from '@apron/pages/list'
import { fieldColumns, RecordFilter, useDescribedList, useRecordWords } from '@apron/pages/records'
import { fillText, useHost, useLanguage, usePermission, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import type { TableColumn } from '@apron/ui/table'
import { adminTexts } from '../shared/admin.texts.ts'
import { CutNote } from './cut-note.tsx'
import { DepartmentDialog } from './department-dialog.tsx'
import styles from './departments.module.css'
import { departmentsTexts } from './departments.texts.ts'

const DEFAULT_COLUMNS = ['code', 'nameZh', 'nameEn', 'kind', 'people', 'actions']

const indentedCode = ({ code, level }: AdminDepartment) => (
  <span className={styles['code']} data-level={level}>
    {code}
  </span>
)

function withIndentedCode(column: TableColumn<AdminDepartment>): TableColumn<AdminDepartment> {
  return column.id === 'code' ? { ...column, cell: indentedCode } : column
}

/** Departments as a tree, and the enterprises of external users. */
export default function DepartmentsPage() {
  const t = useTexts(departmentsTexts)
  const common = useTexts(adminTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  const host = useHost()
  const language = useLanguage()
  const mayEdit = usePermission(ADMIN_PERMISSIONS.departments.edit)
  const words = useRecordWords(adminDepartment)
  const list = useDescribedList(adminDepartment, {
    whole: true,
    code: 'AQ_shell_departments',
    call: pageAdminDepartments,
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
  const columns = fieldColumns(adminDepartment, words)
  const isSinglePage = list.page.total <= list.page.size
  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        note={isSinglePage || list.sort !== null || list.filtered ? null : <CutNote rows={list.rows} />}
        columns={[
          ...(list.sort === null ? columns.map(withIndentedCode) : columns),
          ...actionsColumn(mayEdit ? actionsOf : null, row => row.code),
        ]}
        defaults={DEFAULT_COLUMNS}
        rowKey={row => row.code}
        renderFilter={(form, change) => (
          <RecordFilter
            fields={adminDepartment.fields}
            words={words}
            search={t.keyword}
            form={form}
            onChange={change}
          />
        )}
        add={mayEdit && <AddButton label={t.add} onClick={() => dialog.open({ department: null })} />}
      />
      {dialog.opened && <DepartmentDialog {...dialog.opened} onClose={dialog.close} />}
    </>
  )
}
