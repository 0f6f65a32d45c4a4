import { IconButton } from '@apron/ui/button'
import { IconMoon, IconSun } from '@apron/ui/icons'
import { useTranslation } from 'react-i18next'

interface ThemeButtonProps {
  readonly theme: 'light' | 'dark'
  readonly onToggle: () => void
}

/** Light or dark, in one tap. */
export function ThemeButton({ theme, onToggle }: ThemeButtonProps) {
  const { t } = useTranslation()
  const dark = theme === 'dark'
  return (
    <IconButton
      label={t(dark ? 'preferences.toLight' : 'preferences.toDark')}
      icon={dark ? <IconSun size={20} stroke={1.5} /> : <IconMoon size={20} stroke={1.5} />}
      onClick={onToggle}
    />
  )
}
