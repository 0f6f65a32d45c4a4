import { initialsOf } from '@apron/contract/rules/people/initials'
import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { IconBell, IconEdit, IconHelp, IconKey, IconLogout, IconUser } from '@apron/ui/icons'
import { Menu, type MenuEntry } from '@apron/ui/menu'
import { preferencesTexts } from '../preferences/preferences.texts.ts'
import { sessionTexts } from './session.texts.ts'
import type { SessionData } from './session-store.ts'
import styles from './user-menu.module.css'

interface UserMenuProps {
  readonly session: SessionData
  readonly compact: boolean
  /** Items that do not fit the top bar in a narrow window. */
  readonly collapsedItems: readonly MenuEntry[]
  readonly onCompact: () => void
  readonly onSubscribe: () => void
  readonly onChangePassword: () => void
  readonly onDrafts: () => void
  readonly onShortcuts: () => void
  /** Names of others who can quickly sign in on this device. */
  readonly others: readonly { readonly id: string; readonly name: string }[]
  /** Null if the deployment has disabled it. */
  readonly onQuickSignIn: (() => void) | null
  readonly onOpen: () => void
  readonly onPerson: (id: string) => void
  readonly onSwitchUser: () => void
  readonly onLogout: () => void
}

/** User menu: compact display, password, subscriptions, switching users and logout (BAR-07). */
export function UserMenu(props: UserMenuProps) {
  const {
    session,
    compact,
    collapsedItems,
    onCompact,
    onSubscribe,
    onChangePassword,
    onDrafts,
    onShortcuts,
    others,
    onQuickSignIn,
    onOpen,
    onPerson,
    onSwitchUser,
    onLogout,
  } = props
  const texts = useTexts(sessionTexts)
  const preferences = useTexts(preferencesTexts)
  const { user, roles } = session
  const roleNames = roles.map(role => role.name).join(' · ')
  return (
    <Menu
      label={texts.userMenu}
      onOpen={onOpen}
      trigger={
        <button type="button" className={styles['trigger']} aria-label={`${texts.userMenu}: ${user.name}`}>
          <span className={styles['avatar']} aria-hidden="true">
            {initialsOf(user.name)}
          </span>
          <span className={styles['name']}>{user.name}</span>
        </button>
      }
      items={[
        { id: 'code', note: fillText(texts.number, { code: user.code }) },
        { id: 'place', note: [user.deptName, roleNames].filter(name => name !== '').join(' · ') },
        { id: 'line', divider: true as const },
        ...collapsedItems,
        { id: 'compact', label: preferences.compact, checked: compact, onSelect: onCompact },
        {
          id: 'password',
          label: texts.changePassword,
          icon: <IconKey size={18} stroke={1.5} />,
          onSelect: onChangePassword,
        },
        {
          id: 'subscriptions',
          label: texts.subscriptions,
          icon: <IconBell size={18} stroke={1.5} />,
          onSelect: onSubscribe,
        },
        {
          id: 'drafts',
          label: texts.drafts,
          icon: <IconEdit size={18} stroke={1.5} />,
          onSelect: onDrafts,
        },
        ...(onQuickSignIn === null
          ? []
          : [
              {
                id: 'quick',
                label: texts.quickSignIn,
                icon: <IconKey size={18} stroke={1.5} />,
                onSelect: onQuickSignIn,
              },
            ]),
        ...others.map(({ id, name }) => ({
          id: `person ${id}`,
          label: fillText(texts.changeTo, { name }),
          icon: <IconUser size={18} stroke={1.5} />,
          onSelect: () => onPerson(id),
        })),
        {
          id: 'shortcuts',
          label: texts.shortcuts,
          icon: <IconHelp size={18} stroke={1.5} />,
          onSelect: onShortcuts,
        },
        {
          id: 'switch',
          label: texts.switchUser,
          icon: <IconUser size={18} stroke={1.5} />,
          onSelect: onSwitchUser,
        },
        {
          id: 'logout',
          label: texts.logout,
          icon: <IconLogout size={18} stroke={1.5} />,
          onSelect: onLogout,
        },
      ]}
    />
  )
}
