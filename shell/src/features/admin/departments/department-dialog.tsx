import { pageAdminDepartments, saveAdminDepartment } from '@apron/contract/calls/admin-department.calls'
import { queryDataSource } from '@apron/contract/calls/data-source.calls'
import {
  type AdminDepartment,
  AdminDepartmentSave,
  DEPARTMENT_KINDS,
  NewAdminDepartment,
} from '@apron/contract/entities/admin-department'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { fillText, useCall, useTexts } from '@apron/sdk'
import { ChoiceField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { SelectField } from '@apron/ui/select'
import { adminTexts } from '../shared/admin.texts.ts'
import { useSourceOptions } from '../shared/use-source-options.ts'
import { departmentsTexts } from './departments.texts.ts'

interface DepartmentDialogProps {
  /** Null: a new one. */
  readonly department: AdminDepartment | null
  readonly onClose: () => void
}

const NEW_DEPARTMENT: AdminDepartmentSave = {
  code: '',
  nameZh: '',
  nameEn: '',
  kind: 'department',
  parentCode: '',
  version: null,
}

function formOf(department: AdminDepartment): AdminDepartmentSave {
  const { code, nameZh, nameEn, kind, parentCode, version } = department
  return { code, nameZh, nameEn, kind, parentCode, version }
}

/** A department or enterprise to be filled in. */
export function DepartmentDialog({ department, onClose }: DepartmentDialogProps) {
  const t = useTexts(departmentsTexts)
  const common = useTexts(adminTexts)
  const call = useCall()
  const parents = useSourceOptions('department')
  const form = useRecordForm({
    call: saveAdminDepartment,
    schema: department === null ? NewAdminDepartment : AdminDepartmentSave,
    labels: {
      code: common.code,
      nameZh: common.nameZh,
      nameEn: common.nameEn,
      kind: t.kind,
      parentCode: t.parent,
    },
    start: department === null ? NEW_DEPARTMENT : formOf(department),
    record: department?.code ?? 'new',
    // An enterprise stands for itself.
    input: filled => ({ body: filled.kind === 'department' ? filled : { ...filled, parentCode: '' } }),
    forms: { code: t.codeWrong },
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
      <TextField
        {...form.text('code')}
        mono
        disabled={department !== null}
        hint={department === null ? t.codeHint : undefined}
        maxLength={20}
        onChange={text => form.change({ code: text.toUpperCase() })}
      />
      <ChoiceField
        {...form.field('kind')}
        options={DEPARTMENT_KINDS.map(value => ({ value, label: t[`kind.${value}` as const] }))}
        required={false}
      />
      <TextField {...form.text('nameZh')} />
      <TextField {...form.text('nameEn')} />
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
