import type { RoleChoices, RoleMenu } from '@apron/contract/permissions/admin-role'
import { treeLines } from '@apron/pages/list'
import { CheckField } from '@apron/ui/fields'
import type { CSSProperties } from 'react'
import styles from '../shared/admin.module.css'
import { withMenus } from './role-grants.ts'

interface RoleMenusProps {
  readonly menus: RoleChoices['menus']
  readonly grants: readonly RoleMenu[]
  readonly userType: RoleMenu['userType']
  readonly onChange: (grants: RoleMenu[]) => void
}

/** Selects the menu entries a role shows to a user type. Selecting a group includes its pages. */
export function RoleMenus({ menus, grants, userType, onChange }: RoleMenusProps) {
  const shown = new Set(grants.filter(grant => grant.userType === userType).map(({ menuId }) => menuId))
  return (
    <div className={styles['choices']}>
      {treeLines(menus).map(({ entry: { id, name, url }, level }) => {
        const indent: CSSProperties & Record<'--level', number> = { '--level': level }
        return (
          <div key={id} className={styles['level']} style={indent}>
            {url === '' ? (
              <span className={styles['choiceHead']}>{name}</span>
            ) : (
              <CheckField
                label={`${name} ${url}`}
                checked={shown.has(id)}
                onChange={checked => onChange(withMenus(grants, [id], userType, checked))}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
