import { IconBell, IconKey, IconLogout } from '@apron/ui/icons'
import { Menu } from '@apron/ui/menu'
import { useTranslation } from 'react-i18next'
import { initialsOf } from './initials.ts'
import type { SessionData } from './session-store.ts'
import styles from './user-menu.module.css'

interface UserMenuProps {
  readonly session: SessionData
  readonly compact: boolean
  readonly onCompact: () => void
  readonly onSubscribe: () => void
  readonly onChangePassword: () => void
  readonly onLogout: () => void
}

/** Who is logged in, the compact display, a new password, what messages are wanted, and logout (BAR-07). */
export function UserMenu(props: UserMenuProps) {
  const { session, compact, onCompact, onSubscribe, onChangePassword, onLogout } = props
  const { t } = useTranslation()
  const { user, roles } = session
  const roleNames = roles.map(role => role.name).join(' · ')
  return (
    <Menu
      label={t('session.userMenu')}
      trigger={
        <button
          type="button"
          className={styles['trigger']}
          aria-label={`${t('session.userMenu')}: ${user.name}`}
        >
          <span className={styles['avatar']} aria-hidden="true">
            {initialsOf(user.name)}
          </span>
          <span className={styles['name']}>{user.name}</span>
        </button>
      }
      items={[
        { id: 'code', note: t('session.number', { code: user.code }) },
        { id: 'place', note: [user.deptName, roleNames].filter(name => name !== '').join(' · ') },
        { id: 'line', divider: true as const },
        { id: 'compact', label: t('preferences.compact'), checked: compact, onSelect: onCompact },
        {
          id: 'password',
          label: t('session.changePassword'),
          icon: <IconKey size={18} stroke={1.5} />,
          onSelect: onChangePassword,
        },
        {
          id: 'subscriptions',
          label: t('session.subscriptions'),
          icon: <IconBell size={18} stroke={1.5} />,
          onSelect: onSubscribe,
        },
        {
          id: 'logout',
          label: t('session.logout'),
          icon: <IconLogout size={18} stroke={1.5} />,
          onSelect: onLogout,
        },
      ]}
    />
  )
}
