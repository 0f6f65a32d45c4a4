import { saveDepartment } from '@apron/contract/calls/admin-organisation.calls'
import { type AdminDepartment, DEPARTMENT_KINDS } from '@apron/contract/entities/admin-organisation'
import { ADMIN_TEXT_LENGTHS } from '@apron/contract/rules/admin-formats'
import { ChoiceField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { SelectField } from '@apron/ui/select'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useSourceOptions } from '../shared/use-source-options.ts'
import { useWrite } from '../shared/use-write.ts'
import { departmentFaults, NEW_DEPARTMENT, toDepartmentSave } from './department-form.ts'

interface DepartmentDialogProps {
  readonly services: PageServices
  /** Null: a new one. */
  readonly department: AdminDepartment | null
  readonly onClose: () => void
}

/** A department or enterprise to be filled in. */
export function DepartmentDialog({ services, department, onClose }: DepartmentDialogProps) {
  const { t } = useTranslation()
  const [form, setForm] = useState(
    department === null
      ? NEW_DEPARTMENT
      : {
          code: department.code,
          nameZh: department.nameZh,
          nameEn: department.nameEn,
          kind: department.kind,
          parentCode: department.parentCode === '' ? null : department.parentCode,
        },
  )
  const [tried, setTried] = useState(false)
  const write = useWrite()
  const parents = useSourceOptions(services, 'department')
  const change = (part: Partial<typeof form>) => setForm(before => ({ ...before, ...part }))
  const faults = departmentFaults(form)
  const errorOf = (field: keyof typeof faults) => {
    const fault = tried ? faults[field] : undefined
    return fault && t(fault)
  }

  async function save(): Promise<void> {
    setTried(true)
    if (Object.keys(faults).length > 0) return
    const done = await write.run(
      () => services.http.call(saveDepartment, { body: toDepartmentSave(form, department) }),
      t(department === null ? 'admin.added' : 'admin.changed'),
    )
    if (done) onClose()
  }

  const { code } = form
  return (
    <FormDialog
      title={department === null ? t('departments.add') : t('departments.edit', { code: department.code })}
      write={write}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t('admin.code')}
        required
        mono
        disabled={department !== null}
        hint={department === null ? t('departments.codeHint') : undefined}
        maxLength={20}
        value={code}
        error={errorOf('code')}
        onChange={text => change({ code: text.toUpperCase() })}
      />
      <ChoiceField
        label={t('departments.kind')}
        value={form.kind}
        options={DEPARTMENT_KINDS.map(value => ({ value, label: t(`departments.kind.${value}`) }))}
        onChange={kind => change({ kind })}
      />
      <TextField
        label={t('admin.nameZh')}
        required
        maxLength={ADMIN_TEXT_LENGTHS.name}
        value={form.nameZh}
        error={errorOf('nameZh')}
        onChange={nameZh => change({ nameZh })}
      />
      <TextField
        label={t('admin.nameEn')}
        required
        maxLength={ADMIN_TEXT_LENGTHS.name}
        value={form.nameEn}
        error={errorOf('nameEn')}
        onChange={nameEn => change({ nameEn })}
      />
      {form.kind === 'department' && (
        <FormWide>
          <SelectField
            label={t('departments.parent')}
            placeholder={t('departments.top')}
            clearable
            searchable
            value={form.parentCode}
            options={parents.filter(({ value }) => value !== code)}
            onChange={parentCode => change({ parentCode })}
          />
        </FormWide>
      )}
    </FormDialog>
  )
}
