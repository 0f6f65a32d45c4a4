import type { AdminMenu } from '@apron/contract/menus/admin-menu'
import { MENU_FIELD_LABELS } from '@apron/contract/rules/menus/menu-fields'
import { type ActionsOf, actionsColumn, type TreeLine } from '@apron/pages/list'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { IconButton } from '@apron/ui/button'
import { IconChevronDown, IconChevronRight } from '@apron/ui/icons'
import type { TableColumn } from '@apron/ui/table'
import type { CSSProperties } from 'react'
import styles from '../shared/admin.module.css'
import { RoleNames, useRoleNames } from '../shared/role-names.tsx'
import { menusTexts } from './menus.texts.ts'

export type MenuLine = TreeLine<AdminMenu>

interface CellNeeds {
  readonly collapsed: ReadonlySet<string>
  readonly onToggle: (id: string) => void
  readonly actions: ActionsOf<MenuLine>
}

export function useMenuColumns({ collapsed, onToggle, actions }: CellNeeds): TableColumn<MenuLine>[] {
  const language = useLanguage()
  const roleNames = useRoleNames()
  const nameOf = ({ entry }: MenuLine) => (language === 'zh' ? entry.nameZh : entry.nameEn)
  const rolesOf = ({ entry }: MenuLine) =>
    entry.roles
      .map(
        ({ roleCode, userType }) =>
          roleCode + (userType === 'enterprise' ? menusTexts.external[language] : ''),
      )
      .join(' ')
  return [
    {
      id: 'name',
      labels: menusTexts.name,
      cell: line => (
        <MenuName
          line={line}
          name={nameOf(line)}
          collapsed={collapsed.has(line.entry.id)}
          onToggle={() => onToggle(line.entry.id)}
        />
      ),
      text: nameOf,
      minWidth: 260,
      locked: true,
    },
    { id: 'url', labels: MENU_FIELD_LABELS.url, cell: ({ entry }) => entry.url, minWidth: 200, mono: true },
    {
      id: 'identify',
      labels: MENU_FIELD_LABELS.identify,
      cell: ({ entry }) => entry.identify,
      width: 220,
      mono: true,
    },
    {
      id: 'roles',
      labels: menusTexts.roles,
      cell: line => <Roles line={line} names={roleNames} />,
      // The export uses codes.
      text: rolesOf,
      minWidth: 180,
    },
    ...actionsColumn(actions, nameOf),
  ]
}

interface RolesProps {
  readonly line: MenuLine
  /** Role names by code. */
  readonly names: ReadonlyMap<string, string>
}

/** Shows the roles that have the entry. */
function Roles({ line: { entry }, names }: RolesProps) {
  const t = useTexts(menusTexts)
  // Merges a role granted to both user types into one.
  const byCode = Map.groupBy(entry.roles, ({ roleCode }) => roleCode)
  const rolesWithGrants = [...byCode].map(([code, grants]) => {
    const external = grants.some(({ userType }) => userType === 'enterprise')
    const employees = grants.some(({ userType }) => userType !== 'enterprise')
    const audience = !external ? '' : employees ? t.alsoExternal : t.external
    return (names.get(code) ?? code) + audience
  })
  return <RoleNames names={rolesWithGrants} />
}

interface MenuNameProps {
  readonly line: MenuLine
  readonly name: string
  readonly collapsed: boolean
  readonly onToggle: () => void
}

/** Shows the name indented by depth, with the button that expands or collapses its children. */
function MenuName({ line, name, collapsed, onToggle }: MenuNameProps) {
  const t = useTexts(menusTexts)
  const indent: CSSProperties & Record<'--level', number> = { '--level': line.level }
  const Chevron = collapsed ? IconChevronRight : IconChevronDown
  return (
    <span className={`${styles['level'] ?? ''} ${styles['treeName'] ?? ''}`} style={indent}>
      {line.hasChildren ? (
        <IconButton
          size="small"
          aria-expanded={!collapsed}
          label={fillText(t[collapsed ? 'expand' : 'collapse'], { name })}
          icon={<Chevron size={18} stroke={1.5} />}
          onClick={onToggle}
        />
      ) : (
        <span className={styles['noChevron']} />
      )}
      {name}
      {line.entry.hidden && <span className={styles['faint']}>{t.isHidden}</span>}
    </span>
  )
}
