import { getRoleOverview } from '@apron/contract/permissions/admin-role.calls'
import { useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { useState } from 'react'
import { accessByApp } from './role-access.ts'
import { RoleAccessList } from './role-access-list.tsx'
import styles from './roles.module.css'
import { rolesTexts } from './roles.texts.ts'

/** Describes the selected roles, and shows what they open on demand. */
export function ChosenRoles({ codes }: { readonly codes: readonly string[] }) {
  const t = useTexts(rolesTexts)
  const [open, setOpen] = useState(false)
  const { data } = useAppQuery(getRoleOverview)
  const chosen = data?.roles.filter(({ code }) => codes.includes(code)) ?? []
  if (data === undefined || chosen.length === 0) return null
  const names = new Map(data.departments.map(({ code, name }) => [code, name]))
  return (
    <div className={styles['about']}>
      {chosen.map(role => (
        <div key={role.code}>
          <strong>{role.name}</strong>
          <p>{role.description === '' ? t.noDescription : role.description}</p>
          {open && <RoleAccessList apps={accessByApp(role, data.choices, code => names.get(code) ?? code)} />}
        </div>
      ))}
      <div>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t.hideOpens : t.showOpens}
        </Button>
      </div>
    </div>
  )
}
