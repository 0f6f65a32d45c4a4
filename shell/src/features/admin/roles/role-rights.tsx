import type { RoleChoices, RoleResource } from '@apron/contract/entities/admin-role'
import { useTexts } from '@apron/sdk'
import { CheckField, TextField } from '@apron/ui/fields'
import { SelectField, type SelectOption } from '@apron/ui/select'
import { useState } from 'react'
import styles from '../shared/admin.module.css'
import { applicationName, grantedIn, rightGroups, withRight } from './role-grants.ts'
import { rolesTexts } from './roles.texts.ts'

interface RoleRightsProps {
  readonly choices: Pick<RoleChoices, 'resources' | 'menus'>
  readonly grants: readonly RoleResource[]
  readonly userType: RoleResource['userType']
  readonly departments: readonly SelectOption[]
  readonly onChange: (grants: RoleResource[]) => void
}

/** The rights of a role for one user type, by sub-application; a right limited to departments names them. */
export function RoleRights({ choices, grants, userType, departments, onChange }: RoleRightsProps) {
  const t = useTexts(rolesTexts)
  const [text, setText] = useState('')
  const [department, setDepartment] = useState<string | null>(null)
  const audience = { userType, deptCode: department ?? '' }
  const groups = rightGroups(choices.resources, text)
  const has = ({ identify }: { readonly identify: string }) =>
    grantedIn(grants, identify, userType).includes(audience.deptCode)
  return (
    <div className={styles['stack']}>
      <div className={styles['pair']}>
        <TextField label={t.find} type="search" value={text} onChange={setText} />
        <SelectField
          label={t.department}
          hint={t.departmentHint}
          placeholder={t.everyDepartment}
          clearable
          searchable
          value={department}
          options={departments}
          onChange={setDepartment}
        />
      </div>
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
                onChange={checked =>
                  onChange(
                    own.reduce<RoleResource[]>(
                      (all, { identify }) => withRight(all, identify, audience, checked),
                      [...grants],
                    ),
                  )
                }
              />
            )}
            {own.map(({ identify, title }) => {
              const given = grantedIn(grants, identify, userType)
              const elsewhere = given.filter(code => code !== audience.deptCode)
              const places = elsewhere.map(code => (code === '' ? t.everyDepartment : code))
              return (
                <CheckField
                  key={identify}
                  label={`${title} · ${identify}${places.length > 0 ? ` (${places.join(' ')})` : ''}`}
                  checked={given.includes(audience.deptCode)}
                  indeterminate={!given.includes(audience.deptCode) && elsewhere.length > 0}
                  onChange={checked => onChange(withRight(grants, identify, audience, checked))}
                />
              )
            })}
          </fieldset>
        ))}
      </div>
    </div>
  )
}
