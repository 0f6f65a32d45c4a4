import { IconButton } from '@apron/ui/button'
import { IconMenu2 } from '@apron/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../paths.ts'
import { Logo } from './logo.tsx'
import styles from './top-bar.module.css'

interface TopBarProps {
  /** Without a menu there is nothing to collapse: the public pages. */
  readonly menu: {
    readonly collapsed: boolean
    readonly onToggle: () => void
    readonly onOpenDrawer: () => void
  } | null
  /** Site, language, theme, user. */
  readonly children: ReactNode
}

/** Logo to the home page, the menu's switch, and what the session offers (BAR-01). */
export function TopBar({ menu, children }: TopBarProps) {
  const { t } = useTranslation()
  return (
    <header className={styles['bar']} aria-label={t('navigation.topBar')}>
      {menu && (
        <>
          <span className={styles['wide']}>
            <IconButton
              label={t(menu.collapsed ? 'navigation.expand' : 'navigation.collapse')}
              icon={<IconMenu2 size={20} stroke={1.5} />}
              onClick={menu.onToggle}
            />
          </span>
          <span className={styles['narrow']}>
            <IconButton
              label={t('navigation.openDrawer')}
              icon={<IconMenu2 size={20} stroke={1.5} />}
              onClick={menu.onOpenDrawer}
            />
          </span>
        </>
      )}
      <a className={styles['logo']} href={PATHS.dashboard} aria-label={t('navigation.home')}>
        <Logo />
        <span>Apron</span>
      </a>
      <div className={styles['end']}>{children}</div>
    </header>
  )
}
