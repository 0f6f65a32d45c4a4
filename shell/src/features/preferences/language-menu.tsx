import type { Language } from '@apron/contract/entities/language'
import { IconButton } from '@apron/ui/button'
import { IconLanguage } from '@apron/ui/icons'
import { Menu } from '@apron/ui/menu'
import { useTranslation } from 'react-i18next'

/** Each language in its own words. */
const NAMES: Record<Language, string> = { zh: '中文', en: 'English' }
const ORDER: readonly Language[] = ['zh', 'en']

interface LanguageMenuProps {
  readonly language: Language
  readonly onChoose: (language: Language) => void
}

/** Switches between Chinese and English (BAR-03). */
export function LanguageMenu({ language, onChoose }: LanguageMenuProps) {
  const { t } = useTranslation()
  return (
    <Menu
      label={t('preferences.language')}
      trigger={
        <IconButton label={t('preferences.language')} icon={<IconLanguage size={20} stroke={1.5} />} />
      }
      items={ORDER.map(choice => ({
        id: choice,
        label: NAMES[choice],
        checked: choice === language,
        onSelect: () => {
          if (choice !== language) onChoose(choice)
        },
      }))}
    />
  )
}
