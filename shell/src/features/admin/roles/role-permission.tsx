import type { RoleChoices, RoleResource } from '@apron/contract/permissions/admin-role'
import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { CheckField } from '@apron/ui/fields'
import { MultiSelectField, type SelectOption } from '@apron/ui/select'
import { grantedDepartments, withLimits, withPermission } from './role-grants.ts'
import styles from './roles.module.css'
import { rolesTexts } from './roles.texts.ts'

interface RolePermissionProps {
  readonly permission: RoleChoices['resources'][number]
  readonly grants: readonly RoleResource[]
  readonly userType: RoleResource['userType']
  readonly departments: readonly SelectOption[]
  /** True while its departments are expanded. */
  readonly expanded: boolean
  readonly onExpandedChange: (open: boolean) => void
  readonly onChange: (grants: RoleResource[]) => void
}

/** One permission with its scope. A dot marks a permission limited to departments. */
export function RolePermission(props: RolePermissionProps) {
  const { permission, grants, userType, departments, expanded, onExpandedChange, onChange } = props
  const t = useTexts(rolesTexts)
  const { identify, title } = permission
  const grantedCodes = grantedDepartments(grants, identify, userType)
  const limits = grantedCodes.includes('') ? [] : grantedCodes
  const isLimited = limits.length > 0
  return (
    <div className={styles['right']}>
      <CheckField
        label={title}
        note={identify}
        checked={grantedCodes.length > 0}
        onChange={checked => onChange(withPermission(grants, identify, userType, checked))}
      />
      {grantedCodes.length > 0 && (
        <Button
          size="small"
          kind="plain"
          aria-expanded={expanded}
          onClick={() => onExpandedChange(!expanded)}
        >
          {isLimited && <span className={styles['dot']} />}
          {isLimited ? fillText(t.limited, { list: limits.join(' ') }) : t.everyDepartment}
        </Button>
      )}
      {expanded && grantedCodes.length > 0 && (
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
