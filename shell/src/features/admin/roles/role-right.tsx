import type { RoleChoices, RoleResource } from '@apron/contract/permissions/admin-role'
import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { CheckField } from '@apron/ui/fields'
import { MultiSelectField, type SelectOption } from '@apron/ui/select'
import { grantedIn, withEverywhere, withLimits } from './role-grants.ts'
import styles from './roles.module.css'
import { rolesTexts } from './roles.texts.ts'

interface RoleRightProps {
  readonly right: RoleChoices['resources'][number]
  readonly grants: readonly RoleResource[]
  readonly userType: RoleResource['userType']
  readonly departments: readonly SelectOption[]
  /** True while its departments are expanded. */
  readonly limiting: boolean
  readonly onLimiting: (open: boolean) => void
  readonly onChange: (grants: RoleResource[]) => void
}

/** One permission with its scope. A dot marks a permission limited to departments. */
export function RoleRight(props: RoleRightProps) {
  const { right, grants, userType, departments, limiting, onLimiting, onChange } = props
  const t = useTexts(rolesTexts)
  const { identify, title } = right
  const given = grantedIn(grants, identify, userType)
  const limits = given.includes('') ? [] : given
  const limited = limits.length > 0
  return (
    <div className={styles['right']}>
      <CheckField
        label={title}
        note={identify}
        checked={given.length > 0}
        onChange={checked => onChange(withEverywhere(grants, identify, userType, checked))}
      />
      {given.length > 0 && (
        <Button size="small" kind="plain" aria-expanded={limiting} onClick={() => onLimiting(!limiting)}>
          {limited && <span className={styles['dot']} />}
          {limited ? fillText(t.limited, { list: limits.join(' ') }) : t.everyDepartment}
        </Button>
      )}
      {limiting && given.length > 0 && (
        <div className={styles['limit']}>
          <MultiSelectField
            label={fillText(t.limit, { title })}
            placeholder={t.everyDepartment}
            options={departments}
            value={limits}
            onChange={codes => onChange(withLimits(grants, identify, userType, codes))}
          />
        </div>
      )}
    </div>
  )
}
