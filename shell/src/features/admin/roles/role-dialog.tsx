import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import {
  type AdminRoleDetail,
  AdminRoleSave,
  HANDING_ON,
  ROLE_GRANTS_MAX,
  type RoleChoices,
  type RoleResource,
} from '@apron/contract/permissions/admin-role'
import { getAdminRole, pageAdminRoles, saveAdminRole } from '@apron/contract/permissions/admin-role.calls'
import { pagePermissionChanges } from '@apron/contract/permissions/permission-change.calls'
import { ADMIN_TEXT_LENGTHS } from '@apron/contract/rules/records/admin-formats'
import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-permissions'
import { roleProblems } from '@apron/contract/rules/rights/role-fields'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { fillText, useCall, useTexts } from '@apron/sdk'
import { ChoiceField, TextAreaField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { Tabs } from '@apron/ui/tabs'
import { useState } from 'react'
import { waitingTexts } from '../changes/changes.texts.ts'
import { adminTexts } from '../shared/admin.texts.ts'
import { usePermissionRules } from '../shared/use-permission-rules.ts'
import { useSourceOptions } from '../shared/use-source-options.ts'
import { WaitingNotice } from '../shared/waiting-notice.tsx'
import { RoleMenus } from './role-menus.tsx'
import { RolePermissions } from './role-permissions.tsx'
import { rolesTexts } from './roles.texts.ts'

interface RoleDialogProps {
  readonly choices: RoleChoices
  /** Null to create a role. */
  readonly role: AdminRoleDetail | null
  readonly onClose: () => void
}

const PARTS = ['resources', 'menus'] as const
/** The form always sends the description and the delegation setting. */
type RoleForm = AdminRoleSave & Required<Pick<AdminRoleSave, 'descriptionZh' | 'descriptionEn' | 'handingOn'>>

const NEW_ROLE: RoleForm = {
  code: '',
  nameZh: '',
  nameEn: '',
  descriptionZh: '',
  descriptionEn: '',
  handingOn: 'timed',
  resources: [],
  menus: [],
  version: null,
}

function formOf(role: AdminRoleDetail): RoleForm {
  const { code, nameZh, nameEn, descriptionZh, descriptionEn, handingOn, resources, menus, version } = role
  return { code, nameZh, nameEn, descriptionZh, descriptionEn, handingOn, resources, menus, version }
}

/** Edits a role and everything it grants. */
export function RoleDialog({ choices, role, onClose }: RoleDialogProps) {
  const common = useTexts(adminTexts)
  const wait = useTexts(waitingTexts)
  const call = useCall()
  const t = useTexts(rolesTexts)
  const departments = useSourceOptions('department')
  const [userType, setUserType] = useState<RoleResource['userType']>('employee')
  const [part, setPart] = useState('resources')
  const problems = (filled: AdminRoleSave) => [
    // The code of an existing role cannot be changed, so it is not validated.
    ...roleProblems(filled).filter(problem => role === null || problem.field !== 'code'),
    // These limits belong to no single field, so the dialog shows them at the top.
    ...PARTS.filter(name => filled[name].length > ROLE_GRANTS_MAX).map(name => ({
      field: name,
      text: fillText(t.tooMany, { part: t[name], max: ROLE_GRANTS_MAX }),
    })),
  ]
  const form = useRecordForm({
    call: saveAdminRole,
    schema: AdminRoleSave,
    labels: {
      code: common.code,
      nameZh: common.nameZh,
      nameEn: common.nameEn,
      descriptionZh: t.descriptionZh,
      descriptionEn: t.descriptionEn,
      handingOn: t.handingOn,
    },
    start: role === null ? NEW_ROLE : formOf(role),
    record: role?.code ?? 'new',
    input: body => ({ body }),
    words: { handingOn: value => t[`handingOn.${value}` as const] },
    problems,
    done: ({ waiting }) =>
      waiting === undefined
        ? role === null
          ? common.added
          : common.changed
        : fillText(wait.saved, { until: wireMinute(waiting.until) }),
    invalidates: [pageAdminRoles, pagePermissionChanges, queryDataSource],
    onSaved: onClose,
    latest: async () => formOf(await call(getAdminRole, { query: { code: role?.code ?? '' } })),
  })
  const { values, change } = form
  const decide = usePermissionRules()
  const grants = { before: role === null ? null : form.start.resources, after: values.resources }
  const decision = decide({ of: 'role', code: values.code, ...grants })
  return (
    <FormDialog
      title={role === null ? t.add : fillText(t.edit, { name: role.code })}
      width={1100}
      form={form}
      onClose={onClose}
    >
      <WaitingNotice decision={decision} />
      <TextField
        mono
        maxLength={32}
        disabled={role !== null}
        {...form.text('code')}
        required
        onChange={code => change({ code: code.trim().toUpperCase() })}
      />
      <ChoiceField
        label={t.for}
        value={userType}
        options={[
          { value: 'employee', label: t.employee },
          { value: 'enterprise', label: t.enterprise },
        ]}
        onChange={setUserType}
      />
      <TextField {...form.text('nameZh')} required maxLength={60} />
      <TextField {...form.text('nameEn')} required maxLength={60} />
      <FormWide>
        <ChoiceField
          {...form.field('handingOn')}
          disabled={role?.code === ADMINISTRATOR_ROLE}
          options={HANDING_ON.map(value => ({ value, label: t[`handingOn.${value}` as const] }))}
        />
      </FormWide>
      <FormWide>
        <TextAreaField
          {...form.text('descriptionZh')}
          required={role === null}
          rows={2}
          maxLength={ADMIN_TEXT_LENGTHS.roleDescription}
        />
      </FormWide>
      <FormWide>
        <TextAreaField
          {...form.text('descriptionEn')}
          required={role === null}
          rows={2}
          maxLength={ADMIN_TEXT_LENGTHS.roleDescription}
        />
      </FormWide>
      <FormWide>
        <Tabs
          label={t.parts}
          items={[
            { id: 'resources', label: t.resources },
            { id: 'menus', label: t.menus },
          ]}
          value={part}
          onChange={setPart}
        >
          {part === 'resources' ? (
            <RolePermissions
              choices={choices}
              grants={values.resources}
              userType={userType}
              departments={departments}
              onChange={resources => change({ resources })}
            />
          ) : (
            <RoleMenus
              menus={choices.menus}
              grants={values.menus}
              userType={userType}
              onChange={menus => change({ menus })}
            />
          )}
        </Tabs>
      </FormWide>
    </FormDialog>
  )
}
