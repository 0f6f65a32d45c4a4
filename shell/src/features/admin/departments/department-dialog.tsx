import { saveAdminDepartment } from '@apron/contract/calls/admin-department.calls'
import { type AdminDepartment, DEPARTMENT_KINDS } from '@apron/contract/entities/admin-department'
import { ADMIN_TEXT_LENGTHS } from '@apron/contract/rules/admin-formats'
import { ChoiceField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { SelectField } from '@apron/ui/select'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { faultTexts } from '../shared/field-texts.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useRecordForm } from '../shared/use-record-form.ts'
import { useSourceOptions } from '../shared/use-source-options.ts'
import { departmentFaults, departmentForm, toDepartmentSave } from './department-form.ts'

interface DepartmentDialogProps {
  readonly services: PageServices
  /** Null: a new one. */
  readonly department: AdminDepartment | null
  readonly onClose: () => void
}

/** A department or enterprise to be filled in. */
export function DepartmentDialog({ services, department, onClose }: DepartmentDialogProps) {
  const { t } = useTranslation()
  const parents = useSourceOptions(services, 'department')
  const { form, change, field, write, save } = useRecordForm({
    start: departmentForm(department),
    errorsOf: filled => faultTexts(departmentFaults(filled), t),
    send: filled => services.http.call(saveAdminDepartment, { body: toDepartmentSave(filled, department) }),
    done: t(department === null ? 'admin.added' : 'admin.changed'),
    onSaved: onClose,
  })

  return (
    <FormDialog
      title={department === null ? t('departments.add') : t('departments.edit', { code: department.code })}
      write={write}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={t('admin.code')}
        required
        mono
        disabled={department !== null}
        hint={department === null ? t('departments.codeHint') : undefined}
        maxLength={20}
        {...field('code')}
        onChange={text => change({ code: text.toUpperCase() })}
      />
      <ChoiceField
        label={t('departments.kind')}
        options={DEPARTMENT_KINDS.map(value => ({ value, label: t(`departments.kind.${value}`) }))}
        {...field('kind')}
      />
      <TextField
        label={t('admin.nameZh')}
        required
        maxLength={ADMIN_TEXT_LENGTHS.name}
        {...field('nameZh')}
      />
      <TextField
        label={t('admin.nameEn')}
        required
        maxLength={ADMIN_TEXT_LENGTHS.name}
        {...field('nameEn')}
      />
      {form.kind === 'department' && (
        <FormWide>
          <SelectField
            label={t('departments.parent')}
            placeholder={t('departments.top')}
            clearable
            searchable
            options={parents.filter(({ value }) => value !== form.code)}
            {...field('parentCode')}
          />
        </FormWide>
      )}
    </FormDialog>
  )
}
