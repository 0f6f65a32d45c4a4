import type { RoleChoices, RoleResource } from '@apron/contract/permissions/admin-role'
import { useTexts } from '@apron/sdk'
import { CheckField, TextField } from '@apron/ui/fields'
import type { SelectOption } from '@apron/ui/select'
import { useState } from 'react'
import styles from '../shared/admin.module.css'
import { applicationName, grantedIn, rightGroups, withEverywhere } from './role-grants.ts'
import { RoleRight } from './role-right.tsx'
import { rolesTexts } from './roles.texts.ts'

interface RoleRightsProps {
  readonly choices: Pick<RoleChoices, 'resources' | 'menus'>
  readonly grants: readonly RoleResource[]
  readonly userType: RoleResource['userType']
  readonly departments: readonly SelectOption[]
  readonly onChange: (grants: RoleResource[]) => void
}

/** Permissions of a role for a user type, by sub-application, each for all or selected departments. */
export function RoleRights({ choices, grants, userType, departments, onChange }: RoleRightsProps) {
  const t = useTexts(rolesTexts)
  const [text, setText] = useState('')
  const [limiting, setLimiting] = useState<string | null>(null)
  const groups = rightGroups(choices.resources, text)
  const has = ({ identify }: { readonly identify: string }) =>
    grantedIn(grants, identify, userType).length > 0
  const giveAll = (rights: RoleChoices['resources'], given: boolean) =>
    rights.reduce<RoleResource[]>(
      (all, { identify }) => withEverywhere(all, identify, userType, given),
      [...grants],
    )
  return (
    <div className={styles['stack']}>
      <TextField label={t.find} type="search" value={text} onChange={setText} />
      <div className={styles['choices']}>
        {groups.length === 0 && <p>{t.noMatch}</p>}
        {groups.map(({ app, rights: own }) => (
          <fieldset key={app} className={styles['choiceGroup']}>
            <legend>{applicationName(choices.menus, app)}</legend>
            {own.length > 1 && (
              <CheckField
                label={t.allOfThese}
                checked={own.every(has)}
                indeterminate={!own.every(has) && own.some(has)}
                onChange={checked => onChange(giveAll(own, checked))}
              />
            )}
            {own.map(right => (
              <RoleRight
                key={right.identify}
                right={right}
                grants={grants}
                userType={userType}
                departments={departments}
                limiting={limiting === right.identify}
                onLimiting={open => setLimiting(open ? right.identify : null)}
                onChange={onChange}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  )
}
