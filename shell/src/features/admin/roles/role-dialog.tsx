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
import { useRecordForm } from '../shared/use-record-form.ts'
import { useRightsRules } from '../shared/use-rights-rules.ts'
import { useSourceOptions } from '../shared/use-source-options.ts'
import { WaitingNotice } from '../shared/waiting-notice.tsx'
import { RoleMenus } from './role-menus.tsx'
import { RoleRights } from './role-rights.tsx'

interface RoleDialogProps {
  readonly services: PageServices
  readonly choices: RoleChoices
  /** Null makes a new one. */
  readonly role: AdminRoleDetail | null
  readonly onClose: () => void
}

const NEW_ROLE: AdminRoleSave = { code: '', nameZh: '', nameEn: '', resources: [], menus: [], version: null }

/** A role with everything it gives. */
export function RoleDialog({ services, choices, role, onClose }: RoleDialogProps) {
  const { t } = useTranslation()
  const departments = useSourceOptions(services, 'department')
  const [userType, setUserType] = useState<RoleResource['userType']>('employee')
  const [part, setPart] = useState('resources')
  // The code of a role that is there cannot be changed, whatever it looks like.
  const problemsOf = (filled: AdminRoleSave) =>
    roleProblems(filled).filter(problem => role === null || problem.field !== 'code')
  const { form, change, field, write, save } = useRecordForm<AdminRoleSave, AdminRoleDetail>({
    start: role ?? NEW_ROLE,
    errorsOf: filled => problemTexts(problemsOf(filled), services.language),
    send: body => services.http.call(saveAdminRole, { body }),
    done: ({ waiting }) =>
      waiting === undefined
        ? t(role === null ? 'admin.added' : 'admin.changed')
        : t('adminWaiting.saved', { until: waiting.until.slice(0, 16) }),
    onSaved: onClose,
  })
  const judge = useRightsRules(services)
  const grants = { before: role?.resources ?? null, after: form.resources }
  const decision = judge({ of: 'role', code: form.code, ...grants })
  return (
    <FormDialog
      title={role === null ? t('adminRoles.add') : t('adminRoles.edit', { name: role.code })}
      width={1100}
      write={write}
      onClose={onClose}
      onSave={save}
    >
      <WaitingNotice decision={decision} />
      <TextField
        label={t('admin.code')}
        required
        mono
        maxLength={32}
        disabled={role !== null}
        {...field('code')}
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
      <TextField label={t('admin.nameZh')} required maxLength={60} {...field('nameZh')} />
      <TextField label={t('admin.nameEn')} required maxLength={60} {...field('nameEn')} />
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
              choices={choices}
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
