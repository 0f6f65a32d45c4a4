import { useTexts } from '@apron/sdk/texts'
import { IconButton } from '@apron/ui/button'
import { IconMoon, IconSun } from '@apron/ui/icons'
import { preferencesTexts } from './preferences.texts.ts'

interface ThemeButtonProps {
  readonly theme: 'light' | 'dark'
  readonly onToggle: () => void
}

/** Switches between light and dark. */
export function ThemeButton({ theme, onToggle }: ThemeButtonProps) {
  const texts = useTexts(preferencesTexts)
  const dark = theme === 'dark'
  return (
    <IconButton
      label={dark ? texts.toLight : texts.toDark}
      icon={dark ? <IconSun size={20} stroke={1.5} /> : <IconMoon size={20} stroke={1.5} />}
      onClick={onToggle}
    />
  )
}
