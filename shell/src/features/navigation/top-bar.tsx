import { useTexts } from '@apron/sdk/texts'
import { IconButton } from '@apron/ui/button'
import { IconMenu2 } from '@apron/ui/icons'
import type { ReactNode } from 'react'
import { PATHS } from '../../paths.ts'
import { Logo } from './logo.tsx'
import { navigationTexts } from './navigation.texts.ts'
import styles from './top-bar.module.css'

interface TopBarProps {
  /** Null on public pages, which have no menu. */
  readonly menu: {
    readonly collapsed: boolean
    readonly onToggle: () => void
    readonly onOpenDrawer: () => void
  } | null
  /** Site, language, theme and user controls. */
  readonly children: ReactNode
}

/** Top bar with logo, menu toggle and session controls (BAR-01). */
export function TopBar({ menu, children }: TopBarProps) {
  const texts = useTexts(navigationTexts)
  return (
    <header className={styles['bar']} aria-label={texts.topBar}>
      {menu && (
        <>
          <span className={styles['wide']}>
            <IconButton
              label={menu.collapsed ? texts.expand : texts.collapse}
              icon={<IconMenu2 size={20} stroke={1.5} />}
              onClick={menu.onToggle}
            />
          </span>
          <span className={styles['narrow']}>
            <IconButton
              label={texts.openDrawer}
              icon={<IconMenu2 size={20} stroke={1.5} />}
              onClick={menu.onOpenDrawer}
            />
          </span>
        </>
      )}
      <a className={styles['logo']} href={PATHS.dashboard} aria-label={texts.home}>
        <Logo />
        <span>Apron</span>
      </a>
      <div className={styles['end']}>{children}</div>
    </header>
  )
}
