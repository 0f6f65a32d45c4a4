import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import {
  type AdminDepartment,
  AdminDepartmentSave,
  NewAdminDepartment,
} from '@apron/contract/organisation/admin-department'
import {
  pageAdminDepartments,
  saveAdminDepartment,
} from '@apron/contract/organisation/admin-department.calls'
import { adminDepartment } from '@apron/contract/organisation/admin-department.fields'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { describedForm, formValues, RecordFields, useRecordWords } from '@apron/pages/records'
import { fillText, useCall, useTexts } from '@apron/sdk'
import { FormWide } from '@apron/ui/form'
import { SelectField } from '@apron/ui/select'
import { adminTexts } from '../shared/admin.texts.ts'
import { useSourceOptions } from '../shared/use-source-options.ts'
import { departmentsTexts } from './departments.texts.ts'

interface DepartmentDialogProps {
  /** Null to create a department. */
  readonly department: AdminDepartment | null
  readonly onClose: () => void
}

const formOf = (department: AdminDepartment | null): AdminDepartmentSave => ({
  ...formValues(adminDepartment.fields, department),
  version: department?.version ?? null,
})

const NAMES = ['code', 'kind', 'nameZh', 'nameEn']

/** Creates or edits a department or enterprise. */
export function DepartmentDialog({ department, onClose }: DepartmentDialogProps) {
  const t = useTexts(departmentsTexts)
  const common = useTexts(adminTexts)
  const call = useCall()
  const parents = useSourceOptions('department')
  const form = useRecordForm({
    ...describedForm(adminDepartment, useRecordWords(adminDepartment)),
    call: saveAdminDepartment,
    schema: department === null ? NewAdminDepartment : AdminDepartmentSave,
    start: formOf(department),
    record: department?.code ?? 'new',
    // An enterprise has no parent.
    input: filled => ({ body: filled.kind === 'department' ? filled : { ...filled, parentCode: '' } }),
    done: department === null ? common.added : common.changed,
    invalidates: [pageAdminDepartments, queryDataSource],
    onSaved: onClose,
    async latest() {
      const queryCriteria = { text: department?.code ?? '' }
      const { records } = await call(pageAdminDepartments, { body: { current: 1, size: 200, queryCriteria } })
      const found = records.find(({ code }) => code === department?.code)
      return found === undefined ? null : formOf(found)
    },
  })
  const { code, kind, parentCode } = form.values

  return (
    <FormDialog
      title={department === null ? t.add : fillText(t.edit, { code: department.code })}
      form={form}
      onClose={onClose}
    >
      <RecordFields record={adminDepartment} form={form} saved={department} names={NAMES} />
      {kind === 'department' && (
        <FormWide>
          <SelectField
            {...form.field('parentCode')}
            placeholder={t.top}
            clearable
            searchable
            options={parents.filter(({ value }) => value !== code)}
            value={parentCode === '' ? null : parentCode}
            onChange={parent => form.change({ parentCode: parent ?? '' })}
          />
        </FormWide>
      )}
    </FormDialog>
  )
}
