import type { RoleChoices, RoleResource } from '@apron/contract/permissions/admin-role'
import { useTexts } from '@apron/sdk'
import { CheckField, TextField } from '@apron/ui/fields'
import type { SelectOption } from '@apron/ui/select'
import { useState } from 'react'
import styles from '../shared/admin.module.css'
import { applicationName, grantedDepartments, groupPermissions, withPermission } from './role-grants.ts'
import { RolePermission } from './role-permission.tsx'
import { rolesTexts } from './roles.texts.ts'

interface RolePermissionsProps {
  readonly choices: Pick<RoleChoices, 'resources' | 'menus'>
  readonly grants: readonly RoleResource[]
  readonly userType: RoleResource['userType']
  readonly departments: readonly SelectOption[]
  readonly onChange: (grants: RoleResource[]) => void
}

/** Permissions of a role for a user type, by sub-application, each for all or selected departments. */
export function RolePermissions({ choices, grants, userType, departments, onChange }: RolePermissionsProps) {
  const t = useTexts(rolesTexts)
  const [searchText, setSearchText] = useState('')
  const [expandedPermission, setExpandedPermission] = useState<string | null>(null)
  const groups = groupPermissions(choices.resources, searchText)
  const isGranted = ({ identify }: { readonly identify: string }) =>
    grantedDepartments(grants, identify, userType).length > 0
  const setAllGranted = (permissions: RoleChoices['resources'], granted: boolean) =>
    permissions.reduce<RoleResource[]>(
      (all, { identify }) => withPermission(all, identify, userType, granted),
      [...grants],
    )
  return (
    <div className={styles['stack']}>
      <TextField label={t.find} type="search" value={searchText} onChange={setSearchText} />
      <div className={styles['choices']}>
        {groups.length === 0 && <p>{t.noMatch}</p>}
        {groups.map(({ app, permissions }) => (
          <fieldset key={app} className={styles['choiceGroup']}>
            <legend>{applicationName(choices.menus, app)}</legend>
            {permissions.length > 1 && (
              <CheckField
                label={t.allOfThese}
                checked={permissions.every(isGranted)}
                indeterminate={!permissions.every(isGranted) && permissions.some(isGranted)}
                onChange={checked => onChange(setAllGranted(permissions, checked))}
              />
            )}
            {permissions.map(permission => (
              <RolePermission
                key={permission.identify}
                permission={permission}
                grants={grants}
                userType={userType}
                departments={departments}
                expanded={expandedPermission === permission.identify}
                onExpandedChange={expanded => setExpandedPermission(expanded ? permission.identify : null)}
                onChange={onChange}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  )
}
