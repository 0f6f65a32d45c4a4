import { saveAdminRole } from '@apron/contract/calls/admin-role.calls'
import type {
  AdminRoleDetail,
  AdminRoleSave,
  RoleChoices,
  RoleResource,
} from '@apron/contract/entities/admin-role'
import { roleProblems } from '@apron/contract/rules/role-fields'
import { ChoiceField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { Tabs } from '@apron/ui/tabs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { problemTexts } from '../shared/field-texts.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useSourceOptions } from '../shared/use-source-options.ts'
import { useWrite } from '../shared/use-write.ts'
import { RoleMenus } from './role-menus.tsx'
import { RoleRights } from './role-rights.tsx'

interface RoleDialogProps {
  readonly services: PageServices
  readonly choices: RoleChoices
  /** Null makes a new one. */
  readonly role: AdminRoleDetail | null
  readonly onClose: () => void
  readonly onSaved: () => void
}

const NEW_ROLE: AdminRoleSave = { code: '', nameZh: '', nameEn: '', resources: [], menus: [], version: null }

/** A role with everything it gives. */
export function RoleDialog({ services, choices, role, onClose, onSaved }: RoleDialogProps) {
  const { t } = useTranslation()
  const write = useWrite()
  const departments = useSourceOptions(services, 'department')
  const [form, setForm] = useState<AdminRoleSave>(role ?? NEW_ROLE)
  const [userType, setUserType] = useState<RoleResource['userType']>('employee')
  const [part, setPart] = useState('resources')
  const [tried, setTried] = useState(false)
  const change = (fields: Partial<AdminRoleSave>) => setForm(before => ({ ...before, ...fields }))
  // The code of a role that is there cannot be changed, whatever it looks like.
  const problems = roleProblems(form).filter(({ field }) => role === null || field !== 'code')
  const errors = problemTexts(tried ? problems : [], services.language)
  const save = async () => {
    setTried(true)
    if (problems.length > 0) return
    const done = t(role === null ? 'admin.added' : 'admin.changed')
    if (await write.run(() => services.http.call(saveAdminRole, { body: form }), done)) onSaved()
  }
  return (
    <FormDialog
      title={role === null ? t('adminRoles.add') : t('adminRoles.edit', { name: role.code })}
      width={1100}
      write={write}
      onClose={onClose}
      onSave={() => void save()}
    >
      <TextField
        label={t('admin.code')}
        required
        mono
        maxLength={32}
        disabled={role !== null}
        value={form.code}
        error={errors.get('code')}
        onChange={code => change({ code: code.trim().toUpperCase() })}
      />
      <ChoiceField
        label={t('adminRoles.for')}
        value={userType}
        options={[
          { value: 'employee', label: t('adminRoles.employee') },
          { value: 'enterprise', label: t('adminRoles.enterprise') },
        ]}
        onChange={setUserType}
      />
      <TextField
        label={t('admin.nameZh')}
        required
        maxLength={60}
        value={form.nameZh}
        error={errors.get('nameZh')}
        onChange={nameZh => change({ nameZh })}
      />
      <TextField
        label={t('admin.nameEn')}
        required
        maxLength={60}
        value={form.nameEn}
        error={errors.get('nameEn')}
        onChange={nameEn => change({ nameEn })}
      />
      <FormWide>
        <Tabs
          label={t('adminRoles.parts')}
          items={[
            { id: 'resources', label: t('adminRoles.resources') },
            { id: 'menus', label: t('adminRoles.menus') },
          ]}
          value={part}
          onChange={setPart}
        >
          {part === 'resources' ? (
            <RoleRights
              rights={choices.resources}
              grants={form.resources}
              userType={userType}
              departments={departments}
              onChange={resources => change({ resources })}
            />
          ) : (
            <RoleMenus
              menus={choices.menus}
              grants={form.menus}
              userType={userType}
              onChange={menus => change({ menus })}
            />
          )}
        </Tabs>
      </FormWide>
    </FormDialog>
  )
}
